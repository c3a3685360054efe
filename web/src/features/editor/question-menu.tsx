import { ActionIcon, Loader, Menu } from '@mantine/core';
import { IconCopyPlus, IconDots, IconReplace } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariantKind } from './question-variants.ts';

interface QuestionMenuProps {
  number: number;
  /** A variant of this question is being generated. */
  isBusy: boolean;
  /** A question is being generated somewhere on the ticket; only one at a time. */
  isDisabled: boolean;
  onVariant: (kind: VariantKind) => void;
}

/** What the AI can do with one question: another like it, or one of another kind in its place. */
export const QuestionMenu = ({ number, isBusy, isDisabled, onVariant }: QuestionMenuProps) => {
  const { t } = useTranslation('editor');
  const button = useRef<HTMLButtonElement>(null);
  /** Focuses the menu's button first, so that the focus is there when the question comes. */
  const fromMenu = (kind: VariantKind) => () => {
    button.current?.focus();
    onVariant(kind);
  };
  return (
    // The first item takes the focus: Mantine's placeholder is not an allowed child of a menu.
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
        <Menu.Item data-autofocus leftSection={<IconCopyPlus size={20} />} onClick={fromMenu('same')}>
          {t('question.same')}
        </Menu.Item>
        <Menu.Item leftSection={<IconReplace size={20} />} onClick={fromMenu('other')}>
          {t('question.other')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
