import { whenHydrated } from './hydrated.ts';

/**
 * Keeps what somebody does on the rendered landing page until the app has taken it over (build/landing-pages.ts): the last
 * button that was pressed looks busy and is pressed again then, and files that are dropped or pasted go into their field, as they would in
 * the app (features/create/use-files-anywhere.ts). Fields keep what is typed by themselves (components/use-early-input.ts). A
 * script of its own, there long before the app.
 */
const root = document.getElementById('root');
let pressed: HTMLButtonElement | undefined;
let wasBusy: string | null = null;

/** A press that is answered within this time needs no words. */
const wordsAfterMs = 3_000;

// Outside of what the app takes over, which has to find it as it was rendered.
const note = document.createElement('p');
note.setAttribute('role', 'status');
note.style.cssText =
  'position: fixed; z-index: 1000; pointer-events: none; inset: auto 16px 16px; margin: 0 auto; max-width: 30em; border-radius: var(--radius); background: var(--ink); color: var(--paper); text-align: center';

const explain = (): void => {
  // It says already that the page could not be loaded (public/old-browser.js).
  if (document.getElementById('not-there')) return;
  note.textContent = root?.dataset.stillLoading ?? '';
  note.style.padding = '12px 16px';
};

const release = (): void => {
  if (wasBusy === null) pressed?.removeAttribute('aria-busy');
  else pressed?.setAttribute('aria-busy', wasBusy);
};

/** Enter in a field presses the button of its form too. */
const keepPress = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  release();
  wasBusy = button.getAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  // It is there before its words, which are read out then.
  if (!note.isConnected) {
    document.body.append(note);
    setTimeout(explain, wordsAfterMs);
  }
  pressed = button;
};

/** Beside those that wait in the field already. */
const keepFiles = (added: FileList): void => {
  const field = root?.querySelector<HTMLInputElement>('label input[type="file"]');
  if (!field || added.length === 0) return;
  const all = new DataTransfer();
  for (const file of [...(field.files ?? []), ...added]) all.items.add(file);
  field.files = all.files;
};

const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

const keepDrop = (event: DragEvent): void => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  keepFiles(event.dataTransfer.files);
};

/** Word copies text with a picture of it: that is pasted as text. */
const keepPaste = ({ clipboardData }: ClipboardEvent): void => {
  if (clipboardData && !clipboardData.types.includes('text/plain')) keepFiles(clipboardData.files);
};

if (root?.dataset.rendered !== undefined) {
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('click', keepPress, { signal });
  window.addEventListener('dragover', allowDrop, { signal });
  window.addEventListener('drop', keepDrop, { signal });
  window.addEventListener('paste', keepPaste, { signal });
  void whenHydrated().then(() => {
    listening.abort();
    note.remove();
    release();
    pressed?.click();
  });
}
