import { createOutbox } from '@exit-tickets/bus';
import { prepareDatabase, type ServiceContext, startPeriodicWork } from '@exit-tickets/service-kit';
import type { Judgements } from '../judging/judgements.ts';
import { Tallies, type TallyTimes, usualTallyTimes } from './tallies.ts';
import { tallyModel } from './tally.model.ts';
import { createTallyRepository } from './tally.repository.ts';

interface TallyParts {
  context: ServiceContext;
  judgements: Judgements;
  times?: TallyTimes | undefined;
}

/** What counts answers, put together. */
export const startTallies = async ({ context, judgements, times = usualTallyTimes }: TallyParts): Promise<Tallies> => {
  const { bus, database, logger, now, manage } = context;
  const model = tallyModel(database);
  await prepareDatabase(context, [model]);
  const repository = createTallyRepository(model);
  const outbox = manage(createOutbox({ collection: repository.collection, bus, logger }));
  const tallies = new Tallies({ repository, judgements, outbox, bus, logger, now, times });
  await outbox.start();
  manage(
    startPeriodicWork({
      everyMs: times.pollMs,
      work: () => tallies.countDue(),
      problem: 'answers were not counted',
      logger,
    }),
  );
  return tallies;
};
