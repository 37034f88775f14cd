import type { SnapshotFrom } from 'xstate'
import { accountRequestStates } from './account-request-states.ts'
import { initial } from './context.ts'
import { customerStates } from './customer-states.ts'
import { guestStates } from './guest-states.ts'
import { sessionSetup } from './setup.ts'

/**
 * Two regions: the session, and account requests (password reset, sign-in link, e-mail confirmation). Provide the actors
 * `user`, `signIn`, `google`, `signOut`, `addresses`, `change` and `accountRequest`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => initial(input),
  type: 'parallel',
  on: {
    change: [
      { guard: 'isCustomer', actions: { type: 'enqueueChange', params: ({ event }) => event.command } },
      { actions: { type: 'rejectWithoutCustomer', params: ({ event }) => event.command } },
    ],
    'change.retry': { actions: { type: 'retryChange', params: ({ event }) => event.key } },
    'change.dismiss': { actions: { type: 'dismissChange', params: ({ event }) => event.key } },
    'address.select': { actions: { type: 'selectAddress', params: ({ event }) => event.addressId } },
    'locale.changed': { actions: { type: 'changeLanguage', params: ({ event }) => event.lang } },
  },
  states: {
    session: { initial: 'starting', states: { ...guestStates, ...customerStates } },
    accountRequest: { initial: 'idle', states: accountRequestStates },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type SessionMachineSnapshot = SnapshotFrom<typeof sessionMachine>
