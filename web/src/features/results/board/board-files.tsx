import { Group } from '@mantine/core';
import { IconPresentation, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/api/lazy-part.ts';
import { fileTitle, saveFile } from '../../../shared/forms/save-file.ts';
import { useIsSample } from '../../../shared/sample.ts';
import { sayMissingPart } from '../../../shared/screen/say-missing-part.tsx';
import { LinkButton } from '../components/link-button.tsx';
import type { BoardPair } from './board-sheet.ts';

const loadSheet = () => import('./board-sheet.ts');
const loadSlide = () => import('./board-slide.ts');
const loadPaper = () => import('./board-paper.ts');

interface BoardFilesProps {
  pair: BoardPair;
  /** Title of the ticket. */
  title: string;
  isDisabled?: boolean;
}

/** The board as a slide, on paper or as a PDF. The code that creates them is loaded on demand. */
export const BoardFiles = ({ pair, title, isDisabled = false }: BoardFilesProps) => {
  const { t, i18n } = useTranslation(['results', 'common']);
  const isSample = useIsSample();
  const [isBusy, setBusy] = useState(false);
  const textsOf = ({ boardSheet }: Awaited<ReturnType<typeof loadSheet>>) =>
    boardSheet(pair, (answer) => t('judging.quote', { answer }), isSample ? t('common:sample.name') : undefined);
  const saveSlide = async () => {
    const [sheet, { boardSlide }] = await loadPart(() => Promise.all([loadSheet(), loadSlide()]));
    const texts = textsOf(sheet);
    const right = texts.filter(({ kind }) => kind === 'answer')[pair.isWrongFirst ? 1 : 0];
    const notes = t('board.notes', { letter: pair.isWrongFirst ? 'B' : 'A', answer: right?.text });
    const slide = await boardSlide({ title, language: i18n.language, texts, notes });
    saveFile(slide, `exit-ticket-${fileTitle(title)}-${t('board.file')}.pptx`);
  };
  const print = async () => {
    const [sheet, { printBoard }] = await loadPart(() => Promise.all([loadSheet(), loadPaper()]));
    printBoard(textsOf(sheet));
  };
  const run = (make: () => Promise<void>) => () => {
    if (isBusy) return;
    setBusy(true);
    void make()
      .catch(sayMissingPart)
      .finally(() => setBusy(false));
  };
  return (
    <Group gap="4px 16px">
      {(
        [
          [IconPresentation, 'slide', saveSlide],
          [IconPrinter, 'pdf', print],
        ] as const
      ).map(([Icon, name, make]) => (
        <LinkButton key={name} disabled={isDisabled} aria-busy={isBusy} onClick={run(make)}>
          <Icon size={18} aria-hidden /> {t(`board.${name}`)}
        </LinkButton>
      ))}
    </Group>
  );
};
