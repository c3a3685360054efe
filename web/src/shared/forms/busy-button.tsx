import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface BusyButtonProps
  extends ButtonProps,
    Pick<ComponentPropsWithRef<'button'>, 'ref' | 'type' | 'onClick' | 'aria-label'> {
  isBusy: boolean;
}

/**
 * A button that shows that its action is in progress. It keeps the focus, which a disabled button would lose. Further
 * presses are ignored and do not submit the form again.
 */
export const BusyButton = ({ isBusy, onClick, leftSection, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    aria-busy={isBusy}
    leftSection={isBusy ? <Loader size={20} color="currentcolor" /> : leftSection}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
  />
);
