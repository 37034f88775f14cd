import { Price } from '../price/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import type { Usage } from '../testing/usage.ts'
import { CartLine } from './index.ts'

export const usage: Usage = {
  when: ['In the cart, in the dialog of the cart, in the summary of an order (`size="small"`).'],
  good: {
    text: 'What was chosen is under the name; the buttons are named with the product.',
    Sample: () => (
      <>
        <ul>
          <CartLine.Root>
            <CartLine.Media>
              <img src="./goods/jacket-front.svg" alt="" />
            </CartLine.Media>
            <CartLine.Header>
              <div>
                <CartLine.Name href="#j">Work jacket “Traverse”</CartLine.Name>
                <CartLine.Description>Graphite, size 52</CartLine.Description>
              </div>
              <CartLine.Remove product="Work jacket “Traverse”" />
            </CartLine.Header>
            <CartLine.Footer>
              <QuantityStepper.Root size="small" product="Work jacket “Traverse”" />
              <Price amount={2490} size="small" />
            </CartLine.Footer>
          </CartLine.Root>
        </ul>
      </>
    ),
  },
  bad: {
    text: 'Size and colour are missing: two sizes of one jacket cannot be told apart.',
    Sample: () => (
      <>
        <ul>
          <CartLine.Root>
            <CartLine.Media>
              <img src="./goods/jacket-front.svg" alt="" />
            </CartLine.Media>
            <CartLine.Header>
              <CartLine.Name href="#j">Work jacket “Traverse”</CartLine.Name>
            </CartLine.Header>
            <CartLine.Footer>
              <Price amount={2490} size="small" />
            </CartLine.Footer>
          </CartLine.Root>
        </ul>
      </>
    ),
  },
  content: ['The name of the product as on its page.', 'The description lists what was chosen, separated by commas.'],
}
