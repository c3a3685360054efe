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

/** What every use case works with. */
export interface AuthContext extends Pick<ServiceContext, 'bus' | 'logger' | 'now' | 'sessions'> {
  users: Users;
  revocations: SessionRevocations;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  devices: Devices;
  registrationPolicy: RegistrationPolicy;
  hourly: HourlyLimit;
  mails: MailQueue;
  /** Has a mail made and delivered, later. */
  orderMail: OrderMail;
  outbox: Outbox;
  /** The configured address of the app. */
  publicUrl: string;
  /** Whether links are answered to whoever asks (docs/design.md 4.14). */
  isDemo: boolean;
  /** Whether this is a demo, which keeps no account. */
  isEmptiedHourly: boolean;
  /** Where mails go out. Where links do not, the answer to whoever asks for one says so. */
  mailStatus: ReturnType<typeof mailStatusOf>;
}
