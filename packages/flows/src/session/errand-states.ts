import { assign } from 'xstate'
import { errandOf } from './events.ts'
import { lost, type SessionSetup } from './setup.ts'

/** What is asked for beside the session, one at a time. */
export const errandStates = (base: SessionSetup) => {
  const runs = { target: 'running', actions: 'runErrand' } as const
  return {
    idle: base.createStateConfig({
      on: {
        'password.reset.request': runs,
        'password.reset.submit': runs,
        'link.request': runs,
        'email.confirm': runs,
        'email.resend': runs,
        'errand.dismiss': { actions: assign({ errand: null }) },
      },
    }),
    running: base.createStateConfig({
      invoke: {
        id: 'errand',
        src: 'errand',
        input: ({ context, event }) => ({ event: errandOf(event), lang: context.lang }),
        onDone: { target: 'idle', actions: { type: 'endErrand', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'endErrand', params: lost } },
      },
    }),
  }
}
