import { assign } from 'xstate'
import { errorOf, lost, type SessionSetup } from './setup.ts'

/** What ends or doubts a session, from wherever somebody is signed in. */
const waysOut = (base: SessionSetup) =>
  base.createStateConfig({
    on: {
      'session.logout': { target: '#loggingOut', actions: assign({ error: null }) },
      'tab.signedOut': { target: '#guest', actions: { type: 'leave', params: { elsewhere: true } } },
    },
  })

/** The states of a customer. */
export const customerStates = (base: SessionSetup) => {
  const out = waysOut(base)
  const doubts = base.createStateConfig({
    on: {
      'http.401': {
        target: '#refreshing',
        actions: { type: 'begin', params: ({ event }) => event.returnTo },
      },
      'session.refresh': '#refreshing',
      'tab.changed': '#refreshing',
    },
  })
  return {
    welcoming: base.createStateConfig({
      id: 'welcoming',
      always: [{ guard: 'isUnconfirmed', target: 'awaitingEmailConfirm' }, { target: 'authenticated' }],
    }),

    awaitingEmailConfirm: base.createStateConfig({
      on: { ...out.on, ...doubts.on, 'session.continue': 'authenticated' },
    }),

    authenticated: base.createStateConfig({
      id: 'authenticated',
      type: 'parallel',
      on: { ...out.on, ...doubts.on },
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
                      type: 'isDoubtful',
                      params: ({ context, event }) => ({ answer: event.output, about: context.queue[0]?.id ?? '' }),
                    },
                    target: '#refreshing',
                    actions: assign({ doubted: ({ context }) => context.queue[0]?.id ?? null }),
                  },
                  { target: 'ready', actions: { type: 'reject', params: ({ event }) => errorOf(event.output) } },
                ],
                onError: { target: 'ready', actions: { type: 'reject', params: errorOf(lost) } },
              },
            },
          },
        },
        addresses: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'lacksAddresses', target: 'loading' }, { target: 'ready' }] },
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
                      output.ok ? { addresses: output.data, doubted: null } : {},
                    ),
                  },
                  {
                    guard: {
                      type: 'isDoubtful',
                      params: ({ event }) => ({ answer: event.output, about: 'addresses' }),
                    },
                    target: '#refreshing',
                    actions: assign({ doubted: 'addresses' }),
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
                  actions: { type: 'log', params: { about: 'addresses', error: errorOf(lost) } },
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
            actions: { type: 'takeUser', params: ({ event }) => event.output },
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
          actions: [assign({ expiresAt: null }), { type: 'log', params: { about: 'refresh', error: errorOf(lost) } }],
        },
      },
    }),

    expired: base.createStateConfig({ entry: 'expire', always: 'guest' }),

    loggingOut: base.createStateConfig({
      id: 'loggingOut',
      on: { 'tab.signedOut': { target: 'guest', actions: { type: 'leave', params: { elsewhere: true } } } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => context.lang,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'guest',
            actions: { type: 'leave', params: { elsewhere: false } },
          },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'guest',
            actions: { type: 'leave', params: { elsewhere: false } },
          },
          { target: 'authenticated', actions: { type: 'refuse', params: ({ event }) => errorOf(event.output) } },
        ],
        onError: { target: 'authenticated', actions: { type: 'refuse', params: errorOf(lost) } },
      },
    }),
  }
}
