import { whenHydrated } from './hydrated.ts';

/**
 * Keeps user input on the rendered landing page until the app has hydrated it (build/landing-pages.ts). The last
 * pressed button looks busy and is clicked again afterwards; dropped or pasted files go into their field, as in the app
 * (features/create/use-files-anywhere.ts). Fields keep typed text by themselves (shared/forms/use-early-input.ts). A
 * separate script, loaded long before the app.
 */
const root = document.getElementById('root');
let pressed: HTMLButtonElement | undefined;
let wasBusy: string | null = null;

/** When the app reacts to a press within this time, no message is shown. */
const wordsAfterMs = 3_000;

// Outside the hydrated root, which must stay as rendered.
const note = document.createElement('p');
note.setAttribute('role', 'status');
note.style.cssText =
  'position: fixed; z-index: 1000; pointer-events: none; inset: auto 16px 16px; margin: 0 auto; max-width: 30em; border-radius: var(--radius); background: var(--ink); color: var(--paper); text-align: center';

const explain = (): void => {
  // public/old-browser.js already reports that the page could not be loaded.
  if (document.getElementById('not-there')) return;
  note.textContent = root?.dataset.stillLoading ?? '';
  note.style.padding = '12px 16px';
};

const release = (): void => {
  if (wasBusy === null) pressed?.removeAttribute('aria-busy');
  else pressed?.setAttribute('aria-busy', wasBusy);
};

/** Enter in a field also triggers a click on the button of its form. */
const keepPress = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  release();
  wasBusy = button.getAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  // The status element exists before its text, so that screen readers announce the text.
  if (!note.isConnected) {
    document.body.append(note);
    setTimeout(explain, wordsAfterMs);
  }
  pressed = button;
};

/** Adds to the files that are already in the field. */
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

/** Word copies text together with a picture of it: such content is pasted as text. */
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
