import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startI18n } from '../i18n/start.ts';

// React then knows that a test drives it.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
// As patient as every other test: on a busy machine a component may take its time.
configure({ asyncUtilTimeout: 20_000 });

localStorage.setItem('i18nextLng', 'nl');
await startI18n();

afterEach(() => {
  cleanup();
  localStorage.clear();
});
