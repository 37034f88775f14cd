import { assign, emit } from 'xstate'
import type { SessionCalls } from './calls.ts'
import { dismissed, initial, keyOf, queued } from './context.ts'
import { customerStates } from './customer-states.ts'
import { errandStates } from './errand-states.ts'
import { guestStates } from './guest-states.ts'
import { nobodyThere, type SessionRules, sessionSetup } from './setup.ts'

/** Milliseconds nothing is sent after too many attempts; the backend counts ten in ten minutes. Source: wire.md. */
export const LOCK = 60_000

/** Who is signed in, as a statechart of two regions: the session, and the letters that are asked for beside it. */
export function sessionMachine(calls: SessionCalls, { now = Date.now, lockFor = LOCK }: Partial<SessionRules> = {}) {
  const base = sessionSetup(calls, { now, lockFor })
  return base.createMachine({
    id: 'session',
    context: ({ input }) => initial(input),
    type: 'parallel',
    on: {
      change: [
        { guard: 'knowsCustomer', actions: assign(({ context, event }) => queued(context, event.command)) },
        {
          actions: emit(({ event }) => ({ type: 'session.rejected', key: keyOf(event.command), error: nobodyThere })),
        },
      ],
      'change.retry': {
        actions: assign(({ context, event: { key } }) => {
          const command = context.refused[key]?.command
          return command ? queued(context, command) : context
        }),
      },
      'change.dismiss': { actions: assign(({ context, event }) => dismissed(context, event.key)) },
      'address.select': { actions: assign({ selectedId: ({ event }) => event.addressId }) },
      'locale.changed': { actions: assign({ lang: ({ event }) => event.lang }) },
    },
    states: {
      session: { initial: 'starting', states: { ...guestStates(base), ...customerStates(base) } },
      errand: { initial: 'idle', states: errandStates(base) },
    },
  })
}
