import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiConfig } from '@exit-tickets/ai/config';
import { authConfig } from '@exit-tickets/auth/config';
import { services, timeouts } from '@exit-tickets/contracts';
import { gatewayConfig } from '@exit-tickets/gateway/config';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { responsesConfig } from '@exit-tickets/responses/config';
import { loadConfig, processConfig, processConfigWithDatabase, secretNamesIn } from '@exit-tickets/service-kit';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readCompose } from './support/compose.ts';
import { newVariables, readDeployment } from './support/deployment.ts';
import { imageOf } from './support/dockerfile.ts';
import { isInstalled, kustomize, type Manifest, readManifests, render } from './support/manifests.ts';
import { root } from './support/root.ts';

const folder = join(root, 'deploy', 'kubernetes');
const variables = newVariables();
const ours = ['gateway', ...services] as const;

const labels = z.record(z.string(), z.string()).default({});
const reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z.object({ secretKeyRef: reference }).optional(),
      }),
    )
    .default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })).default([]),
});
const podSpec = z.looseObject({
  initContainers: z.array(z.looseObject({})).default([]),
  containers: z.array(z.looseObject({})),
});
const podTemplate = z.looseObject({ template: z.looseObject({ spec: podSpec }) });
const workload = z.looseObject({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: labels }),
    volumeClaimTemplates: z.array(z.looseObject({ metadata: z.object({ name: z.string() }) })).default([]),
    template: z.looseObject({
      metadata: z.object({ labels }),
      spec: z.looseObject({
        initContainers: z.array(container).default([]),
        containers: z.array(container),
        volumes: z
          .array(z.looseObject({ name: z.string(), configMap: z.object({ name: z.string() }).optional() }))
          .default([]),
      }),
    }),
  }),
});
const service = z.looseObject({
  spec: z.looseObject({ selector: labels, ports: z.array(z.object({ targetPort: z.string() }).loose()) }),
});
const podSelector = z.looseObject({ matchLabels: labels });
const policy = z.looseObject({
  spec: z.looseObject({
    podSelector: z.looseObject({ matchLabels: labels }),
    egress: z
      .array(
        z.looseObject({
          ports: z.array(z.looseObject({ port: z.union([z.number(), z.string()]) })).default([]),
        }),
      )
      .default([]),
  }),
});
const budget = z.looseObject({ spec: z.looseObject({ selector: podSelector }) });
const scaler = z.looseObject({ spec: z.looseObject({ scaleTargetRef: z.looseObject({ name: z.string() }) }) });

const selects = (selector: Record<string, string>, found: Record<string, string>): boolean =>
  Object.entries(selector).every(([key, value]) => found[key] === value);

/** The tests of rendered overlays are skipped where there is no kubectl. */
const hasKubectl = isInstalled('kubectl', 'version', '--client');
const folders = ['small', 'large'].map((overlay) => join(folder, 'overlays', overlay));
const overlays = ['small', 'large'].map((overlay, index) => ({
  overlay,
  objects: hasKubectl ? render(folders[index] ?? '') : [],
}));

const lockedPod = {
  automountServiceAccountToken: false,
  securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
};
const lockedContainer = {
  securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
};

test('every container is confined, by its own file or by what is merged into every service', () => {
  const [every] = readManifests(join(folder, 'base', 'every-service.yaml'));
  const files = globSync('{base,data,overlays/*}/*.yaml', { cwd: folder, exclude: ['**/every-service.yaml'] });
  const found = files
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => readManifests(join(folder, file)))
    .filter(
      ({ kind, spec }) => ['Deployment', 'StatefulSet'].includes(kind) && JSON.stringify(spec).includes('"image"'),
    );
  expect(found.length).toBeGreaterThan(ours.length);
  for (const object of found) {
    const isMerged = object.metadata.labels?.['exit-tickets/role'] === 'service';
    const { spec } = z.looseObject({ spec: podTemplate }).parse(isMerged ? every : object);
    expect(spec.template.spec, object.metadata.name).toMatchObject(lockedPod);
    for (const one of [...spec.template.spec.initContainers, ...spec.template.spec.containers])
      expect(one, object.metadata.name).toMatchObject(lockedContainer);
    for (const one of z.looseObject({ spec: podTemplate }).parse(object).spec.template.spec.containers)
      expect(one, object.metadata.name).toMatchObject({ resources: { limits: { memory: expect.any(String) } } });
  }
  const { patches } = z
    .object({ patches: z.array(z.object({ path: z.string(), target: z.unknown() })) })
    .parse(parse(readFileSync(join(folder, 'base', 'kustomization.yaml'), 'utf8')));
  const target = { kind: 'Deployment', labelSelector: 'exit-tickets/role=service' };
  expect(patches).toContainEqual({ path: 'every-service.yaml', target });
});

