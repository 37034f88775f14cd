import { newsletterForm } from '@shop/contract/fields'
import type { SnapshotFrom } from 'xstate'
import { type FormMachineInput, initial } from '../async-form/context.ts'
import { formStates } from '../async-form/form-states.ts'
import { formSetup } from '../async-form/setup.ts'

/** How long the success message is shown: long enough to be read, also by a screen reader. */
export const successDurationMs = 10_000

/** Input of the machine: the fields are those of the contract, and it resets itself. */
export const newsletterInput = ({
  start = {},
  newKey,
  resetAfterMs = successDurationMs,
}: Omit<FormMachineInput, 'form'>): FormMachineInput => ({ form: newsletterForm, start, newKey, resetAfterMs })

/** A form of one field, without a draft. Its input is a `newsletterInput`. Provide the actor `send`. */
export const newsletterMachine = formSetup.createMachine({
  id: 'newsletter',
  context: ({ input }) => initial(input),
  initial: 'editing',
  on: {
    'form.change': { actions: { type: 'change', params: ({ event }) => event.values } },
    'form.blur': { actions: { type: 'blur', params: ({ event }) => event.name } },
  },
  states: formStates,
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type NewsletterMachineSnapshot = SnapshotFrom<typeof newsletterMachine>
