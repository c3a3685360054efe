export { findProxies } from './find-proxies.ts';
