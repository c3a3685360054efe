import { ActionIcon, Loader, Menu } from '@mantine/core';
import { IconCopy, IconCopyPlus, IconDots, IconReplace } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { VariantKind } from './question-variants.ts';

interface QuestionMenuProps {
  number: number;
  /** A variant of this question is being generated. */
  isBusy: boolean;
  /** A question is being generated somewhere on the ticket; only one at a time. */
  isDisabled: boolean;
  canDuplicate: boolean;
  onDuplicate: () => void;
  /** Whether the AI can make variants of this question. */
  hasVariants: boolean;
  onVariant: (kind: VariantKind) => void;
}

/** The less frequent actions of a question: a copy below it, and what the AI can make of it. */
export const QuestionMenu = (props: QuestionMenuProps) => {
  const { number, isBusy, isDisabled, canDuplicate, onDuplicate, hasVariants, onVariant } = props;
  const { t } = useTranslation('editor');
  const button = useRef<HTMLButtonElement>(null);
  const [isDuplicating, setDuplicating] = useState(false);
  /** The focus goes to the copy, so the menu must not take it back when it closes. */
  const duplicate = () => {
    flushSync(() => setDuplicating(true));
    onDuplicate();
  };
  /** Focuses the menu's button first, so that the focus is there when the question comes. */
  const fromMenu = (kind: VariantKind) => () => {
    button.current?.focus();
    onVariant(kind);
  };
  return (
    // The first item takes the focus: Mantine's placeholder is not an allowed child of a menu.
    <Menu
      position="bottom-end"
      disabled={isDisabled}
      withInitialFocusPlaceholder={false}
      returnFocus={!isDuplicating}
      onOpen={() => setDuplicating(false)}
    >
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
        {hasVariants && (
          <>
            <Menu.Item data-autofocus leftSection={<IconCopyPlus size={20} />} onClick={fromMenu('same')}>
              {t('question.same')}
            </Menu.Item>
            <Menu.Item leftSection={<IconReplace size={20} />} onClick={fromMenu('other')}>
              {t('question.other')}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          data-autofocus={!hasVariants || undefined}
          leftSection={<IconCopy size={20} />}
          disabled={!canDuplicate}
          onClick={duplicate}
        >
          {t('question.duplicate')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
