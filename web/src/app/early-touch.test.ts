// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The page as it was rendered, with the script that comes before the app. */
beforeEach(async () => {
  document.body.innerHTML = `
    <div id="root" data-rendered>
      <form><input id="pin" /><button id="go"><span>Go</span></button></form>
      <button type="button" id="log-in">Log in</button>
      <label><input type="file" id="files" /><span id="zone">Drop</span></label>
    </div>`;
  vi.resetModules();
  await import('./early-touch.ts');
});
afterEach(() => {
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

test('a file that was dropped on its zone waits in the field', () => {
  const dropped = new DataTransfer();
  dropped.items.add(new File(['Licht'], 'les.txt'));
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: dropped });
  find('zone').dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  expect((find('files') as HTMLInputElement).files).toHaveLength(1);
});
