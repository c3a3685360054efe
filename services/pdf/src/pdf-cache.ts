import { createHash } from 'node:crypto';

/** Finished PDFs by what they show: the same paper is rendered once. */
export interface PdfCache {
  /**
   * The PDF of this HTML; `make` runs when there is none yet, once for all who ask meanwhile. Its signal is aborted when all
   * of them have left.
   */
  get(
    ticketId: string,
    html: string,
    make: (nobodyWaits: AbortSignal) => Promise<Buffer>,
    caller?: AbortSignal,
  ): Promise<Buffer>;
  /** Drops what is kept of a ticket, also what is being made right now. */
  forget(ticketId: string): void;
}

interface Entry {
  pdf: Promise<Buffer>;
  /** 0 while it is being made. */
  bytes: number;
  madeAt: number;
  ticketIds: Set<string>;
  waiting: number;
  nobodyWaits: AbortController;
}

/**
 * How long a PDF is kept, in milliseconds. `TicketDeleted` reaches one of several copies of this service; in the
 * others a deleted ticket's PDF, which nobody can ask for any more, is gone after this time.
 */
const lifetimeMs = 15 * 60 * 1000;

/** A cache in memory, by a clock that nobody sets (`now`, in milliseconds); past `maxBytes` the PDF that was asked for longest ago goes first. */
export const createPdfCache = ({ maxBytes, now }: { maxBytes: number; now: () => number }): PdfCache => {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const drop = (hash: string, entry: Entry): void => {
    if (entries.get(hash) !== entry) return;
    entries.delete(hash);
    bytes -= entry.bytes;
  };

  const dropOld = (): void => {
    for (const [hash, entry] of entries) if (now() - entry.madeAt > lifetimeMs || bytes > maxBytes) drop(hash, entry);
  };

  const add = (hash: string, make: (nobodyWaits: AbortSignal) => Promise<Buffer>): Entry => {
    const nobodyWaits = new AbortController();
    const pdf = make(nobodyWaits.signal);
    const entry: Entry = { pdf, bytes: 0, madeAt: now(), ticketIds: new Set(), waiting: 0, nobodyWaits };
    pdf.then(
      (pdf) => {
        if (entries.get(hash) !== entry) return;
        entry.bytes = pdf.length;
        bytes += pdf.length;
        dropOld();
      },
      () => drop(hash, entry),
    );
    return entry;
  };

  const wait = (entry: Entry, caller?: AbortSignal): Promise<Buffer> => {
    const leave = (): void => {
      entry.waiting -= 1;
      if (entry.waiting === 0) entry.nobodyWaits.abort();
    };
    entry.waiting += 1;
    if (caller?.aborted) leave();
    caller?.addEventListener('abort', leave, { once: true });
    return entry.pdf.finally(() => caller?.removeEventListener('abort', leave));
  };

  const get: PdfCache['get'] = async (ticketId, html, make, caller) => {
    dropOld();
    const hash = createHash('sha256').update(html).digest('hex');
    const entry = entries.get(hash) ?? add(hash, make);
    entry.ticketIds.add(ticketId);
    // A map keeps the order of adding: what was asked for last stands last.
    entries.delete(hash);
    entries.set(hash, entry);
    try {
      return await wait(entry, caller);
    } catch (error) {
      // Came just when the others had left.
      if (entry.nobodyWaits.signal.aborted && !caller?.aborted) return get(ticketId, html, make, caller);
      throw error;
    }
  };

  return {
    get,
    forget: (ticketId) => {
      for (const [hash, entry] of entries)
        if (entry.ticketIds.delete(ticketId) && entry.ticketIds.size === 0) drop(hash, entry);
    },
  };
};
