import { errorOf } from '../flow/request.ts'
import { attemptOf } from './form-updates.ts'
import { formSetup } from './setup.ts'

/** Submits valid values, otherwise shows field errors. */
const submitTransitions = [
  { guard: 'isValid', target: 'submitting', actions: 'startAttempt' },
  { target: 'editing', actions: 'showFieldErrors' },
] as const

/** The states of every form: editing, submitting, failed, sent. */
export const formStates = {
  editing: formSetup.createStateConfig({
    tags: 'editing',
    initial: 'pristine',
    states: {
      pristine: { always: { guard: 'isDirty', target: 'dirty' } },
      dirty: { always: { guard: 'isPristine', target: 'pristine' } },
    },
    on: {
      'form.submit': [
        { guard: 'isValid', target: 'submitting', actions: 'startAttempt' },
        { actions: 'showFieldErrors' },
      ],
      'form.reset': { actions: 'reset' },
    },
  }),

  submitting: formSetup.createStateConfig({
    tags: 'submitting',
    invoke: {
      id: 'send',
      src: 'send',
      input: ({ context }) => attemptOf(context),
      onDone: { target: 'sent', actions: { type: 'succeed', params: ({ event }) => ({ data: event.output }) } },
      onError: [
        {
          guard: { type: 'hasFieldErrors', params: ({ event }) => errorOf(event.error) },
          target: 'editing',
          actions: { type: 'showServerErrors', params: ({ event }) => errorOf(event.error) },
        },
        { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
      ],
    },
    on: { 'form.cancel': 'editing' },
  }),

  failed: formSetup.createStateConfig({
    tags: 'failed',
    on: {
      'form.change': { target: 'editing', actions: { type: 'change', params: ({ event }) => event.values } },
      'form.submit': [...submitTransitions],
      'form.retry': [...submitTransitions],
      'form.reset': { target: 'editing', actions: 'reset' },
      'network.online': { guard: 'hasNetworkError', target: 'submitting', actions: 'repeatAttempt' },
    },
  }),

  sent: formSetup.createStateConfig({
    tags: 'sent',
    on: {
      'form.change': { target: 'editing', actions: { type: 'change', params: ({ event }) => event.values } },
      'form.submit': [...submitTransitions],
      'form.reset': { target: 'editing', actions: 'reset' },
    },
    after: { resetDelay: { guard: 'resetsItself', target: 'editing' } },
  }),
}
