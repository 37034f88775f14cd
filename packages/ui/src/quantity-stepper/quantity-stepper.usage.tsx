import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { QuantityStepper } from './index.ts'

export const usage: Usage = {
  when: ['For a number of units: on a product page, in a cart line.', 'With `max` where the stock is known.'],
  good: {
    text: 'Named with the product; the limit is explained.',
    Sample: () => (
      <>
        <QuantityStepper.Root product="Work jacket “Traverse”" max={5} defaultValue={5} />
      </>
    ),
  },
  bad: {
    text: 'A bare number field: no limit, no buttons.',
    Sample: () => (
      <>
        <TextField label="Quantity" inputMode="numeric" defaultValue="5" />
      </>
    ),
  },
  content: ['`product` completes the name: «Quantity: work jacket».', '`limitText` says why there is no more.'],
}
