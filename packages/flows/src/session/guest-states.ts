import { assertEvent } from 'xstate'
import { errorOf } from '../flow/request.ts'
import { type SignInMethod, signInEventTypes } from './events.ts'
import { sessionSetup, unauthorised } from './setup.ts'

/** Transitions that sign in, from any guest state. */
const signInTransitions = sessionSetup.createStateConfig({
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
        actions: { type: 'failSignIn', params: unauthorised },
      },
      { target: '#authenticating.googleCallback', actions: { type: 'beginSignIn', params: undefined } },
    ],
  },
})

/** A state that signs in, and its target. */
const signInState = (id: string, method: SignInMethod, target = '#authenticated') =>
  sessionSetup.createStateConfig({
    tags: ['signingIn', 'pending'],
    invoke: {
      id,
      src: 'signIn',
      input: ({ context: { lang }, event }) => {
        assertEvent(event, signInEventTypes)
        return { event, lang }
      },
      onDone: {
        target,
        actions: { type: 'completeSignIn', params: ({ event }) => ({ data: event.output, method }) },
      },
      onError: { target: '#guest', actions: { type: 'failSignIn', params: ({ event }) => errorOf(event.error) } },
    },
  })

/** The states of a guest, including signing in. */
export const guestStates = {
  starting: sessionSetup.createStateConfig({
    tags: 'restoring',
    always: [
      { guard: 'isCustomer', target: 'authenticated' },
      { guard: 'isGuest', target: 'guest' },
      { target: 'restoring' },
    ],
  }),

  restoring: sessionSetup.createStateConfig({
    id: 'restoring',
    tags: 'restoring',
    on: {
      ...signInTransitions.on,
      // The answer may be older than these changes, so the session is requested again.
      'tab.changed': { target: '#restoring', reenter: true },
      'session.refresh': { target: '#restoring', reenter: true },
    },
    invoke: {
      id: 'restore',
      src: 'user',
      input: ({ context }) => context.lang,
      onDone: { target: 'authenticated', actions: { type: 'restoreUser', params: ({ event }) => event.output } },
      onError: [
        {
          guard: { type: 'isUnauthorised', params: ({ event }) => errorOf(event.error) },
          target: 'guest',
          actions: 'restoreGuest',
        },
        {
          target: 'guest',
          actions: { type: 'log', params: ({ event }) => ({ about: 'restore', error: errorOf(event.error) }) },
        },
      ],
    },
  }),

  guest: sessionSetup.createStateConfig({
    id: 'guest',
    initial: 'open',
    on: {
      'session.refresh': 'restoring',
      'tab.changed': 'restoring',
      'network.online': { guard: 'isUserUnknown', target: 'restoring' },
    },
    states: {
      open: { tags: 'guest', ...signInTransitions, always: { guard: 'isLocked', target: 'locked' } },
      locked: {
        tags: 'locked',
        on: {
          'session.login': { actions: 'reportLocked' },
          'session.register': { actions: 'reportLocked' },
          'token.login': { actions: 'reportLocked' },
          'google.start': { actions: 'reportLocked' },
          'google.callback': { actions: 'reportLocked' },
        },
        after: { lockRemaining: { target: 'open', actions: 'unlock' } },
      },
    },
  }),

  authenticating: sessionSetup.createStateConfig({
    id: 'authenticating',
    initial: 'login',
    on: { 'session.cancel': 'guest' },
    states: {
      login: signInState('login', 'login'),
      register: signInState('register', 'register', '#registered'),
      byToken: signInState('byToken', 'byToken'),
      google: {
        tags: ['signingIn', 'pending'],
        invoke: {
          id: 'google',
          src: 'google',
          input: ({ context }) => ({ next: context.returnTo, lang: context.lang }),
          onDone: {
            target: 'atGoogle',
            actions: { type: 'redirectToGoogle', params: ({ event }) => event.output.url },
          },
          onError: { target: '#guest', actions: { type: 'failSignIn', params: ({ event }) => errorOf(event.error) } },
        },
      },
      atGoogle: { tags: 'atGoogle', ...signInTransitions },
      googleCallback: signInState('googleCallback', 'google'),
    },
  }),
}
