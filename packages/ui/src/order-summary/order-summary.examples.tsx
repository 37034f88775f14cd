import { CartLine } from '@shop/ui/cart-line'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'

const Lines = () => (
  <CartLine.Root size="small">
    <CartLine.Header>
      <CartLine.Name>Work jacket “Traverse”</CartLine.Name>
      <Price amount={2490} size="small" />
    </CartLine.Header>
  </CartLine.Root>
)

export const Example = () => (
  <>
    {/* On narrow screens, above the steps. */}
    <OrderSummary.Bar>
      <OrderSummary.Trigger>
        1 product <Price amount={2490} />
      </OrderSummary.Trigger>
      <OrderSummary.Lines>
        <Lines />
      </OrderSummary.Lines>
    </OrderSummary.Bar>
    {/* On wide screens, beside them. */}
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title />
        <a href="/cart">Change</a>
      </OrderSummary.Header>
      <OrderSummary.Lines>
        <Lines />
      </OrderSummary.Lines>
      <OrderSummary.Totals>
        <OrderSummary.TotalsRow term="Total" grandTotal>
          <Price amount={2490} />
        </OrderSummary.TotalsRow>
      </OrderSummary.Totals>
      <OrderSummary.Description>Prices are without delivery.</OrderSummary.Description>
    </OrderSummary.Root>
  </>
)
