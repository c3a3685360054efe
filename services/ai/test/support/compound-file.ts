import * as cfb from 'cfb';

/** A compound file with these streams. */
export const compoundFile = (streams: Record<string, Buffer>): Buffer => {
  const container = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) cfb.utils.cfb_add(container, `/${name}`, content);
  return Buffer.from(cfb.write(container, { type: 'buffer' }));
};
