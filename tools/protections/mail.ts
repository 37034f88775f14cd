import type { Protection } from './protection.ts'

const sender = 'apps/backend/src/mail/sender.ts'
const test = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/mail/sender.test.ts', title }) as const
const health = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/health.test.ts', title }) as const

export const mail: readonly Protection[] = [
  {
    section: 7,
    protects: 'A mail that cannot be sent waits in the outbox and is tried again',
    removal: [
      { file: sender, find: 'error instanceof UndeliverableMail || mail.attempts >= MAX_ATTEMPTS', replace: 'true' },
    ],
    caughtBy: test('sends each mail once after the mail server was unavailable'),
  },
  {
    section: 7,
    protects: 'A mail that the server refuses for good is not tried for a day',
    removal: [{ file: sender, find: 'error instanceof UndeliverableMail || ', replace: '' }],
    caughtBy: test('retries after a temporary rejection and stops after a permanent one'),
  },
  {
    section: 7,
    protects: 'A mail that one process is sending is not sent by another',
    removal: [
      { file: sender, find: 'or(isNull(mails.claimed_until), lte(mails.claimed_until, sql`now()`)),', replace: '' },
    ],
    caughtBy: test('does not send a mail that another process has claimed, until the claim expires'),
  },
  {
    section: 7,
    protects: 'A mail that a killed process was sending is sent by another',
    removal: [
      {
        file: sender,
        find: 'or(isNull(mails.claimed_until), lte(mails.claimed_until, sql`now()`)),',
        replace: 'isNull(mails.claimed_until),',
      },
    ],
    caughtBy: test('does not send a mail that another process has claimed, until the claim expires'),
  },
  {
    section: 7,
    protects: 'A change that is made twice is mailed once',
    removal: [
      {
        file: 'apps/backend/src/mail/outbox.ts',
        find: '.values(mail).onConflictDoNothing({ target: mails.key })',
        replace: '.values({ ...mail, key: mail.key + Math.random() })',
      },
    ],
    caughtBy: test('sends each mail once when its key is enqueued twice'),
  },
  {
    section: 7,
    protects: 'A part that is degraded does not take the process out of the load balancer',
    removal: [
      {
        file: 'apps/backend/src/health.ts',
        find: "      health = degraded('the check failed')\n",
        replace: '      throw error\n',
      },
    ],
    caughtBy: health('is degraded, not failed, by a check that throws or never ends'),
  },
  {
    section: 7,
    protects: 'The public `/readyz` does not query the database for each request',
    removal: [
      {
        file: 'apps/backend/src/health.ts',
        find: 'if (now() - readAt >= RESULT_TTL_MS) {',
        replace: 'if (now() >= 0) {',
      },
    ],
    caughtBy: health('checks at most once in five seconds, however often it is requested, and logs changes once'),
  },
]
