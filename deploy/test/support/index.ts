export { rawCompose } from './compose.ts';
export {
  type ContainerProcess,
  newVariables,
  readDeployment,
  readNatsEnvironment,
  setUpCompose,
} from './deployment.ts';
export { imageOf } from './dockerfile.ts';
export { startDeployedNats } from './nats.ts';
export { root } from './root.ts';
export { type WatchedDatabase, watchCollections } from './watch-collections.ts';
