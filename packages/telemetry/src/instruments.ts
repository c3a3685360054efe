/** The values of a metric's labels: from a short fixed list each, never an id or user input. */
export type Labels<Label extends string> = Readonly<Record<Label, string>>;

interface Definition<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

/** A metric that is counted as it happens. */
export interface Counter<Label extends string = string> extends Definition<Label> {
  kind: 'counter';
  add(labels: Labels<Label>, by?: number): void;
}

/** A metric of durations, in seconds. */
export interface Histogram<Label extends string = string> extends Definition<Label> {
  kind: 'histogram';
  buckets: readonly number[];
  observe(labels: Labels<Label>, seconds: number): void;
}

/** A value that goes up and down; read on each scrape (`onScrape`). */
export interface Gauge<Label extends string = string> extends Definition<Label> {
  kind: 'gauge';
}

/** Records counts and durations once metrics are served. */
export interface Recorder {
  add(metric: Counter, labels: Labels<string>, by: number): void;
  observe(metric: Histogram, labels: Labels<string>, seconds: number): void;
}

let recorder: Recorder | undefined;

/** Sets the recorder of counts and durations. With undefined nothing is recorded, at no cost. */
export const setRecorder = (next: Recorder | undefined): void => {
  recorder = next;
};

export const counter = <const Label extends string>(definition: Definition<Label>): Counter<Label> => ({
  ...definition,
  kind: 'counter',
  add(labels, by = 1) {
    recorder?.add(this as Counter, labels, by);
  },
});

export const histogram = <const Label extends string>(
  definition: Definition<Label> & { buckets: readonly number[] },
): Histogram<Label> => ({
  ...definition,
  kind: 'histogram',
  observe(labels, seconds) {
    recorder?.observe(this as Histogram, labels, seconds);
  },
});

export const gauge = <const Label extends string>(definition: Definition<Label>): Gauge<Label> => ({
  ...definition,
  kind: 'gauge',
});

/** Records the reading of a gauge. Readings of one process with the same labels add up. */
export type RecordReading = <Label extends string>(metric: Gauge<Label>, labels: Labels<Label>, value: number) => void;

/** Reads gauges. One that fails or takes too long is left out of that scrape. */
export type Collector = (record: RecordReading) => void | Promise<void>;

export const collectors = new Set<Collector>();

/** Runs a collector on each scrape, until the returned function is called. */
export const onScrape = (collector: Collector): (() => void) => {
  collectors.add(collector);
  return () => {
    collectors.delete(collector);
  };
};
