import { type RefObject, useEffect, useState } from 'react';

/** Distance from the window within which a row is fully rendered. */
const rootMargin = '800px 0px';

const rows = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

const tell: IntersectionObserverCallback = (entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // A list behind the login has no size: its rows stay as they were, with the dialogs that they opened.
    if (boundingClientRect.height === 0) continue;
    // A row with the focus stays rendered, wherever the page is scrolled to.
    rows.get(target)?.(isIntersecting || target.contains(document.activeElement));
  }
};

/**
 * Whether an element is in or near the window; all elements share one observer.
 * @param isNearAtFirst the value until the browser has reported
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
