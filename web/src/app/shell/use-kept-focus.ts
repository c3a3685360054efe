import { useEffect } from 'react';

/** Code that removes a control may move the focus itself; it gets this long to do so. */
const timeoutMs = 300;

/** Containers with their own heading. */
const places = 'section, article, [role="dialog"], main';

/** The heading of the nearest remaining container around a removed element. */
const headingAround = (ancestors: readonly Element[]): HTMLElement | undefined => {
  for (const ancestor of ancestors) {
    const heading = ancestor.isConnected && ancestor.matches(places) && ancestor.querySelector('h1, h2, h3, h4');
    if (heading instanceof HTMLElement) return heading;
  }
  return undefined;
};

const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : [];

/**
 * Prevents lost focus. When the focused control is removed, such as the button of a fixed error, and nothing else takes
 * the focus, the heading of its container does. Keyboards and screen readers then continue there instead of at the top
 * of the page.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let path: Element[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body;
    const keep = () => {
      if (!isLost()) return;
      const heading = headingAround(path);
      if (heading?.tabIndex === -1) heading.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? ancestorsOf(target) : [];
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(keep, timeoutMs);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};
