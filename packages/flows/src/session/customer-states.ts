import { assign } from 'xstate'
import { errorOf, networkFailure, type SessionSetup } from './setup.ts'

/** Transitions that sign out, from any signed-in state. */
const signOutTransitions = (base: SessionSetup) =>
  base.createStateConfig({
    on: {
      'session.logout': { target: '#loggingOut', actions: assign({ error: null }) },
      'tab.signedOut': { target: '#guest', actions: { type: 'clearSession', params: { elsewhere: true } } },
    },
  })

/** The states of a customer. */
export const customerStates = (base: SessionSetup) => {
  const out = signOutTransitions(base)
  const authCheckTransitions = base.createStateConfig({
    on: {
      'http.401': {
        target: '#refreshing',
        actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo },
      },
      'session.refresh': '#refreshing',
      'tab.changed': '#refreshing',
    },
  })
  return {
    registered: base.createStateConfig({
      id: 'registered',
      always: [{ guard: 'isUnconfirmed', target: 'awaitingEmailConfirm' }, { target: 'authenticated' }],
    }),

    awaitingEmailConfirm: base.createStateConfig({
      on: { ...out.on, ...authCheckTransitions.on, 'session.continue': 'authenticated' },
    }),

    authenticated: base.createStateConfig({
      id: 'authenticated',
      type: 'parallel',
      on: { ...out.on, ...authCheckTransitions.on },
      after: { expiry: 'refreshing' },
      states: {
        profile: {
          initial: 'ready',
          states: {
            ready: { always: { guard: 'hasCommand', target: 'changing' } },
            changing: {
              invoke: {
                id: 'change',
                src: 'change',
                input: ({ context: { queue, lang } }) => ({ command: queue[0] ?? null, lang }),
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'save', params: ({ event }) => event.output },
                  },
                  {
                    guard: {
                      type: 'mayHaveEnded',
                      params: ({ context, event }) => ({ answer: event.output, about: context.queue[0]?.id ?? '' }),
                    },
                    target: '#refreshing',
                    actions: assign({ authCheckedFor: ({ context }) => context.queue[0]?.id ?? null }),
                  },
                  { target: 'ready', actions: { type: 'reject', params: ({ event }) => errorOf(event.output) } },
                ],
                onError: { target: 'ready', actions: { type: 'reject', params: errorOf(networkFailure) } },
              },
            },
          },
        },
        addresses: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'needsAddresses', target: 'loading' }, { target: 'ready' }] },
            loading: {
              invoke: {
                id: 'addresses',
                src: 'addresses',
                input: ({ context }) => context.lang,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: assign(({ event: { output } }) =>
                      output.ok ? { addresses: output.data, authCheckedFor: null } : {},
                    ),
                  },
                  {
                    guard: {
                      type: 'mayHaveEnded',
                      params: ({ event }) => ({ answer: event.output, about: 'addresses' }),
                    },
                    target: '#refreshing',
                    actions: assign({ authCheckedFor: 'addresses' }),
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'log',
                      params: ({ event }) => ({ about: 'addresses', error: errorOf(event.output) }),
                    },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'log', params: { about: 'addresses', error: errorOf(networkFailure) } },
                },
              },
            },
            ready: { on: { 'addresses.retry': 'loading' } },
            failed: { on: { 'addresses.retry': 'loading', 'network.back': 'loading' } },
          },
        },
      },
    }),

    refreshing: base.createStateConfig({
      // The answer may be older than what has happened since.
      on: {
        ...out.on,
        'tab.changed': { target: '#refreshing', reenter: true },
        'session.refresh': { target: '#refreshing', reenter: true },
      },
      id: 'refreshing',
      invoke: {
        id: 'refresh',
        src: 'user',
        input: ({ context }) => context.lang,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'authenticated',
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { guard: { type: 'isEnded', params: ({ event }) => event.output }, target: 'expired' },
          {
            target: 'authenticated',
            actions: [
              assign({ expiresAt: null }),
              { type: 'log', params: ({ event }) => ({ about: 'refresh', error: errorOf(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'authenticated',
          actions: [
            assign({ expiresAt: null }),
            { type: 'log', params: { about: 'refresh', error: errorOf(networkFailure) } },
          ],
        },
      },
    }),

    expired: base.createStateConfig({ entry: 'expire', always: 'guest' }),

    loggingOut: base.createStateConfig({
      id: 'loggingOut',
      on: { 'tab.signedOut': { target: 'guest', actions: { type: 'clearSession', params: { elsewhere: true } } } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => context.lang,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'guest',
            actions: { type: 'clearSession', params: { elsewhere: false } },
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'guest',
            actions: { type: 'clearSession', params: { elsewhere: false } },
          },
          { target: 'authenticated', actions: { type: 'refuse', params: ({ event }) => errorOf(event.output) } },
        ],
        onError: { target: 'authenticated', actions: { type: 'refuse', params: errorOf(networkFailure) } },
      },
    }),
  }
}
