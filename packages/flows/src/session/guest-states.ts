import { assign, enqueueActions } from 'xstate'
import { type SignInMethod, signInOf } from './events.ts'
import { errorOf, networkFailure, type SessionSetup, unauthorised } from './setup.ts'

/** Transitions that sign in, from any guest state. */
const signInTransitions = (base: SessionSetup) =>
  base.createStateConfig({
    on: {
      'session.login': {
        target: '#authenticating.login',
        actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo },
      },
      'session.register': {
        target: '#authenticating.register',
        actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo },
      },
      'token.login': {
        target: '#authenticating.byToken',
        actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo },
      },
      'google.start': {
        target: '#authenticating.google',
        actions: { type: 'beginSignIn', params: ({ event }) => event.returnTo },
      },
      'google.callback': [
        {
          guard: { type: 'isForeignState', params: ({ event }) => event.isOwn },
          target: '#guest',
          actions: { type: 'refuse', params: unauthorised },
        },
        { target: '#authenticating.googleCallback', actions: { type: 'beginSignIn', params: undefined } },
      ],
    },
  })

/** A state that signs in, and its target. */
const signInState = (base: SessionSetup, id: string, method: SignInMethod, target = '#authenticated') =>
  base.createStateConfig({
    invoke: {
      id,
      src: 'signIn',
      input: ({ context, event }) => ({ event: signInOf(event), lang: context.lang }),
      onDone: [
        {
          guard: { type: 'succeeded', params: ({ event }) => event.output },
          target,
          actions: { type: 'completeSignIn', params: ({ event }) => ({ answer: event.output, method }) },
        },
        { target: '#guest', actions: { type: 'refuse', params: ({ event }) => errorOf(event.output) } },
      ],
      onError: { target: '#guest', actions: { type: 'refuse', params: errorOf(networkFailure) } },
    },
  })

/** The states of a guest, including signing in. */
export const guestStates = (base: SessionSetup) => ({
  starting: base.createStateConfig({
    always: [
      { guard: 'knowsCustomer', target: 'authenticated' },
      { guard: 'knowsGuest', target: 'guest' },
      { target: 'restoring' },
    ],
  }),

  restoring: base.createStateConfig({
    id: 'restoring',
    // The answer may be older than what has happened since.
    on: {
      ...signInTransitions(base).on,
      'tab.changed': { target: '#restoring', reenter: true },
      'session.refresh': { target: '#restoring', reenter: true },
    },
    invoke: {
      id: 'restore',
      src: 'user',
      input: ({ context }) => context.lang,
      onDone: [
        {
          guard: { type: 'succeeded', params: ({ event }) => event.output },
          target: 'authenticated',
          actions: { type: 'setUser', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isEnded', params: ({ event }) => event.output },
          target: 'guest',
          actions: enqueueActions(({ enqueue }) => {
            enqueue.assign({ user: null })
            enqueue.emit({ type: 'session.restored', user: null })
          }),
        },
        {
          target: 'guest',
          actions: { type: 'log', params: ({ event }) => ({ about: 'restore', error: errorOf(event.output) }) },
        },
      ],
      onError: {
        target: 'guest',
        actions: { type: 'log', params: { about: 'restore', error: errorOf(networkFailure) } },
      },
    },
  }),

  guest: base.createStateConfig({
    id: 'guest',
    initial: 'open',
    on: {
      'session.refresh': 'restoring',
      'tab.changed': 'restoring',
      'network.back': { guard: 'isUserUnknown', target: 'restoring' },
    },
    states: {
      open: base.createStateConfig({ ...signInTransitions(base), always: { guard: 'isLocked', target: 'locked' } }),
      locked: {
        on: {
          'session.login': { actions: 'reportLocked' },
          'session.register': { actions: 'reportLocked' },
          'token.login': { actions: 'reportLocked' },
          'google.start': { actions: 'reportLocked' },
          'google.callback': { actions: 'reportLocked' },
        },
        after: { lockLeft: { target: 'open', actions: assign({ lockedUntil: null }) } },
      },
    },
  }),

  authenticating: base.createStateConfig({
    id: 'authenticating',
    initial: 'login',
    on: { 'session.cancel': 'guest' },
    states: {
      login: signInState(base, 'login', 'login'),
      register: signInState(base, 'register', 'register', '#registered'),
      byToken: signInState(base, 'byToken', 'byToken'),
      google: {
        invoke: {
          id: 'google',
          src: 'google',
          input: ({ context }) => ({ next: context.returnTo, lang: context.lang }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'atGoogle',
              actions: enqueueActions(({ event: { output }, enqueue }) => {
                if (output.ok) enqueue.emit({ type: 'session.redirect', url: output.data.url })
              }),
            },
            { target: '#guest', actions: { type: 'refuse', params: ({ event }) => errorOf(event.output) } },
          ],
          onError: { target: '#guest', actions: { type: 'refuse', params: errorOf(networkFailure) } },
        },
      },
      atGoogle: signInTransitions(base),
      googleCallback: signInState(base, 'googleCallback', 'google'),
    },
  }),
})
