import { languageOfTag } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadPart } from '../../shared/api/lazy-part.ts';
import { addLocalTicket } from '../../shared/api/local-ticket.ts';
import { paths } from '../../shared/api/paths.ts';
import { ticketKeys } from '../../shared/api/ticket-keys.ts';
import { SampleContext } from '../../shared/sample.ts';
import { Loading } from '../../shared/screen/loading.tsx';
import { loadClass } from './load-class.ts';
import classes from './sample-screen.module.css';
import { createSampleTicket, type SampleTicket, sampleId } from './sample-ticket.ts';

/** The sample ticket in the language of the page while the screen is open, and how many have yet to answer. */
const useSampleTicket = (): { ticket: SampleTicket | undefined; left: number } => {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const [ticket, setTicket] = useState<SampleTicket>();
  const [left, setLeft] = useState(0);
  const [error, setError] = useState<Error>();
  const language = languageOfTag(i18n.language) ?? 'en';
  useEffect(() => {
    let isOpen = true;
    let forget: (() => void) | undefined;
    const open = async (): Promise<void> => {
      const { sampleClass } = await loadPart(loadClass[language]);
      if (!isOpen) return;
      const isHurried = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const made = createSampleTicket(sampleClass, { isHurried, onArrival: setLeft });
      forget = addLocalTicket(made);
      setTicket(made);
    };
    open().catch(setError);
    return () => {
      isOpen = false;
      forget?.();
      setTicket(undefined);
      client.removeQueries({ queryKey: ticketKeys.results(sampleId) });
    };
  }, [client, language]);
  if (error) throw error;
  return { ticket, left };
};

/** A fictional class that answers while the visitor watches. It exists only in this page. `results` shows a ticket. */
export const SampleScreen = ({ results }: { results: (ticketId: string) => ReactNode }) => {
  const { t } = useTranslation();
  const { ticket, left } = useSampleTicket();
  if (!ticket) return <Loading />;
  return (
    <SampleContext value={true}>
      <aside className={classes.note} aria-label={t('sample.name')}>
        <p>
          <b>{t('sample.name')}</b> {t('sample.text')}
        </p>
        <div className={classes.buttons} data-no-print>
          {left > 0 && (
            <Button variant="subtle" onClick={ticket.hurry}>
              {t('sample.allNow')}
            </Button>
          )}
          <Button variant="default" component={Link} to={paths.home}>
            {t('sample.discard')}
          </Button>
        </div>
      </aside>
      {results(ticket.id)}
    </SampleContext>
  );
};
