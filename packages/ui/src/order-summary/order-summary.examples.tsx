import { CartLine } from '@shop/ui/cart-line'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'

const Lines = () => (
  <CartLine.Root size="small">
    <CartLine.Top>
      <CartLine.Name>Work jacket “Traverse”</CartLine.Name>
      <Price amount={2490} size="small" />
    </CartLine.Top>
  </CartLine.Root>
)

export const Example = () => (
  <>
    {/* On a narrow screen, above the steps. */}
    <OrderSummary.Bar>
      <OrderSummary.Handle>
        1 product <Price amount={2490} />
      </OrderSummary.Handle>
      <OrderSummary.Lines>
        <Lines />
      </OrderSummary.Lines>
    </OrderSummary.Bar>
    {/* On a wide one, beside them. */}
    <OrderSummary.Root>
      <OrderSummary.Head>
        <OrderSummary.Title />
        <a href="/cart">Change</a>
      </OrderSummary.Head>
      <OrderSummary.Lines>
        <Lines />
      </OrderSummary.Lines>
      <OrderSummary.Sums>
        <OrderSummary.Sum term="Total" total>
          <Price amount={2490} />
        </OrderSummary.Sum>
      </OrderSummary.Sums>
      <OrderSummary.Note>Prices are without delivery.</OrderSummary.Note>
    </OrderSummary.Root>
  </>
)
