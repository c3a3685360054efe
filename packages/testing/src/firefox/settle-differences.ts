/// <reference lib="dom" />
import type { Browser } from 'playwright-core';

/** As much of a message of WebDriver BiDi as matters here. */
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
 * Lets playwright and Debian's Firefox understand each other, before the first page is opened. A version of either that has
 * learned of the other makes a part of this needless.
 */
export const settleDifferences = (browser: Browser): void => {
  const { toImpl } = Reflect.get(browser, '_connection');
  translate(toImpl(browser)._connection._transport);
  fillByTyping(browser);
};

/**
 * For each context playwright sends a command that this Firefox does not know. And it overlooks a download that has no id;
 * this Firefox gives none where a page has made the file itself, under an address that no other file has.
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
 * In Firefox playwright fills a field by a script that gives it its value. React takes that for a value of its own, and does
 * nothing about it; what is typed it notices.
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
