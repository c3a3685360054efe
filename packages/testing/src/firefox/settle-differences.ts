/// <reference lib="dom" />
import type { Browser } from 'playwright-core';

/** The part of a WebDriver BiDi message that is used here. */
interface Message {
  id?: number;
  type?: string;
  method?: string;
  params?: { url?: string; download?: string };
  result?: object;
}

interface Transport {
  send: (message: Message) => void;
  onmessage: (message: Message) => void;
}

/**
 * Works around incompatibilities between playwright and Debian's Firefox, before the first page is opened. A newer
 * version of either may make a part of this unnecessary.
 */
export const settleDifferences = (browser: Browser): void => {
  const { toImpl } = Reflect.get(browser, '_connection');
  translate(toImpl(browser)._connection._transport);
  fillByTyping(browser);
};

/**
 * playwright sends a command for each context that this Firefox does not support. It also ignores a download without an
 * id; this Firefox gives none to a file that the page itself created, whose address is unique.
 */
const translate = (transport: Transport): void => {
  const send = transport.send.bind(transport);
  const receive = transport.onmessage;
  transport.send = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') send(message);
    else queueMicrotask(() => receive({ id: message.id, type: 'success', result: {} }));
  };
  transport.onmessage = (message) => {
    const { method, params } = message;
    if (params && method?.startsWith('browsingContext.download')) params.download ??= params.url;
    receive(message);
  };
};

/**
 * In Firefox playwright fills a field by setting its value in a script, which React does not notice. React does notice
 * typed text.
 */
const fillByTyping = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => {
      const type = (text: string): void => void document.execCommand('insertText', false, text);
      Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => undefined });
    });
    return context;
  };
};
