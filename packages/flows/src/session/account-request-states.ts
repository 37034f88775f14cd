import { assign } from 'xstate'
import { toAccountRequest } from './events.ts'
import { networkFailure, type SessionSetup } from './setup.ts'

/** Account requests, one at a time. */
export const accountRequestStates = (base: SessionSetup) => {
  const runs = { target: 'running', actions: 'startAccountRequest' } as const
  return {
    idle: base.createStateConfig({
      on: {
        'password.reset.request': runs,
        'password.reset.submit': runs,
        'link.request': runs,
        'email.confirm': runs,
        'email.resend': runs,
        'accountRequest.dismiss': { actions: assign({ accountRequest: null }) },
      },
    }),
    running: base.createStateConfig({
      invoke: {
        id: 'accountRequest',
        src: 'accountRequest',
        input: ({ context, event }) => ({ event: toAccountRequest(event), lang: context.lang }),
        onDone: { target: 'idle', actions: { type: 'finishAccountRequest', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'finishAccountRequest', params: networkFailure } },
      },
    }),
  }
}
