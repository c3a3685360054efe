import { networkInterfaces } from 'node:os';
import { isLoopback } from '@exit-tickets/service-kit/process';
import type { AllInOneConfig } from './config.ts';

const everywhere = new Set(['0.0.0.0', '::']);

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const asUrl = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export interface Addresses {
  /** The app's address on this machine. */
  local: string;
  /** Addresses for other devices; empty if only this machine can reach the app. */
  network: string[];
}

/** The addresses of a server that listens on this host and port. */
export const addressesOf = (host: string, port: number): Addresses => {
  if (everywhere.has(host)) {
    return { local: asUrl('localhost', port), network: networkAddresses().map((address) => asUrl(address, port)) };
  }
  const url = asUrl(host === '127.0.0.1' ? 'localhost' : host, port);
  return { local: url, network: isLoopback(host) ? [] : [url] };
};

/** The base of links in mails. */
export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: AllInOneConfig): string => {
  const { local, network } = addressesOf(HOST, PORT);
  return PUBLIC_URL ?? network[0] ?? local;
};
