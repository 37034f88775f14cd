import { CartLine } from '@shop/ui/cart-line'
import { Price } from '@shop/ui/price'
import { QuantityStepper } from '@shop/ui/quantity-stepper'

export const Example = () => (
  <ul>
    <CartLine.Root>
      <CartLine.Media>
        <img src="/goods/jacket-front.svg" alt="" />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name href="/jackets/traverse">Work jacket “Traverse”</CartLine.Name>
          <CartLine.Description>Graphite, size 52</CartLine.Description>
        </div>
        <CartLine.Remove product="Work jacket “Traverse”" />
      </CartLine.Header>
      <CartLine.Footer>
        <QuantityStepper.Root size="small" product="Work jacket “Traverse”" />
        <Price amount={2490} was={2980} size="small" />
      </CartLine.Footer>
      <CartLine.Error>Only 2 are left. The quantity was not changed.</CartLine.Error>
    </CartLine.Root>
  </ul>
)
