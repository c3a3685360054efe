import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a screen. It takes the focus when it appears, so that a screen reader starts there. */
export const Heading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In a preview frame the focus stays with the teacher, who may be typing beside it.
    if (window.parent === window || document.hasFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
