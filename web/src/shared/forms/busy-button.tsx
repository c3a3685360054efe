import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface BusyButtonProps
  extends ButtonProps,
    Pick<ComponentPropsWithRef<'button'>, 'ref' | 'type' | 'onClick' | 'aria-label'> {
  isBusy: boolean;
}

/**
 * A button that shows that its work is under way and keeps the focus meanwhile; a disabled one would lose it. What is
 * pressed then counts for nothing, a form that it would send again included.
 */
export const BusyButton = ({ isBusy, onClick, leftSection, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    aria-busy={isBusy}
    leftSection={isBusy ? <Loader size={20} color="currentcolor" /> : leftSection}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
  />
);
