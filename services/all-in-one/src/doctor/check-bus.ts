import { inspectNats, type StreamState } from '@exit-tickets/bus/nats';
import { limits } from '@exit-tickets/contracts';
import { type Finding, finding, reasonOf } from './finding.ts';

const subject = 'bus';
const maxFilledShare = 0.8;
const mebibyte = 1024 * 1024;

/** Checks how full a stream is: a full one refuses events and dead letters, which then wait at their source. */
const checkStream = ({ name, bytes, maxBytes }: StreamState): Finding => {
  const used = `${Math.ceil(bytes / mebibyte)} MiB`;
  if (maxBytes === undefined)
    return finding(
      subject,
      'warning',
      `${name} holds ${used} and has no bound, for want of room, or as it holds more: see StreamFull in docs/runbooks.md`,
    );
  const share = `${name} holds ${used} of ${Math.floor(maxBytes / mebibyte)} MiB, ${Math.round((bytes / maxBytes) * 100)}%`;
  return bytes > maxBytes * maxFilledShare
    ? finding(subject, 'warning', `${share}: see StreamFull in docs/runbooks.md`)
    : finding(subject, 'ok', share);
};

/** Checks the bus. */
export const checkBus = async (url: string | undefined): Promise<Finding[]> => {
  if (!url) return [finding(subject, 'ok', 'within the process')];
  try {
    const { version, versionProblem, maxPayload, streams, deadLetters, ahead } = await inspectNats(url);
    const findings = [
      versionProblem
        ? finding(subject, 'warning', versionProblem)
        : finding(subject, 'ok', `NATS ${version} with JetStream`),
    ];
    if (maxPayload < limits.busMessageBytes)
      findings.push(
        finding(
          subject,
          'problem',
          `takes messages of ${maxPayload} bytes: raise max_payload to ${limits.busMessageBytes}`,
        ),
      );
    findings.push(...streams.map(checkStream));
    if (ahead.length > 0)
      findings.push(
        finding(
          subject,
          'problem',
          `has lost events that it had stored and gives none to ${ahead.join(', ')}: see "A damaged store of NATS" in docs/runbooks.md`,
        ),
      );
    if (deadLetters > 0) findings.push(finding(subject, 'warning', `${deadLetters} dead letters wait for you`));
    return findings;
  } catch (error) {
    return [finding(subject, 'problem', reasonOf(error))];
  }
};