test('the base denies all traffic that no policy allows', () => {
  const policies = readManifests(join(folder, 'base', 'network-policies.yaml'));
  const nobody = policies.find(({ metadata }) => metadata.name === 'nobody');
  expect(nobody?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
});

test('only Prometheus reaches metrics, from another namespace', () => {
  const policies = readManifests(join(folder, 'base', 'network-policies.yaml'));
  const letIn = policies.filter((one) => JSON.stringify(one).includes('"port":"metrics"'));
  expect(letIn).toMatchObject([
    {
      spec: {
        podSelector: { matchLabels: { 'exit-tickets/role': 'service' } },
        ingress: [{ from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }] }],
      },
    },
  ]);
});

const ofServersElsewhere = [
  ...['SMTP_USER', ...secretNamesIn(authConfig.shape)].map((name) => ['auth', name] as const),
  ...secretNamesIn(aiConfig.shape).map((name) => ['ai', name] as const),
].filter(([, name]) => !name.endsWith('_URL'));

test.each(ofServersElsewhere)('only %s and the operator get %s', (service, name) => {
  const files = globSync('**/*.yaml', { cwd: folder });
  const mentions = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(name));
  expect(mentions.sort()).toEqual([`base/${service}.yaml`, 'base/operator.yaml']);
});

