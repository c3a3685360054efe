import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface BusyButtonProps extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that shows that its work is under way and keeps the focus meanwhile; a disabled button would lose it. */
export const BusyButton = ({ isBusy, onClick, leftSection, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    aria-busy={isBusy}
    leftSection={isBusy ? <Loader size={20} color="currentcolor" /> : leftSection}
    onClick={() => !isBusy && onClick()}
  />
);
