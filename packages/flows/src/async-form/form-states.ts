import { noAnswer } from '../flow/failure.ts'
import type { FormSetup } from './setup.ts'

const networkFailure = { ok: false, error: noAnswer } as const

/** Submits valid values, otherwise shows field errors. */
const submits = [
  { guard: 'isValid', target: 'submitting', actions: 'attempt' },
  { target: 'editing', actions: 'showFieldErrors' },
] as const

/** The states of every form: editing, submitting, failed, sent. */
export const formStates = <Data>(base: FormSetup<Data>, { resetsAfterSent }: { resetsAfterSent: boolean }) => ({
  editing: base.createStateConfig({
    initial: 'pristine',
    states: {
      pristine: { always: { guard: 'isDirty', target: 'dirty' } },
      dirty: { always: { guard: 'isPristine', target: 'pristine' } },
    },
    on: {
      'form.submit': [{ guard: 'isValid', target: 'submitting', actions: 'attempt' }, { actions: 'showFieldErrors' }],
      'form.reset': { actions: 'reset' },
    },
  }),

  submitting: base.createStateConfig({
    invoke: {
      id: 'send',
      src: 'send',
      input: ({ context }) => context.attempt,
      onDone: [
        {
          guard: { type: 'succeeded', params: ({ event }) => event.output },
          target: 'sent',
          actions: { type: 'succeed', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'hasFieldErrors', params: ({ event }) => event.output },
          target: 'editing',
          actions: { type: 'applyServerErrors', params: ({ event }) => event.output },
        },
        { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
      ],
      onError: { target: 'failed', actions: { type: 'fail', params: networkFailure } },
    },
    on: { 'form.cancel': 'editing' },
  }),

  failed: base.createStateConfig({
    on: {
      'form.type': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.values } },
      'form.submit': [...submits],
      'form.retry': [...submits],
      'form.reset': { target: 'editing', actions: 'reset' },
      'network.back': { guard: 'hasNetworkError', target: 'submitting', actions: 'again' },
    },
  }),

  sent: base.createStateConfig({
    on: {
      'form.type': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.values } },
      'form.submit': [...submits],
      'form.reset': { target: 'editing', actions: 'reset' },
    },
    ...(resetsAfterSent ? { after: { resetDelay: 'editing' } } : {}),
  }),
})
