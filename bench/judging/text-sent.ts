import type { Judgements } from '@exit-tickets/contracts';
import type { OpenAiRequest } from '@exit-tickets/testing';
import type { TaughtClass } from './taught-class.ts';

const charactersOf = ({ messages }: OpenAiRequest): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Requests and characters. */
export interface Sent {
  requests: number;
  characters: number;
}

/** All text sent, including repairs and cores. */
export const sentIn = (requests: readonly OpenAiRequest[]): Sent => ({
  requests: requests.length,
  characters: requests.reduce((sum, request) => sum + charactersOf(request), 0),
});

/** What one request per judged answer, with the same prompt, would have sent. */
export const sentOneByOne = (
  requests: readonly OpenAiRequest[],
  judged: readonly { taught: TaughtClass; judgements: Judgements }[],
): Sent => {
  const withoutAnswers = new Map(
    requests
      .filter(({ schema, messages }) => schema === 'judging' && !messages.some(({ role }) => role === 'assistant'))
      .map((request) => [request.data.question, charactersOf(request) - JSON.stringify(request.data.answers).length]),
  );
  const sent = { requests: 0, characters: 0 };
  for (const { taught, judgements } of judged) {
    for (const { questionId, groups } of judgements.questions) {
      const text = taught.ticket.questions.find(({ id }) => id === questionId)?.text;
      const common = withoutAnswers.get(text) ?? 0;
      for (const { by, answer, responseIds } of groups.flatMap(({ wordings }) => wordings)) {
        if (by !== 'model') continue;
        const own = JSON.stringify([{ id: 'xxxx', answer }]).length;
        sent.requests += responseIds.length;
        sent.characters += responseIds.length * (common + own);
      }
    }
  }
  return sent;
};