describe.runIf(hasKubectl).each(overlays)('the overlay $overlay, rendered by kubectl', ({ objects }) => {
  const ofKind = (...kinds: string[]): Manifest[] => objects.filter(({ kind }) => kinds.includes(kind));
  const workloads = ofKind('Deployment', 'StatefulSet').map((object) => workload.parse(object));
  const configMaps = new Map(
    ofKind('ConfigMap').map(({ metadata, data }) => [metadata.name, z.record(z.string(), z.string()).parse(data)]),
  );
  const containersOf = ({ spec }: Pick<(typeof workloads)[number], 'spec'>) => [
    ...spec.template.spec.initContainers,
    ...spec.template.spec.containers,
  ];

  test('runs every service, each with an environment that it starts with', () => {
    const schemas = {
      gateway: [processConfigWithDatabase, gatewayConfig],
      auth: [processConfigWithDatabase, authConfig],
      tickets: [processConfigWithDatabase, ticketsConfig],
      responses: [processConfigWithDatabase, responsesConfig],
      ai: [processConfigWithDatabase, aiConfig],
      pdf: [processConfig, pdfConfig],
    };
    for (const name of ours) {
      const [own] = workloads.filter(({ metadata }) => metadata.name === name).flatMap(containersOf);
      expect(own?.image, name).toBe(`exit-tickets/${name}:0.1.0`);
      const environment: Record<string, string | undefined> = { ...imageOf(name).environment };
      for (const { configMapRef } of own?.envFrom ?? []) Object.assign(environment, configMaps.get(configMapRef.name));
      for (const { name: variable, value, valueFrom } of own?.env ?? [])
        environment[variable] = value ?? variables[valueFrom?.secretKeyRef.key ?? ''];
      for (const schema of schemas[name]) expect(() => loadConfig(schema, environment), name).not.toThrow();
    }
  });

  test('uses keys of the Secret that npm run setup:compose writes, or optional ones', () => {
    for (const { name, env } of workloads.flatMap(containersOf))
      for (const { valueFrom } of env) {
        const {
          key,
          optional,
          name: secret,
        } = valueFrom?.secretKeyRef ?? { key: '', optional: true, name: 'exit-tickets' };
        expect(secret).toBe('exit-tickets');
        if (!optional) expect(Object.keys(variables), name).toContain(key);
      }
  });

  test('gives its own database and NATS the passwords of all services', () => {
    const keysOf = (names: readonly string[]): string[] =>
      workloads
        .filter(({ metadata }) => names.includes(metadata.name))
        .flatMap(containersOf)
        .flatMap(({ env }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []));
    const known = keysOf(['mongo', 'nats']);
    if (known.length === 0) return;
    expect(known).toEqual(expect.arrayContaining(keysOf(ours).filter((key) => /^(?:MONGO|NATS)_/.test(key))));
  });

  test('has a deployment without replicas for the operator’s commands, with the secrets that docker-compose.yml gives them', () => {
    const [operator] = workloads.filter(({ metadata }) => metadata.name === 'operator');
    expect(operator?.spec.replicas).toBe(0);
    const [own] = operator ? containersOf(operator) : [];
    expect(own?.image).toBe('exit-tickets/operator:0.1.0');
    const fromMap = own?.envFrom.flatMap(({ configMapRef }) => Object.keys(configMaps.get(configMapRef.name) ?? {}));
    const provided = [...(own?.env.map(({ name }) => name) ?? []), ...(fromMap ?? [])];
    const secrets = /SECRET|PASSWORD|API_KEY|_USER$/;
    const variableNames = Object.keys(readDeployment(variables).get('operator')?.environment ?? {});
    expect(provided).toEqual(
      expect.arrayContaining([...variableNames.filter((name) => secrets.test(name)), 'PUBLIC_URL']),
    );
  });

  test('lets the operator’s commands reach the database, the bus, the mail server, a model and the public address', () => {
    const { labels: pod = {} } =
      workloads.find(({ metadata }) => metadata.name === 'operator')?.spec.template.metadata ?? {};
    const ports = ofKind('NetworkPolicy')
      .map((object) => policy.parse(object).spec)
      .filter(({ podSelector }) => selects(podSelector.matchLabels, pod))
      .flatMap(({ egress }) => egress.flatMap((each) => each.ports.map(({ port }) => port)));
    expect(ports).toEqual(expect.arrayContaining([53, 27017, 4222, 25, 465, 587, 443, 11434]));
    // Nothing reaches them: they are no service.
    expect(pod).not.toHaveProperty('exit-tickets/role');
  });

  test('refers only to existing config maps, volumes, pods, ports and workloads', () => {
    const pods = workloads.map(({ spec }) => spec.template.metadata.labels);
    for (const { spec, metadata } of workloads) {
      expect(selects(spec.selector.matchLabels, spec.template.metadata.labels), metadata.name).toBe(true);
      const { volumes } = spec.template.spec;
      for (const { configMap } of volumes) if (configMap) expect([...configMaps.keys()]).toContain(configMap.name);
      const known = [
        ...volumes.map(({ name }) => name),
        ...spec.volumeClaimTemplates.map((claim) => claim.metadata.name),
      ];
      for (const { volumeMounts } of containersOf({ spec }))
        for (const { name } of volumeMounts) expect(known, metadata.name).toContain(name);
    }
    for (const object of ofKind('Service')) {
      const { selector, ports } = service.parse(object).spec;
      const behind = workloads.filter(({ spec }) => selects(selector, spec.template.metadata.labels));
      expect(behind, object.metadata.name).toHaveLength(1);
      const open = behind.flatMap(containersOf).flatMap((each) => each.ports.map(({ name }) => name));
      for (const { targetPort } of ports) expect(open, object.metadata.name).toContain(targetPort);
    }
    for (const object of ofKind('PodDisruptionBudget')) {
      const { matchLabels } = budget.parse(object).spec.selector;
      expect(
        pods.filter((pod) => selects(matchLabels, pod)),
        object.metadata.name,
      ).toHaveLength(1);
    }
    const selectors = JSON.stringify(ofKind('NetworkPolicy')).matchAll(/"podSelector":(\{[^}]*\}\}?)/g);
    for (const [, text = ''] of selectors) {
      const { matchLabels } = podSelector.parse(JSON.parse(text));
      expect(
        pods.some((pod) => selects(matchLabels, pod)),
        text,
      ).toBe(true);
    }
    for (const object of ofKind('HorizontalPodAutoscaler', 'ScaledObject'))
      expect(workloads.map(({ metadata }) => metadata.name)).toContain(scaler.parse(object).spec.scaleTargetRef.name);
  });

  test('scales ai in one place only', () => {
    expect(ofKind('HorizontalPodAutoscaler', 'ScaledObject')).toHaveLength(1);
    const ai = workloads.find(({ metadata }) => metadata.name === 'ai');
    expect(ai?.spec.replicas).toBeUndefined();
  });

  test('confines every container', () => {
    for (const each of workloads) {
      expect(each.spec.template.spec, each.metadata.name).toMatchObject(lockedPod);
      for (const one of containersOf(each))
        expect(one, each.metadata.name).toMatchObject({
          ...lockedContainer,
          resources: { limits: { memory: expect.any(String) } },
        });
    }
  });

  test('checks liveness without other parts, and readiness with them', () => {
    for (const name of ours) {
      const [own] = workloads.filter(({ metadata }) => metadata.name === name).flatMap(containersOf);
      expect(own).toMatchObject({
        livenessProbe: { httpGet: { path: '/health/live' } },
        readinessProbe: { httpGet: { path: '/health' } },
      });
    }
  });

  test('serves the metrics of every service on one port', () => {
    const port = Number([...configMaps].find(([name]) => name.startsWith('exit-tickets-'))?.[1].METRICS_PORT);
    for (const name of ours) {
      const [own] = workloads.filter(({ metadata }) => metadata.name === name).flatMap(containersOf);
      expect(own?.ports, name).toContainEqual({ name: 'metrics', containerPort: port });
    }
  });

  test('has every object in its namespace', () => {
    for (const { kind, metadata } of objects) if (kind !== 'Namespace') expect(metadata.namespace).toBe('exit-tickets');
  });
});

