import { createOutbox } from '../../src/index.ts';
import { busThat, connectLamps, lampEvents } from './lamps.ts';
import { aLampLit, silent } from './messages.ts';

// Run as a process: stores a lamp with its event, reports that it is about to publish, and never finishes.
const { lamps } = await connectLamps(process.argv[2] ?? '');
const bus = busThat(() => {
  process.stdout.write('publishing\n');
  return new Promise(() => {});
});
const outbox = createOutbox({ collection: lamps.collection, bus, logger: silent, definitions: lampEvents });
const { _id } = await lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
outbox.relay(_id);
