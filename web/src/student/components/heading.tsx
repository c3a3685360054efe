import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a screen; takes the focus when it appears, so that a screen reader begins there. */
export const Heading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In the frame of a preview the keyboard stays with the teacher, who may be typing beside it.
    if (window.parent === window || document.hasFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
