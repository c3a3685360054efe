import { ActionIcon, Loader, Menu } from '@mantine/core';
import { IconCopyPlus, IconDots, IconReplace } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariantKind } from './question-variants.ts';

interface QuestionMenuProps {
  number: number;
  /** A question is being made of this one. */
  isBusy: boolean;
  /** A question is being made somewhere on the ticket: one after the other. */
  isDisabled: boolean;
  onVariant: (kind: VariantKind) => void;
}

/** What the AI can do with one question: another like it, or one of another kind in its place. */
export const QuestionMenu = ({ number, isBusy, isDisabled, onVariant }: QuestionMenuProps) => {
  const { t } = useTranslation('editor');
  const button = useRef<HTMLButtonElement>(null);
  /** Begins where the menu was opened, so that the keyboard has not moved when the question comes. */
  const begin = (kind: VariantKind) => () => {
    button.current?.focus();
    onVariant(kind);
  };
  return (
    // Opens at its first item: Mantine's placeholder for that would be a child that no menu may have.
    <Menu position="bottom-end" disabled={isDisabled} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          color="gray"
          c="var(--ink)"
          aria-label={t('question.more', { number })}
          aria-busy={isBusy}
        >
          {isBusy ? <Loader size={20} /> : <IconDots size={20} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item data-autofocus leftSection={<IconCopyPlus size={20} />} onClick={begin('same')}>
          {t('question.same')}
        </Menu.Item>
        <Menu.Item leftSection={<IconReplace size={20} />} onClick={begin('other')}>
          {t('question.other')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
