export { type ContainerProcess, newVariables, readDeployment } from './deployment.ts';
export { startDeployedNats } from './nats.ts';
export { root } from './root.ts';
export { type WatchedDatabase, watchCollections } from './watch-collections.ts';
