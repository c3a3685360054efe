import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { providerOf } from '@exit-tickets/ai/providers';
import { checkMail } from '@exit-tickets/auth/check-mail';
import { ConfigError, isLoopback } from '@exit-tickets/service-kit';
import { publicUrlOf } from '../addresses.ts';
import type { AllInOneConfig } from '../config.ts';
import { hasDatabase } from '../data-dir.ts';
import { reachDatabase } from '../reach-database.ts';
import { storedSecrets } from '../session-secret.ts';
import { explainStart } from '../start-error.ts';
import { checkBus } from './check-bus.ts';
import { checkDatabase } from './check-database.ts';
import { checkChromium, checkDisks, checkSecrets } from './check-machine.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { type Finding, finding, reasonOf } from './finding.ts';
import { firstSteps, type Step } from './first-steps.ts';
import { misspeltNames } from './misspelt-names.ts';
import { type Configs, type Environment, readConfigs } from './read-configs.ts';

const hostsOf = (url: string): string[] => {
  const [, hosts = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]*)/.exec(url) ?? [];
  return hosts.split(',').map((host) => host.replace(/:\d+$/, ''));
};

const checkOwnDatabase = async (config: AllInOneConfig): Promise<Finding[]> => {
  // Connecting would create it.
  if (!config.MONGODB_URL && !hasDatabase(config.DATA_DIR))
    return [finding('database', 'ok', 'the embedded one is made at the first start')];
  try {
    const { url, close } = await reachDatabase(config);
    const isElsewhere = Boolean(config.MONGODB_URL) && !hostsOf(url).every(isLoopback);
    return await checkDatabase(url, isElsewhere).finally(close);
  } catch (error) {
    return [finding('database', 'problem', explainStart(error) ?? reasonOf(error))];
  }
};

const secretsOf = async ({ SESSION_SECRET, DATA_DIR }: AllInOneConfig): Promise<readonly string[] | undefined> => {
  if (SESSION_SECRET) return SESSION_SECRET;
  // Reading would create it.
  return existsSync(join(resolve(DATA_DIR), 'session-secret')) ? storedSecrets(DATA_DIR) : undefined;
};

const checkDoor = async ({ app: config, door: { GATEWAY_URL: gatewayUrl } }: Configs): Promise<Finding[]> => {
  const secrets = await secretsOf(config);
  if (!secrets) return [finding('public address', 'warning', 'the app was never started here')];
  return checkPublicAddress({ publicUrl: publicUrlOf(config), gatewayUrl, secrets });
};

/** Checks how mail is sent; with a recipient, a test mail is sent. */
const checkOwnMail = async ({ auth }: Configs, to?: string): Promise<Finding[]> => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = auth;
  if (!smtpUrl)
    return [finding('mail', to ? 'problem' : 'warning', 'SMTP_URL is not set: reset links are handed over by you')];
  const findings: Finding[] = [];
  for await (const { step, level, text } of checkMail({ smtpUrl, from, publicUrl, to }))
    findings.push(finding('mail', level, `${step}: ${text}`));
  return findings;
};

const checkAi = async ({ ai }: Configs): Promise<Finding[]> => {
  const provider = providerOf(ai);
  if (!provider)
    return [finding('AI', 'ok', 'no model is configured: questions quote the lesson, nothing leaves this machine')];
  const { level, text } = await provider.checkReachable();
  return [finding('AI', level, text)];
};

/** Runs `work` with the configuration of this environment, or reports what is wrong with it. */
const withConfigs = async (
  environment: Environment,
  work: (configs: Configs) => Promise<Finding[]>,
): Promise<Finding[]> => {
  try {
    return await work(readConfigs(environment));
  } catch (error) {
    if (error instanceof ConfigError) return [finding('environment', 'problem', error.message)];
    throw error;
  }
};

const checkNames = (environment: Environment): Finding[] => {
  const misspelt = misspeltNames(environment).map(([name, meant]) =>
    finding('environment', 'warning', `nothing reads ${name}: is ${meant} meant?`),
  );
  return misspelt.length > 0 ? misspelt : [finding('environment', 'ok', 'every variable can be read')];
};

/** Checks every part of the installation that this environment describes; changes and sends nothing. */
export const checkInstallation = (environment: Environment): Promise<Finding[]> =>
  withConfigs(environment, async (configs) => {
    const { app, pdf } = configs;
    const findings = await Promise.all([
      checkNames(environment),
      checkSecrets(app),
      checkOwnDatabase(app),
      checkBus(app.NATS_URL),
      checkOwnMail(configs),
      checkAi(configs),
      checkChromium(pdf.CHROMIUM_PATH),
      checkDisks(app),
      checkDoor(configs),
    ]);
    return findings.flat();
  });

/** Sends a test mail and checks each step. */
export const sendTestMail = (environment: Environment, to: string): Promise<Finding[]> =>
  withConfigs(environment, (configs) => checkOwnMail(configs, to));

/** The ten steps after the start; empty when the environment is invalid, which must be fixed first. */
export const stepsOf = async (environment: Environment): Promise<Step[]> => {
  try {
    return await firstSteps(environment, readConfigs(environment));
  } catch (error) {
    if (error instanceof ConfigError) return [];
    throw error;
  }
};
