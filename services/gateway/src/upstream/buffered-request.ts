import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, errors } from 'undici';

/** A complete answer of a service. */
export interface BufferedResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  /** Undefined for an empty body. */
  body: Buffer | undefined;
}

/** Highest status that Fastify can send. */
const maxStatus = 599;

type Callback = (error: Error | null, answer?: BufferedResponse) => void;

/**
 * Collects an answer and delivers it in the caller's async context, not in that of the call that opened the connection.
 */
class AnswerGatherer extends AsyncResource implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal;
  readonly #callback: Callback;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #statusCode = 0;
  #headers: IncomingHttpHeaders = {};
  readonly #cancel = () => this.#controller?.abort(new errors.RequestAbortedError());

  constructor(signal: AbortSignal, callback: Callback) {
    super('BUFFERED_REQUEST');
    this.#signal = signal;
    this.#callback = callback;
    signal.addEventListener('abort', this.#cancel);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) this.#cancel();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    this.#statusCode = statusCode;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    // Fastify throws on such a status, which undici would report as a second result of this call.
    if (this.#statusCode > maxStatus) {
      this.#settle(new Error(`answered with status ${this.#statusCode}`));
      return;
    }
    const [only, ...others] = this.#chunks;
    const body = others.length > 0 ? Buffer.concat(this.#chunks) : only;
    this.#settle(null, { statusCode: this.#statusCode, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#settle(error);
  }

  #settle(...outcome: Parameters<Callback>): void {
    this.#signal.removeEventListener('abort', this.#cancel);
    this.runInAsyncScope(this.#callback, undefined, ...outcome);
  }
}

/**
 * Makes a call with a short answer and returns it whole: streaming it would cost more than the rest of the request. An
 * incomplete answer is an error.
 */
export const requestBuffered = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  callback: Callback,
): void => {
  dispatcher.dispatch(options, new AnswerGatherer(signal, callback));
};
