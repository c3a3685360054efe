// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** The page as it was rendered, with the script that comes before the app. */
beforeEach(async () => {
  document.body.innerHTML = `
    <div id="root" data-rendered data-still-loading="La page se charge encore.">
      <form><input id="pin" /><button id="go"><span>Go</span></button></form>
      <button type="button" id="log-in">Log in</button>
      <label><input type="file" id="files" /><span id="zone">Drop</span></label>
    </div>`;
  vi.resetModules();
  await import('./pre-hydration-input.ts');
});
// The window is the same for all of them: from the taking over on, what is dropped on it is the app's.
afterEach(async () => {
  takeOver();
  await vi.waitFor(() => {
    const { defaultPrevented } = happens(document.body, 'drop', { dataTransfer: handedOver(['les.txt']) });
    expect(defaultPrevented).toBe(false);
  });
  document.body.innerHTML = '';
});

const find = (id: string) => document.getElementById(id) as HTMLElement;
const takeOver = () => find('root').removeAttribute('data-rendered');

test('a button that was pressed before the app was there is pressed once it is, and later presses are its own', async () => {
  const pressed = vi.fn();
  find('log-in').click();
  find('log-in').addEventListener('click', pressed);
  takeOver();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  find('log-in').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('of several the last counts, and no form is sent before', async () => {
  const [sent, loggedIn] = [vi.fn((event: Event) => event.preventDefault()), vi.fn()];
  find('root').addEventListener('submit', sent);
  find('log-in').click();
  find('go').querySelector('span')?.click();
  expect(sent).not.toHaveBeenCalled();
  find('log-in').addEventListener('click', loggedIn);
  takeOver();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(loggedIn).not.toHaveBeenCalled();
});

test('the button that was pressed last looks busy meanwhile, and words follow when it takes long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);
  const words = () => document.querySelector('[role="status"]')?.textContent;
  expect([busy(), words()]).toEqual([[], undefined]);
  find('go').click();
  find('log-in').click();
  expect([busy(), words()]).toEqual([['log-in'], '']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(words()).toBe('La page se charge encore.');
  takeOver();
  await vi.waitFor(() => expect([busy(), words()]).toEqual([[], undefined]));
});

/** What a browser hands over with files, and with text beside them. */
const handedOver = (names: string[], text?: string) => {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(['Licht'], name));
  const types = [...(names.length > 0 ? ['Files'] : []), ...(text === undefined ? [] : ['text/plain'])];
  return Object.defineProperty(data, 'types', { value: types });
};
const happens = (where: Element, type: string, part: object) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), part);
  where.dispatchEvent(event);
  return event;
};
const waiting = () => [...((find('files') as HTMLInputElement).files ?? [])].map(({ name }) => name);

test('files that are dropped, on their zone or beside it, wait in the field and take the page’s place nowhere', () => {
  const first = happens(find('zone'), 'drop', { dataTransfer: handedOver(['les.txt']) });
  const second = happens(document.body, 'drop', { dataTransfer: handedOver(['meer.txt']) });
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, true]);
  expect(happens(document.body, 'dragover', { dataTransfer: handedOver(['x.txt']) }).defaultPrevented).toBe(true);
  expect(waiting()).toEqual(['les.txt', 'meer.txt']);
});

test('a picture that is pasted waits in the field, unless text came with it, which is pasted itself', () => {
  happens(document.body, 'paste', { clipboardData: handedOver(['word.png'], 'Licht') });
  happens(document.body, 'paste', { clipboardData: handedOver(['bord.png']) });
  expect(waiting()).toEqual(['bord.png']);
});
