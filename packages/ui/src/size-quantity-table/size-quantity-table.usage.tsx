import { QuantityStepper } from '../quantity-stepper/index.ts'
import type { Usage } from '../testing/usage.ts'
import { SizeQuantityTable } from './index.ts'

export const usage: Usage = {
  when: ['For orders of a crew: several sizes of one product at once.'],
  good: {
    text: 'Every size says what is in stock, the total is below.',
    Sample: () => (
      <>
        <SizeQuantityTable
          caption="Sizes and quantities"
          headers={{ size: 'Size', quantity: 'Quantity' }}
          rows={[
            { id: '1', size: '50', note: 'In stock', max: 20 },
            { id: '2', size: '52', note: '3 left', max: 3 },
          ]}
          defaultValue={{ 1: 4 }}
          total="4 pcs, 9,960 ₴"
        />
      </>
    ),
  },
  bad: {
    text: 'One size at a time: ten sizes are ten visits.',
    Sample: () => (
      <>
        <p>Size 50</p>
        <QuantityStepper.Root product="Size 50" />
      </>
    ),
  },
  content: ['The note says the stock in words.', 'The total has units and amount.'],
}
