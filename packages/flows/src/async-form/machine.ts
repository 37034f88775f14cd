import { assign, emit, enqueueActions } from 'xstate'
import { initial } from './context.ts'
import { formStates } from './form-states.ts'
import { type FormCalls, type FormRules, formSetup } from './setup.ts'

/**
 * A form as a statechart of two regions: what becomes of what is typed, and whether the page may be left while it is not
 * sent.
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
            invoke: {
              id: 'remember',
              src: 'remember',
              onDone: {
                target: 'editing',
                actions: enqueueActions(({ context, event: { output }, enqueue }) => {
                  if (output.broken) enqueue.emit({ type: 'form.forgotten' })
                  if (!output.draft) return
                  const { typed, attempt } = output.draft
                  const since = Object.entries(context.typed).filter(([name, value]) => context.start[name] !== value)
                  enqueue.assign({ typed: { ...context.start, ...typed, ...Object.fromEntries(since) }, attempt })
                }),
              },
              onError: 'editing',
            },
          },
          ...formStates(base, { rests: rules.restsFor !== undefined }),
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
