import { z } from 'zod';

const smtpError = z.object({
  name: z.string(),
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** What a log may say of a failure to send: its text would name the recipient. */
export const describeSmtpError = (error: unknown): z.infer<typeof smtpError> =>
  smtpError.safeParse(error).data ?? { name: 'unknown' };
