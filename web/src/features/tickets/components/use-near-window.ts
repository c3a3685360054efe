import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window a row is made ready. */
const rootMargin = '800px 0px';

const rows = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

const tell: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // A list behind the login has no place at all: its rows stay as they were, with the dialogs that they opened.
    if (boundingClientRect.height === 0) continue;
    // What has the focus keeps it, wherever the page is scrolled to.
    rows.get(target)?.(isIntersecting || target.contains(document.activeElement));
  }
};

/**
 * Whether an element is in the window or not far from it; one observer for all of them, as long as there are any.
 * @param isNearAtFirst what counts until the browser has told
 */
export const useNearWindow = (element: RefObject<Element | null>, isNearAtFirst: boolean): boolean => {
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    const row = element.current;
    if (!row) return;
    observer ??= new IntersectionObserver(tell, { rootMargin });
    rows.set(row, setNear);
    observer.observe(row);
    return () => {
      rows.delete(row);
      observer?.unobserve(row);
      if (rows.size === 0) observer = undefined;
    };
  }, [element]);
  return isNear;
};
