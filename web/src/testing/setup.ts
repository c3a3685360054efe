import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startI18n } from '../shared/i18n/start.ts';

// React then knows that a test drives it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
// As patient as every other test: on a busy machine a component may take its time.
configure({ asyncUtilTimeout: 20_000 });

// No stylesheet is loaded, so inline styles are all there is; happy-dom would search for others for each element.
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element : document.body).style;
// What happy-dom lacks: Mantine listens for fonts, no edit is made by a command, streams stay silent.
Reflect.set(document, 'fonts', new EventTarget());
Reflect.set(document, 'execCommand', () => false);
Reflect.set(
  globalThis,
  'EventSource',
  class {
    addEventListener() {}
    close() {}
  },
);

localStorage.setItem('i18nextLng', 'nl');
await startI18n();

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
});
