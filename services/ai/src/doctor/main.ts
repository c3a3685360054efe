import { ConfigError, loadConfig } from '@exit-tickets/service-kit';
import { aiConfig } from '../config.ts';
import { checkModel } from './check-model.ts';

try {
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const config = loadConfig(aiConfig, process.env);
  const isWell = await checkModel(config, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
