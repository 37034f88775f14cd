import { assertEvent } from 'xstate'
import { errorOf } from '../flow/request.ts'
import { accountRequestEventTypes } from './events.ts'
import { sessionSetup } from './setup.ts'

const run = { target: 'running', actions: 'startAccountRequest' } as const

/** Account requests, one at a time. */
export const accountRequestStates = {
  idle: sessionSetup.createStateConfig({
    on: {
      'password.reset.request': run,
      'password.reset.submit': run,
      'link.request': run,
      'email.confirm': run,
      'email.resend': run,
      'accountRequest.dismiss': { actions: 'dismissAccountRequest' },
    },
  }),
  running: sessionSetup.createStateConfig({
    tags: 'pending',
    invoke: {
      id: 'accountRequest',
      src: 'accountRequest',
      input: ({ context: { lang }, event }) => {
        assertEvent(event, accountRequestEventTypes)
        return { event, lang }
      },
      onDone: { target: 'idle', actions: { type: 'finishAccountRequest', params: null } },
      onError: {
        target: 'idle',
        actions: { type: 'finishAccountRequest', params: ({ event }) => errorOf(event.error) },
      },
    },
  }),
}
