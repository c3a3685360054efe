import { whenTakenOver } from './taken-over.ts';

/**
 * Keeps what somebody does on the rendered landing page until the app has taken it over (build/landing-pages.ts): the last
 * button that was pressed is pressed again then, and a dropped file goes into its field. Fields keep what is typed by
 * themselves (components/use-early-input.ts). A script of its own, there long before the app.
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

const fieldUnder = ({ target }: DragEvent): HTMLInputElement | null =>
  target instanceof Element ? (target.closest('label')?.querySelector('input[type="file"]') ?? null) : null;

const allowDrop = (event: DragEvent): void => {
  if (fieldUnder(event)) event.preventDefault();
};

const keepDrop = (event: DragEvent): void => {
  const field = fieldUnder(event);
  if (!field || !event.dataTransfer) return;
  event.preventDefault();
  field.files = event.dataTransfer.files;
};

if (root?.dataset.rendered !== undefined) {
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('click', keepPress, { signal });
  root.addEventListener('dragover', allowDrop, { signal });
  root.addEventListener('drop', keepDrop, { signal });
  void whenTakenOver().then(() => {
    listening.abort();
    pressed?.click();
  });
}
