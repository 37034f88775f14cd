import { newsletterForm } from '@shop/contract/fields'
import { initial } from '../async-form/context.ts'
import { formStates } from '../async-form/form-states.ts'
import { type FormCalls, formSetup } from '../async-form/setup.ts'

/** Milliseconds the thanks stand: time enough to be read, and to be read out. */
export const thanksDurationMs = 10_000

/** The one field of the newsletter as a statechart. */
export function newsletterMachine(
  { send }: Pick<FormCalls<unknown>, 'send'>,
  newKey: () => string,
  thanks = thanksDurationMs,
) {
  const base = formSetup({ send }, { form: newsletterForm, newKey, resetAfterMs: thanks })
  return base.createMachine({
    id: 'newsletter',
    context: ({ input }) => initial(input),
    initial: 'editing',
    on: {
      'form.type': { actions: { type: 'type', params: ({ event }) => event.values } },
      'form.leave': { actions: { type: 'judge', params: ({ event }) => event.name } },
    },
    states: formStates(base, { resetsAfterSent: true }),
  })
}