test.runIf(hasKubectl)('the large overlay runs several replicas of each service, each with a disruption budget', () => {
  const [, large] = overlays;
  const named = (kind: string) => large?.objects.filter((object) => object.kind === kind) ?? [];
  expect(
    named('PodDisruptionBudget')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toEqual([...ours].sort());
  const scaled = named('ScaledObject').map((object) => scaler.parse(object).spec.scaleTargetRef.name);
  const deployments = named('Deployment').map((object) => workload.parse(object));
  for (const { metadata, spec } of deployments.filter(({ metadata: { name } }) => name !== 'operator'))
    expect(scaled.includes(metadata.name) || (spec.replicas ?? 1) > 1, metadata.name).toBe(true);
});

test('the small overlay runs the same MongoDB and NATS as docker-compose.yml', () => {
  const images = readCompose(variables).services;
  const [mongo, nats] = ['mongo', 'nats'].map((name) => readFileSync(join(folder, 'data', `${name}.yaml`), 'utf8'));
  expect(mongo).toContain(`image: ${images.mongo?.image}\n`);
  expect(nats).toContain(`image: ${images.nats?.image}\n`);
});

test('KEDA has a fallback number of ai replicas for when Prometheus does not answer', () => {
  const scaled = readManifests(join(folder, 'overlays', 'large', 'scaling.yaml'));
  const trigger = { type: 'prometheus', metadata: { ignoreNullValues: 'false' } };
  expect(scaled).toMatchObject([
    {
      spec: {
        fallback: { failureThreshold: 3, replicas: 3 },
        triggers: [{ type: 'cpu' }, trigger, trigger],
      },
    },
  ]);
});

const httpRoute = readManifests(join(folder, 'http-route.yaml'));

test('the route for a Gateway leads to an existing service, and waits for the slowest call', () => {
  expect(httpRoute).toHaveLength(1);
  const backend = z.object({ name: z.string(), port: z.number() });
  const { spec } = z
    .object({
      spec: z.looseObject({
        rules: z.array(
          z.looseObject({
            backendRefs: z.array(backend),
            timeouts: z.object({ request: z.templateLiteral([z.number(), 's']) }),
          }),
        ),
      }),
    })
    .parse(httpRoute[0]);
  for (const { timeouts: limit } of spec.rules)
    expect(Number.parseInt(limit.request, 10)).toBe(timeouts.uploadMs / 1_000 + 10);
  for (const { name, port } of spec.rules.flatMap(({ backendRefs }) => backendRefs))
    expect(readManifests(join(folder, 'base', `${name}.yaml`))).toContainEqual(
      expect.objectContaining({
        kind: 'Service',
        spec: expect.objectContaining({ ports: [expect.objectContaining({ port })] }),
      }),
    );
});

test.runIf(hasKubectl && isInstalled('kubeconform', '-v'))(
  'every field is known to the schemas of Kubernetes, KEDA and the Gateway API, by kubeconform',
  () => {
    const catalog =
      'https://raw.githubusercontent.com/datreeio/CRDs-catalog/main/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json';
    const others = ['http-route.yaml', 'overlays/large/nats-policy.yaml'];
    const texts = [...folders.map(kustomize), ...others.map((file) => readFileSync(join(folder, file), 'utf8'))];
    for (const input of texts)
      execFileSync('kubeconform', ['-strict', '-schema-location', 'default', '-schema-location', catalog], { input });
  },
);
