import type { GapWording, GeneratedTicket } from '@exit-tickets/contracts';
import { useState } from 'react';
import type { TicketToEdit } from '../../../shared/dialogs.ts';
import { type Offer, offersOf } from './offers.ts';

/** Offers for the lesson of a ticket: those that came with its questions, and those found later. */
export const useOffers = ({ draft, offered }: TicketToEdit) => {
  const [found, setFound] = useState<{ offers: Offer[]; gap: GapWording | undefined }>(() => ({
    offers: offersOf({ questions: draft.questions, suggestions: offered?.suggestions }),
    gap: offered?.gap,
  }));
  /** Adds the offers of a later reply; earlier offers stay. */
  const add = (reply: GeneratedTicket): void =>
    setFound(({ offers, gap }) => {
      const known = new Set(offers.map(({ question }) => question.text));
      const others = offersOf(reply).filter(({ question }) => !known.has(question.text));
      return { offers: [...offers, ...others], gap: reply.gap ?? gap };
    });
  return { ...found, add };
};
