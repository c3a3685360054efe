import { whenTakenOver } from './taken-over.ts';

/**
 * Keeps what somebody does on the rendered landing page until the app has taken it over (build/landing-pages.ts): the last
 * button that was pressed is pressed again then, and files that are dropped or pasted go into their field, as they would in
 * the app (features/create/use-files-anywhere.ts). Fields keep what is typed by themselves (components/use-early-input.ts). A
 * script of its own, there long before the app.
 */
const root = document.getElementById('root');
let pressed: HTMLButtonElement | undefined;

/** Enter in a field presses the button of its form too. */
const keepPress = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
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
  void whenTakenOver().then(() => {
    listening.abort();
    pressed?.click();
  });
}
