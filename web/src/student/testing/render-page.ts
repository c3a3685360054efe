import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders a part of the student page with Preact, as in production, and removes it after the test. */
export const renderPage = (ui: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = (): void => void act(() => root.unmount());
  const rerender = (next: ReactNode): void => void act(() => root.render(next));
  rerender(ui);
  onTestFinished(() => {
    unmount();
    container.remove();
  });
  return { container, unmount, rerender };
};
