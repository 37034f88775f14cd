import type { CheckoutForm } from './definition.ts'

/** Throws when there is no step, or two have one name: their states would be one. */
export function checkSteps({
  steps,
}: {
  readonly steps: readonly Pick<CheckoutForm['steps'][number], 'name'>[]
}): void {
  const names = steps.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (names.length === 0)
    throw new TypeError(
      '@shop/flows: the definition of a checkout has no steps. Give it one at least: `steps: [{ name, fields }]`.',
    )
  if (repeated !== undefined)
    throw new TypeError(
      `@shop/flows: the definition of a checkout has two steps «${repeated}». Give each a name of its own.`,
    )
}
