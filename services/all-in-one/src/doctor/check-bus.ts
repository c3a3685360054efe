import { inspectNats } from '@exit-tickets/bus';
import { limits } from '@exit-tickets/contracts';
import { type Finding, finding, reasonOf } from './finding.ts';

const subject = 'bus';
/** The first that can be told to write to disk before it acknowledges. */
const recommended = [2, 10] as const;
const mostFull = 0.8;

/** Looks at a NATS server. */
export const checkBus = async (url: string | undefined): Promise<Finding[]> => {
  if (!url) return [finding(subject, 'ok', 'within the process')];
  try {
    const { version, maxPayload, stored, storeLimit, deadLetters } = await inspectNats(url);
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const isOld = major < recommended[0] || (major === recommended[0] && minor < recommended[1]);
    const findings = [
      isOld
        ? finding(
            subject,
            'warning',
            `NATS ${version} cannot be told to sync at once: take ${recommended.join('.')} or later`,
          )
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
    if (storeLimit !== undefined && stored > storeLimit * mostFull)
      findings.push(
        finding(
          subject,
          'warning',
          `its store is ${Math.round((stored / storeLimit) * 100)}% full: raise max_file_store`,
        ),
      );
    if (deadLetters) findings.push(finding(subject, 'warning', `${deadLetters} dead letters wait for you`));
    return findings;
  } catch (error) {
    return [
      finding(subject, 'problem', `cannot be used: ${reasonOf(error)}; check NATS_URL, and that JetStream is on`),
    ];
  }
};
