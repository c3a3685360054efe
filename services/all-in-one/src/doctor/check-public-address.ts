import { createSessions, isLoopback } from '@exit-tickets/service-kit';
import { z } from 'zod';
import { type Finding, finding, reasonOf } from './finding.ts';

const timeoutMs = 15_000;
/** Latest first event, in milliseconds, for a stream that counts as live. */
const firstEventMs = 1_000;
/** Shortest time between the two events; the gateway waits longer. */
const leastBetweenMs = 500;
/** A documentation address (RFC 5737). If the app accepts it, callers can forge their address. */
const madeUp = '203.0.113.77';
const doctorId = 'doctor';

const arrival = z.object({
  address: z.string(),
  peer: z.string().optional(),
  forwardedFor: z.string().optional(),
  host: z.string().optional(),
});
type Arrival = z.infer<typeof arrival>;

const checkArrival = ({ address, peer, forwardedFor, host }: Arrival, publicUrl: URL): Finding[] => {
  const subject = 'proxy';
  const findings: Finding[] = [];
  const isAsSent = forwardedFor?.trim() === madeUp;
  const caller = forwardedFor?.split(',').at(-1)?.trim();
  if (isAsSent && address === madeUp)
    findings.push(
      finding(
        subject,
        'warning',
        'whoever asks may say from which address: the proxy hands X-Forwarded-For on as it came, or TRUSTED_PROXIES names who asks directly',
      ),
    );
  else if (isAsSent && publicUrl.protocol === 'https:')
    findings.push(finding(subject, 'problem', 'the proxy does not say who asks: have it set X-Forwarded-For'));
  // The public name may resolve to a loopback address of this machine.
  else if (!isAsSent && caller === peer && address === peer)
    findings.push(
      finding(
        subject,
        'warning',
        `from here it cannot be told whether TRUSTED_PROXIES is right, as the doctor and the proxy are both ${peer}: run it on another machine`,
      ),
    );
  else if (!isAsSent && forwardedFor !== undefined && address === peer)
    findings.push(
      finding(
        subject,
        'problem',
        `everybody seems to come from ${peer}, and shares its limits: add it to TRUSTED_PROXIES`,
      ),
    );
  else findings.push(finding(subject, 'ok', `this machine is seen as ${address}`));
  if (host !== publicUrl.host)
    findings.push(
      finding(
        subject,
        'warning',
        `the app is asked for ${host} in place of ${publicUrl.host}: have the proxy hand Host on`,
      ),
    );
  return findings;
};

const checkStream = (firstMs: number, betweenMs: number): Finding => {
  const subject = 'live stream';
  if (betweenMs < leastBetweenMs)
    return finding(
      subject,
      'problem',
      'arrives at its end only: switch buffering and compression of text/event-stream off in the proxy',
    );
  if (firstMs > firstEventMs) return finding(subject, 'warning', `begins after ${Math.round(firstMs)} ms`);
  return finding(subject, 'ok', `begins after ${Math.round(firstMs)} ms, and comes as it is sent`);
};

/** Reads the whole stream: its text and the arrival time of each event. */
const readEvents = async (body: ReadableStream<Uint8Array>): Promise<{ text: string; at: number[] }> => {
  const decoder = new TextDecoder();
  const at: number[] = [];
  let text = '';
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    while (at.length < text.split('\n\n').length - 1) at.push(performance.now());
  }
  return { text, at };
};

export interface Door {
  /** The address that users open. */
  publicUrl: string;
  /** The gateway's address from within a container, where loopback is the container itself. */
  gatewayUrl: string | undefined;
  /** The session secrets: the gateway only answers callers that hold one. */
  secrets: readonly string[];
}

/** Connects through the public address and compares it with how the gateway saw the request. */
export const checkPublicAddress = async ({ publicUrl, gatewayUrl, secrets }: Door): Promise<Finding[]> => {
  const subject = 'public address';
  const isHere = isLoopback(new URL(publicUrl).hostname);
  const address = (isHere && gatewayUrl) || publicUrl;
  const isBeside = address !== publicUrl;
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  // The gateway chooses the cookie by PUBLIC_URL, whichever address is used.
  const { sign, cookieName } = createSessions({ secrets, isSecure: publicUrl.startsWith('https:') });
  const headers = { cookie: `${cookieName}=${sign(doctorId, doctorId).token}`, 'x-forwarded-for': madeUp };
  try {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${address}/api/doctor`, { headers, signal, redirect: 'manual' });
    if (answer.status !== 200 || !answer.body) {
      await answer.body?.cancel();
      const text = `${address} answers ${answer.status}: another app is there, an older release, or one with another SESSION_SECRET`;
      return [finding(subject, 'problem', text)];
    }
    const { text, at } = await readEvents(answer.body);
    const [first = 0, second = 0] = at;
    const seen = arrival.parse(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? ''));
    const plain = finding(
      subject,
      'warning',
      `${address} is not https: what students and teachers send can be read on the way`,
    );
    const forOneMachine = finding(
      subject,
      'warning',
      `the app answers at ${address}; ${publicUrl} can be opened on its machine alone: set PUBLIC_URL to the address that people open`,
    );
    const leadsHere = isSecure || isHere ? finding(subject, 'ok', `${address} leads here`) : plain;
    return [
      isBeside ? forOneMachine : leadsHere,
      ...checkArrival(seen, url),
      checkStream(first - startedAt, second - first),
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? `: ${reasonOf(error.cause)}` : '';
    const advice =
      isHere && !isBeside
        ? 'does the app run on this machine? If it does not, set PUBLIC_URL to the address that people open'
        : 'does the app run, and does the name lead to it?';
    const text = `${address} cannot be reached from here (${reasonOf(error)}${cause}): ${advice}`;
    return [finding(subject, 'problem', text)];
  }
};
