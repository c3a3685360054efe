import { AppError } from '@exit-tickets/contracts';

/** There is no Chromium here, or none that starts. */
export class PdfUnavailableError extends AppError {
  constructor(cause: unknown) {
    super('pdf_unavailable', { cause });
  }
}

/** Chromium stood still; it has been ended. */
export class RenderingHangsError extends AppError {
  constructor() {
    super('service_timeout', { cause: new Error('Chromium did not finish in time and was ended') });
  }
}

/** Chromium crashed, and on the second try again. */
export class RenderingFailedError extends AppError {
  constructor(cause: unknown) {
    super('service_failed', { cause });
  }
}
