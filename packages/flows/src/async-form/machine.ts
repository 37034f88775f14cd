import { assign, emit, raise } from 'xstate'
import { initial } from './context.ts'
import { formStates } from './form-states.ts'
import { type FormCalls, type FormRules, formSetup } from './setup.ts'

/**
 * Two regions: the form, and confirming navigation while it is dirty.
 */
export function asyncFormMachine<Data>(calls: FormCalls<Data>, rules: FormRules) {
  const base = formSetup(calls, rules)
  return base.createMachine({
    id: 'form',
    context: ({ input }) => initial(input),
    type: 'parallel',
    on: {
      'form.type': { actions: { type: 'type', params: ({ event }) => event.values } },
      'form.leave': { actions: { type: 'judge', params: ({ event }) => event.name } },
    },
    states: {
      form: {
        initial: 'restoring',
        states: {
          restoring: {
            initial: 'reading',
            invoke: {
              id: 'restore',
              src: 'restore',
              onDone: [
                {
                  guard: 'isSubmitRequested',
                  target: 'editing',
                  actions: [
                    { type: 'restoreDraft', params: ({ event }) => event.output },
                    raise({ type: 'form.submit' }),
                  ],
                },
                { target: 'editing', actions: { type: 'restoreDraft', params: ({ event }) => event.output } },
              ],
              onError: [
                { guard: 'isSubmitRequested', target: 'editing', actions: raise({ type: 'form.submit' }) },
                { target: 'editing' },
              ],
            },
            on: {
              'form.type': { actions: { type: 'typeEarly', params: ({ event }) => event.values } },
              'form.reset': { target: 'editing', actions: 'reset' },
            },
            states: { reading: { on: { 'form.submit': 'pressed' } }, pressed: {} },
          },
          ...formStates(base, { resetsAfterSent: rules.resetAfterMs !== undefined }),
        },
      },
      leaving: {
        initial: 'staying',
        states: {
          staying: {
            on: {
              'page.leave': [
                {
                  guard: 'isDirty',
                  target: 'asking',
                  actions: [
                    assign({ leavingTo: ({ event }) => event.to }),
                    emit(({ event }) => ({ type: 'page.confirm', to: event.to })),
                  ],
                },
                { actions: emit(({ event }) => ({ type: 'page.left', to: event.to })) },
              ],
            },
          },
          asking: {
            always: { guard: 'isPristine', target: 'staying', actions: 'leave' },
            on: {
              // Another navigation replaces the target; the question stays.
              'page.leave': { actions: assign({ leavingTo: ({ event }) => event.to }) },
              'page.stay': { target: 'staying', actions: assign({ leavingTo: null }) },
              'page.go': [
                { guard: ({ event }) => event.keep === false, actions: 'reset' },
                { target: 'staying', actions: 'leave' },
              ],
            },
          },
        },
      },
    },
  })
}
