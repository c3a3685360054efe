import { z } from 'zod';

const smtpError = z.object({
  name: z.string(),
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** The parts of a send error that may be logged: its message would contain the recipient. */
export const describeSmtpError = (error: unknown): z.infer<typeof smtpError> =>
  smtpError.safeParse(error).data ?? { name: 'unknown' };
