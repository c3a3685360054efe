import type { Canvas } from '@napi-rs/canvas';
import type { Worker } from 'tesseract.js';
import type { Line } from '../page-lines.ts';
import { type CredibleText, credibleText } from './credible-text.ts';
import { ocrLanguages, prepareLanguageData } from './language-data.ts';
import { asPgm, drawn } from './picture.ts';
import { skewOf } from './skew.ts';

interface OcrOptions {
  languageFolder: string;
  /** Most pictures to read. */
  max: number;
  /** Called before each recognition run. */
  onPicture(): void;
}

/** Recognises text in pictures in the product's languages, without network access. Ends with its process. */
export class OcrEngine {
  readonly #options: OcrOptions;
  #worker: Promise<Worker> | undefined;
  /** Number of recognition runs. */
  pictures = 0;
  #read = 0;

  constructor(options: OcrOptions) {
    this.#options = options;
  }

  /** Whether the limit of pictures is reached. */
  get isFull(): boolean {
    return this.#read >= this.#options.max;
  }

  /** Recognises the lines of text in a picture, even sideways or slightly skewed; empty if nothing is credible. */
  async read(canvas: Canvas): Promise<Line[]> {
    this.#read += 1;
    const skew = skewOf(canvas);
    const straight = skew === 0 ? canvas : drawn(canvas, 1, -skew);
    const first = await this.#recognize(straight);
    if (first.isSound) return first.lines;
    const upsideDown = await this.#recognize(drawn(straight, 1, 180));
    return (upsideDown.score > first.score ? upsideDown : first).lines;
  }

  async #recognize(canvas: Canvas): Promise<CredibleText> {
    this.pictures += 1;
    this.#options.onPicture();
    this.#worker ??= this.#start();
    const { data } = await (await this.#worker).recognize(asPgm(canvas), { rotateAuto: true }, { blocks: true });
    return credibleText(data.blocks ?? []);
  }

  async #start(): Promise<Worker> {
    const { languageFolder } = this.#options;
    await prepareLanguageData(languageFolder);
    const { default: tesseract } = await import('tesseract.js');
    return tesseract.createWorker(ocrLanguages, tesseract.OEM.LSTM_ONLY, {
      langPath: languageFolder,
      gzip: true,
      cacheMethod: 'none',
      // Without a handler, the worker's errors are thrown where nothing can catch them.
      errorHandler: () => undefined,
    });
  }
}
