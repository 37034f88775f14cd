import { newsletterForm } from '@shop/contract/fields'
import { initial } from '../async-form/context.ts'
import { formStates } from '../async-form/form-states.ts'
import { type FormCalls, formSetup } from '../async-form/setup.ts'

/** How long the success message is shown: long enough to be read, also by a screen reader. */
export const thanksDurationMs = 10_000

/** A form of one field. */
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
