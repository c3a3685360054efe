import { hashOf } from '@exit-tickets/service-kit';

/** Finished PDFs by the hash of their HTML, so that the same page is rendered only once. */
export interface PdfCache {
  /**
   * The PDF of this HTML. If there is none yet, runs `make` once for all concurrent callers. Its signal is aborted when
   * all of them have disconnected.
   */
  get(
    ticketId: string,
    html: string,
    make: (nobodyWaits: AbortSignal) => Promise<Buffer>,
    caller?: AbortSignal,
  ): Promise<Buffer>;
  /** Drops the PDFs of a ticket, including one being rendered. */
  forget(ticketId: string): void;
}

interface Entry {
  pdf: Promise<Buffer>;
  /** 0 while it is being rendered. */
  bytes: number;
  madeAt: number;
  ticketIds: Set<string>;
  waiting: number;
  nobodyWaits: AbortController;
}

/**
 * How long a PDF is kept, in milliseconds. `TicketDeleted` reaches only one replica of this service; the others keep a
 * deleted ticket's PDF, which can no longer be requested, until this time is over.
 */
const lifetimeMs = 15 * 60 * 1000;

/** An in-memory cache with a monotonic clock (`now`, in ms); drops the least recently used beyond `maxBytes`. */
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
    const hash = hashOf(html);
    const entry = entries.get(hash) ?? add(hash, make);
    entry.ticketIds.add(ticketId);
    // Moves the entry to the end: a Map keeps insertion order, so the least recently used comes first.
    entries.delete(hash);
    entries.set(hash, entry);
    try {
      return await wait(entry, caller);
    } catch (error) {
      // Rendering was aborted just before this caller joined.
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
