import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import type { Manifest } from './kustomize.ts';
import { root } from './root.ts';

interface Kind {
  /** Where its types are. */
  module: string;
  model: new (data: never) => { validate(): void };
}

const kinds: Record<string, Kind> = {
  ConfigMap: { module: 'kubernetes-models/v1/ConfigMap', model: ConfigMap },
  Deployment: { module: 'kubernetes-models/apps/v1/Deployment', model: Deployment },
  HTTPRoute: { module: '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute', model: HTTPRoute },
  HorizontalPodAutoscaler: {
    module: 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler',
    model: HorizontalPodAutoscaler,
  },
  Namespace: { module: 'kubernetes-models/v1/Namespace', model: Namespace },
  NetworkPolicy: { module: 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy', model: NetworkPolicy },
  PodDisruptionBudget: { module: 'kubernetes-models/policy/v1/PodDisruptionBudget', model: PodDisruptionBudget },
  ScaledObject: { module: '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject', model: ScaledObject },
  Service: { module: 'kubernetes-models/v1/Service', model: Service },
  StatefulSet: { module: 'kubernetes-models/apps/v1/StatefulSet', model: StatefulSet },
};

const kindOf = ({ apiVersion, kind }: Manifest): Kind => {
  const known = kinds[kind];
  if (!known?.module.includes(`${apiVersion}/`)) throw new Error(`${apiVersion} ${kind} is not known here`);
  return known;
};

/**
 * Holds an object to the JSON schema of its kind.
 * @throws {Error} naming the field that is wrong
 */
export const validate = (object: Manifest): void => {
  const { model } = kindOf(object);
  new model(object as never).validate();
};

/**
 * What the compiler says of these objects when each is declared to be what its kind says: the schemas let fields pass that
 * they do not know, the types made from them do not. Empty when all is well.
 */
export const unknownFields = (objects: readonly Manifest[]): string => {
  const results = join(root, 'deploy', 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'manifests-'));
  const declarations = objects.map((object, index) => {
    const type = `import('${kindOf(object).module}').I${object.kind}`;
    return `export const _${index}_${object.metadata.name.replaceAll('-', '_')}: ${type} = ${JSON.stringify(object, null, 2)};`;
  });
  const options = { module: 'nodenext', strict: true, skipLibCheck: true, noEmit: true, types: [] };
  writeFileSync(join(folder, 'manifests.ts'), declarations.join('\n'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['manifests.ts'] }));
  try {
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], { stdio: 'pipe', encoding: 'utf8' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
