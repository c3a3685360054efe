import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { certificateFile } from '@exit-tickets/testing';
import { findProxies } from '@exit-tickets/testing/proxies';
import { freePort, temporaryDataDir } from '../support/app-process.ts';

const operations = new URL('../../docs/operations.md', import.meta.url);

/** The folder of Debian's package, the folder for its configuration, and the additions from docs/operations.md. */
interface Place {
  root: string;
  folder: string;
  /** The configuration in docs/operations.md, with ports, addresses and certificate of this machine. */
  site: string;
  port: number;
}
interface Program {
  command: [string, ...string[]];
  environment?: Record<string, string>;
}

/** Replaces system-wide paths in a file of a package. */
const rewrite = async (path: string, replacements: Record<string, string>): Promise<void> => {
  let text = await readFile(path, 'utf8');
  for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
  await writeFile(path, text);
};

const prepareNginx = async ({ root, folder, site }: Place): Promise<Program> => {
  const own = join(folder, 'nginx');
  await cp(join(root, 'etc/nginx'), own, { recursive: true });
  await rewrite(join(own, 'nginx.conf'), {
    '/etc/nginx': own,
    '/var/log/nginx': folder,
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    // Other users cannot read a temporary folder.
    'user www-data': 'user root',
  });
  for (const name of ['sites-enabled', 'modules-enabled']) {
    await rm(join(own, name), { recursive: true });
    await mkdir(join(own, name));
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};\n`);
  await writeFile(join(own, 'conf.d', 'here.conf'), paths.join(''));
  await writeFile(join(own, 'sites-enabled', 'site'), site);
  return { command: [join(root, 'usr/sbin/nginx'), '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'] };
};

const prepareCaddy = async ({ root, folder, site, port }: Place): Promise<Program> => {
  const path = join(folder, 'Caddyfile');
  const { cert, key } = certificateIn(folder);
  // With the name in the docs it would fetch a certificate, and listen on 80 and 443.
  const configuration = site.replace('localhost {', `localhost:${port} {\n  tls ${cert} ${key}`);
  await writeFile(path, `{\n  admin off\n  auto_https disable_redirects\n}\n${configuration}`);
  return {
    command: [join(root, 'usr/bin/caddy'), 'run', '--config', path],
    environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
};

/** The modules that Debian's package enables on installation. */
const enabledByDebian =
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime mpm_event negotiation reqtimeout setenvif status';

const prepareApache = async ({ root, folder, site, port }: Place): Promise<Program> => {
  const own = join(folder, 'apache2');
  await cp(join(root, 'etc/apache2'), own, { recursive: true });
  for (const path of globSync(join(own, 'mods-available/*.{load,conf}')))
    await rewrite(path, {
      '/usr/lib/apache2': join(root, 'usr/lib/apache2'),
      '/usr/share/apache2': join(root, 'usr/share/apache2'),
    });
  await rewrite(join(own, 'ports.conf'), { 'Listen 80': '', 'Listen 443': `Listen 127.0.0.1:${port}` });
  await writeFile(join(own, 'sites-enabled', 'site.conf'), site);
  const environment = {
    APACHE_CONFDIR: own,
    APACHE_ENVVARS: join(own, 'envvars'),
    APACHE_STATE_DIRECTORY: folder,
    APACHE_RUN_USER: 'www-data',
    APACHE_RUN_GROUP: 'www-data',
    APACHE_PID_FILE: join(folder, 'apache2.pid'),
    APACHE_RUN_DIR: folder,
    APACHE_LOCK_DIR: folder,
    APACHE_LOG_DIR: folder,
  };
  const [, enabledByHand = ''] = /sudo a2enmod (.*)/.exec(await readFile(operations, 'utf8')) ?? [];
  const modules = [enabledByDebian, enabledByHand].flatMap((names) => names.split(' '));
  // biome-ignore lint/style/noProcessEnv: programs are found on the PATH, as in a shell
  const { PATH = '' } = process.env;
  execFileSync(join(root, 'usr/sbin/a2enmod'), ['--quiet', ...modules], {
    env: { PATH, ...environment },
    stdio: 'pipe',
  });
  return {
    command: [join(root, 'usr/sbin/apache2'), '-d', own, '-f', 'apache2.conf', '-DFOREGROUND'],
    environment,
  };
};

const certificateIn = (folder: string) => ({ cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') });

const languageOf = { nginx: 'nginx', Caddy: 'caddyfile', Apache: 'apache' };
/** The proxies with a configuration in docs/operations.md. */
export type ProxyName = keyof typeof languageOf;
const prepare = { nginx: prepareNginx, Caddy: prepareCaddy, Apache: prepareApache };

/** The configuration in docs/operations.md for this proxy, with ports, addresses and certificate of this machine. */
const readSite = async (name: ProxyName, folder: string, port: number, appUrl: string): Promise<string> => {
  const page = await readFile(operations, 'utf8');
  const [, documented] = new RegExp(`^\`\`\`${languageOf[name]}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  if (documented === undefined) throw new Error(`docs/operations.md has no configuration of ${name}`);
  return documented
    .replaceAll('127.0.0.1:3000', new URL(appUrl).host)
    .replaceAll('/etc/letsencrypt/live/tickets.example.org', folder)
    .replaceAll('tickets.example.org', 'localhost')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('*:443', `127.0.0.1:${port}`);
};

/** A proxy in front of the app as described in docs/operations.md, from Debian's package. */
export const startProxy = async (name: ProxyName, appUrl: string) => {
  const root = await findProxies();
  const { path: folder, remove } = await temporaryDataDir();
  const port = await freePort();
  const { cert, key } = certificateIn(folder);
  await copyFile(certificateFile, cert);
  await copyFile(certificateFile.replace('certificate.pem', 'key.pem'), key);
  const site = await readSite(name, folder, port, appUrl);
  const { command, environment } = await prepare[name]({ root, folder, site, port });
  const [program, ...args] = command;
  const libraries = globSync('{usr/,}lib/*-linux-gnu', { cwd: root }).map((path) => join(root, path));
  // biome-ignore lint/style/noProcessEnv: a server gets the environment of the tests, as a shell would give it
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':'), ...environment };
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  return {
    url: `https://localhost:${port}`,
    /** Its output; its log files are deleted with its folder. */
    output: () => output,
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      await remove();
    },
  };
};
