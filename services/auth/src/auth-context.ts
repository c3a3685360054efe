import type { Outbox } from '@exit-tickets/bus';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { HourlyLimit } from './attempts/hourly-limit.ts';
import type { mailStatusOf } from './config.ts';
import type { Devices } from './login/devices.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import type { MailQueue, OrderMail } from './mail/mail-queue.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RegistrationPolicy } from './registration/registration-policy.ts';
import type { SessionRevocations } from './sessions/revoked-sessions.ts';
import type { Users } from './users/user.repository.ts';

/** The dependencies of every use case. */
export interface AuthContext extends Pick<ServiceContext, 'bus' | 'logger' | 'now' | 'sessions'> {
  users: Users;
  revocations: SessionRevocations;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  devices: Devices;
  registrationPolicy: RegistrationPolicy;
  hourly: HourlyLimit;
  mails: MailQueue;
  /** Queues a mail. */
  orderMail: OrderMail;
  outbox: Outbox;
  /** The configured public address of the app. */
  publicUrl: string;
  /** Whether requested links are returned in the response (docs/design.md 4.14). */
  isDemo: boolean;
  /** Whether this is a demo, whose accounts are erased every hour. */
  isEmptiedHourly: boolean;
  /** How mails are sent. Without mail, responses to link requests say so. */
  mailStatus: ReturnType<typeof mailStatusOf>;
}
