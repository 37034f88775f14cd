import { raise, type SnapshotFrom } from 'xstate'
import { initial } from './context.ts'
import { formStates } from './form-states.ts'
import { formSetup } from './setup.ts'

/**
 * Two regions: the form, and blocking navigation while it is dirty. Provide the actor `send`, and `restore` for a form with a
 * draft.
 */
export const asyncFormMachine = formSetup.createMachine({
  id: 'form',
  context: ({ input }) => initial(input),
  type: 'parallel',
  on: {
    'form.change': { actions: { type: 'change', params: ({ event }) => event.values } },
    'form.blur': { actions: { type: 'blur', params: ({ event }) => event.name } },
  },
  states: {
    form: {
      initial: 'restoring',
      states: {
        restoring: {
          tags: 'restoring',
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
            'form.change': { actions: { type: 'changeBeforeRestore', params: ({ event }) => event.values } },
            'form.reset': { target: 'editing', actions: 'reset' },
          },
          states: { reading: { on: { 'form.submit': 'submitRequested' } }, submitRequested: {} },
        },
        ...formStates,
      },
    },
    navigation: {
      initial: 'unblocked',
      states: {
        unblocked: {
          on: {
            'navigation.request': [
              {
                guard: 'isDirty',
                target: 'blocked',
                actions: { type: 'blockNavigation', params: ({ event }) => event.to },
              },
              { actions: { type: 'allowNavigation', params: ({ event }) => event.to } },
            ],
          },
        },
        blocked: {
          always: { guard: 'isPristine', target: 'unblocked', actions: 'proceed' },
          on: {
            // Another navigation replaces the URL; it stays blocked.
            'navigation.request': { actions: { type: 'changeBlockedUrl', params: ({ event }) => event.to } },
            'navigation.cancel': { target: 'unblocked', actions: 'cancelNavigation' },
            'navigation.proceed': [
              {
                guard: { type: 'discardsDraft', params: ({ event }) => event.discardDraft },
                // The form is pristine then, so it proceeds by itself.
                actions: 'reset',
              },
              { target: 'unblocked', actions: 'proceed' },
            ],
          },
        },
      },
    },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type AsyncFormMachineSnapshot = SnapshotFrom<typeof asyncFormMachine>
