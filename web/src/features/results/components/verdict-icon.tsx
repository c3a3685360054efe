import type { Verdict } from '@exit-tickets/contracts';
import { IconCheck, IconEye, IconMinus, IconQuestionMark, IconTilde, IconX } from '@tabler/icons-react';

const icons = {
  right: IconCheck,
  partly: IconTilde,
  wrong: IconX,
  blank: IconMinus,
  concern: IconEye,
  unjudged: IconQuestionMark,
} as const;

/** The icon of a verdict, beside its word or its colour. */
export const VerdictIcon = ({ verdict, size = 18 }: { verdict: Verdict; size?: number }) => {
  const Icon = icons[verdict];
  return <Icon size={size} stroke={2.5} aria-hidden />;
};
