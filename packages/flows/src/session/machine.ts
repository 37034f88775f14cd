import { assign, emit } from 'xstate'
import { accountRequestStates } from './account-request-states.ts'
import type { SessionCalls } from './calls.ts'
import { dismissRejection, enqueueChange, initial, keyOf } from './context.ts'
import { customerStates } from './customer-states.ts'
import { guestStates } from './guest-states.ts'
import { type SessionRules, sessionSetup, unauthorised } from './setup.ts'

/** How long sign-in is locked after too many attempts; the backend counts ten in ten minutes. Source: wire.md. */
export const lockDurationMs = 60_000

/** Two regions: the session, and account requests (password reset, sign-in link, e-mail confirmation). */
export function sessionMachine(
  calls: SessionCalls,
  { now = Date.now, lockFor = lockDurationMs }: Partial<SessionRules> = {},
) {
  const base = sessionSetup(calls, { now, lockFor })
  return base.createMachine({
    id: 'session',
    context: ({ input }) => initial(input),
    type: 'parallel',
    on: {
      change: [
        { guard: 'knowsCustomer', actions: assign(({ context, event }) => enqueueChange(context, event.command)) },
        {
          actions: emit(({ event }) => ({ type: 'session.rejected', key: keyOf(event.command), error: unauthorised })),
        },
      ],
      'change.retry': {
        actions: assign(({ context, event: { key } }) => {
          const command = context.rejectedChanges[key]?.command
          return command ? enqueueChange(context, command) : context
        }),
      },
      'change.dismiss': { actions: assign(({ context, event }) => dismissRejection(context, event.key)) },
      'address.select': { actions: assign({ selectedId: ({ event }) => event.addressId }) },
      'locale.changed': { actions: assign({ lang: ({ event }) => event.lang }) },
    },
    states: {
      session: { initial: 'starting', states: { ...guestStates(base), ...customerStates(base) } },
      accountRequest: { initial: 'idle', states: accountRequestStates(base) },
    },
  })
}
