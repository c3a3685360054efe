import type { GapWording, GeneratedTicket } from '@exit-tickets/contracts';
import { useState } from 'react';
import type { TicketToEdit } from '../../../shared/dialogs.ts';
import { type Offer, offersOf } from './offers.ts';

/** Offers for the lesson of a ticket: those that came with its questions, and those found later. */
export const useOffers = ({ draft, offered }: TicketToEdit) => {
  const [found, setFound] = useState<{ offers: Offer[]; gap: GapWording | undefined }>(() => {
    const { suggestions = [], gap } = offered ?? {};
    // Of a draft that was kept, the suggestions that it has taken are among its questions too.
    const others = draft.questions.filter(({ text }) => !suggestions.some(({ question }) => question.text === text));
    return { offers: offersOf({ questions: others, suggestions }), gap };
  });
  /** Adds the offers of a later reply; earlier offers stay. */
  const add = (reply: GeneratedTicket): void =>
    setFound(({ offers, gap }) => {
      const known = new Set(offers.map(({ question }) => question.text));
      const others = offersOf(reply).filter(({ question }) => !known.has(question.text));
      return { offers: [...offers, ...others], gap: reply.gap ?? gap };
    });
  return { ...found, add };
};
