import { type QuestionType, questionTypes } from '@exit-tickets/contracts/rules';
import { ActionIcon, Loader, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { VariantKind } from '../question-variants.ts';

interface QuestionMenuProps {
  number: number;
  count: number;
  type: QuestionType;
  /** A variant of this question is being generated. */
  isBusy: boolean;
  /** A question is being generated somewhere on the ticket; only one at a time. */
  isGenerating: boolean;
  canDuplicate: boolean;
  /** Whether the AI can make variants of this question. */
  hasVariants: boolean;
  onVariant: (kind: VariantKind) => void;
  onType: (type: QuestionType) => void;
  onDuplicate: () => void;
  /** Moves the question up or down by one place. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** All actions on a question. */
export const QuestionMenu = (props: QuestionMenuProps) => {
  const { number, count, type, isBusy, isGenerating, canDuplicate, hasVariants } = props;
  const { onVariant, onType, onDuplicate, onMove, onRemove } = props;
  const { t } = useTranslation('editor');
  const button = useRef<HTMLButtonElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  /** These actions move the focus themselves, so the menu must not take it back when it closes. */
  const leaving = (action: () => void) => () => {
    flushSync(() => setLeaving(true));
    action();
  };
  /** Focuses the menu's button first, so that the focus is still there when a generated question arrives. */
  const staying = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    // The first item takes the focus: Mantine's placeholder is not an allowed child of a menu.
    <Menu
      position="bottom-end"
      width={300}
      withInitialFocusPlaceholder={false}
      returnFocus={!isLeaving}
      onOpen={() => setLeaving(false)}
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
            <Menu.Item
              data-autofocus={!isGenerating || undefined}
              leftSection={<IconCopyPlus size={20} />}
              disabled={isGenerating}
              onClick={staying(() => onVariant('same'))}
            >
              {t('question.same')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconReplace size={20} />}
              disabled={isGenerating}
              onClick={staying(() => onVariant('other'))}
            >
              {t('question.other')}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          data-autofocus={!hasVariants || isGenerating || undefined}
          leftSection={<IconCopy size={20} />}
          disabled={!canDuplicate}
          onClick={leaving(onDuplicate)}
        >
          {t('question.duplicate')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp size={20} />} disabled={number === 1} onClick={leaving(() => onMove(-1))}>
          {t('question.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={20} />}
          disabled={number === count}
          onClick={leaving(() => onMove(1))}
        >
          {t('question.down')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('question.type')}</Menu.Label>
        {questionTypes.map((each) => (
          <Menu.Item
            key={each}
            aria-current={each === type || undefined}
            leftSection={<IconCheck size={20} visibility={each === type ? undefined : 'hidden'} />}
            onClick={staying(() => onType(each))}
          >
            {t(`types.${each}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconTrash size={20} />} onClick={leaving(onRemove)}>
          {t('question.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
