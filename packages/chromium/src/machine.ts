import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The properties of the computer that matter for finding and starting Chromium. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  /** The folders of PATH, in order. */
  pathFolders: readonly string[];
  /** Folders of installed programs that are not on PATH (macOS, Windows). */
  programFolders: readonly string[];
  /** Where an unpacked Chromium may be kept: the first writable folder is used. */
  cacheFolders: readonly string[];
  /** The environment variables that Chromium gets. */
  environment: Readonly<Record<string, string>>;
}

/** Only what a browser needs, so that it never gets the secrets of this process. */
const passedOn = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'DISPLAY', 'XDG_RUNTIME_DIR', 'LD_LIBRARY_PATH'],
  ...['FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'TEMP', 'TMP', 'SYSTEMROOT', 'WINDIR', 'USERPROFILE', 'APPDATA'],
  ...['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'COMSPEC'],
];

/** The computer this process runs on. The only reader of process.env in this package. */
export function thisMachine(): Machine {
  // biome-ignore lint/style/noProcessEnv: the one place of this package that reads it
  const env = process.env;
  const home = homedir();
  const present = (paths: (string | undefined)[]): string[] => paths.flatMap((path) => path || []);
  return {
    platform: process.platform,
    arch: process.arch,
    pathFolders: present((env.PATH ?? '').split(delimiter)),
    programFolders:
      process.platform === 'darwin'
        ? ['/Applications', join(home, 'Applications')]
        : present([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]),
    cacheFolders: [env.XDG_CACHE_HOME || join(home, '.cache'), tmpdir()],
    environment: Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  };
}
