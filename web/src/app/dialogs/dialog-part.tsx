import { Component, type PropsWithChildren, Suspense, useState } from 'react';
import { MissingPartError } from '../../shared/api/lazy-part.ts';
import { sayMissingPart } from '../../shared/screen/say-missing-part.tsx';

type BoundaryProps = PropsWithChildren<{ onMissing: (error: MissingPartError) => void }>;

/** Renders nothing for a part that failed to load. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof MissingPartError)) return;
    error.forget();
    this.props.onMissing(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingPartError) return null;
    throw error;
  }
}

/**
 * A dialog that is loaded on first use. If it fails to load, a toast reports it, the dialog counts as closed, and the
 * screen stays as it is. Opening it again tries again.
 */
export const DialogPart = ({ onMissing, children }: PropsWithChildren<{ onMissing: () => void }>) => {
  // The key of the error boundary: mounts it anew after each failure.
  const [failures, setFailures] = useState(0);
  const onError = (error: MissingPartError) => {
    setFailures((count) => count + 1);
    onMissing();
    sayMissingPart(error);
  };
  return (
    <Boundary key={failures} onMissing={onError}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
};
