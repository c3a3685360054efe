import { useEffect } from 'react';

/** Whoever takes a control away may move the focus itself; only after so long has nobody done so. */
const timeoutMs = 300;

/** What a control may stand in that has a heading of its own. */
const places = 'section, article, [role="dialog"], main';

/** The heading of the nearest place that is still there, of those around an element that is gone. */
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
 * No focus is lost: when the control that had it goes, such as the button of an error that was mended, and nothing else
 * takes it, the heading of the part in which it stood does. Keyboards and screen readers go on from there, and not from the
 * top of the page.
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
