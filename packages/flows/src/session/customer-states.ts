import { errorOf } from '../flow/request.ts'
import { nextCommand } from './context.ts'
import { sessionSetup } from './setup.ts'

/** Transitions that sign out, from any signed-in state. */
const signOutTransitions = sessionSetup.createStateConfig({
  on: {
    'session.logout': { target: '#loggingOut', actions: 'clearError' },
    'tab.signedOut': { target: '#guest', actions: { type: 'clearSession', params: { inOtherTab: true } } },
  },
})

/** Transitions that check the session. */
const authCheckTransitions = sessionSetup.createStateConfig({
  on: {
    'http.401': { target: '#refreshing', actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo } },
    'session.refresh': '#refreshing',
    'tab.changed': '#refreshing',
  },
})

/** Changes of the profile and of the addresses, one at a time. */
const profileStates = {
  ready: sessionSetup.createStateConfig({ always: { guard: 'hasChange', target: 'changing' } }),
  changing: sessionSetup.createStateConfig({
    invoke: {
      id: 'change',
      src: 'change',
      input: ({ context }) => ({ command: nextCommand(context), lang: context.lang }),
      onDone: { target: 'ready', actions: { type: 'completeChange', params: ({ event }) => event.output } },
      onError: [
        {
          guard: {
            type: 'needsAuthCheck',
            params: ({ context, event }) => ({ error: errorOf(event.error), call: nextCommand(context).id }),
          },
          target: '#refreshing',
          actions: { type: 'recordAuthCheck', params: ({ context }) => nextCommand(context).id },
        },
        { target: 'ready', actions: { type: 'rejectChange', params: ({ event }) => errorOf(event.error) } },
      ],
    },
  }),
}

/** The address book. */
const addressesStates = {
  deciding: sessionSetup.createStateConfig({
    always: [{ guard: 'needsAddresses', target: 'loading' }, { target: 'ready' }],
  }),
  loading: sessionSetup.createStateConfig({
    tags: 'addressesLoading',
    invoke: {
      id: 'addresses',
      src: 'addresses',
      input: ({ context }) => context.lang,
      onDone: { target: 'ready', actions: { type: 'setAddresses', params: ({ event }) => event.output } },
      onError: [
        {
          guard: {
            type: 'needsAuthCheck',
            params: ({ event }) => ({ error: errorOf(event.error), call: 'addresses' }),
          },
          target: '#refreshing',
          actions: { type: 'recordAuthCheck', params: 'addresses' },
        },
        {
          target: 'failed',
          actions: { type: 'log', params: ({ event }) => ({ about: 'addresses', error: errorOf(event.error) }) },
        },
      ],
    },
  }),
  ready: sessionSetup.createStateConfig({ tags: 'addressesReady', on: { 'addresses.retry': 'loading' } }),
  failed: sessionSetup.createStateConfig({
    tags: 'addressesFailed',
    on: { 'addresses.retry': 'loading', 'network.online': 'loading' },
  }),
}

/** The states of a customer. */
export const customerStates = {
  registered: sessionSetup.createStateConfig({
    id: 'registered',
    tags: 'restoring',
    always: [{ guard: 'isUnconfirmed', target: 'awaitingEmailConfirm' }, { target: 'authenticated' }],
  }),

  awaitingEmailConfirm: sessionSetup.createStateConfig({
    tags: 'awaitingConfirm',
    on: { ...signOutTransitions.on, ...authCheckTransitions.on, 'session.continue': 'authenticated' },
  }),

  authenticated: sessionSetup.createStateConfig({
    id: 'authenticated',
    tags: 'signedIn',
    type: 'parallel',
    on: { ...signOutTransitions.on, ...authCheckTransitions.on },
    after: { expiry: 'refreshing' },
    states: {
      profile: { initial: 'ready', states: profileStates },
      addresses: { initial: 'deciding', states: addressesStates },
    },
  }),

  refreshing: sessionSetup.createStateConfig({
    id: 'refreshing',
    tags: 'refreshing',
    on: {
      ...signOutTransitions.on,
      // The answer may be older than these changes, so the session is requested again.
      'tab.changed': { target: '#refreshing', reenter: true },
      'session.refresh': { target: '#refreshing', reenter: true },
    },
    invoke: {
      id: 'refresh',
      src: 'user',
      input: ({ context }) => context.lang,
      onDone: { target: 'authenticated', actions: { type: 'restoreUser', params: ({ event }) => event.output } },
      onError: [
        { guard: { type: 'isUnauthorised', params: ({ event }) => errorOf(event.error) }, target: 'expired' },
        {
          target: 'authenticated',
          actions: [
            'clearExpiry',
            { type: 'log', params: ({ event }) => ({ about: 'refresh', error: errorOf(event.error) }) },
          ],
        },
      ],
    },
  }),

  expired: sessionSetup.createStateConfig({ entry: 'expire', always: 'guest' }),

  loggingOut: sessionSetup.createStateConfig({
    id: 'loggingOut',
    tags: ['signingOut', 'pending'],
    on: {
      'tab.signedOut': { target: 'guest', actions: { type: 'clearSession', params: { inOtherTab: true } } },
    },
    invoke: {
      id: 'signOut',
      src: 'signOut',
      input: ({ context }) => context.lang,
      onDone: { target: 'guest', actions: { type: 'clearSession', params: { inOtherTab: false } } },
      onError: [
        {
          guard: { type: 'isUnauthorised', params: ({ event }) => errorOf(event.error) },
          target: 'guest',
          actions: { type: 'clearSession', params: { inOtherTab: false } },
        },
        { target: 'authenticated', actions: { type: 'failSignIn', params: ({ event }) => errorOf(event.error) } },
      ],
    },
  }),
}
