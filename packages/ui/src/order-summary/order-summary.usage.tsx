import { Price } from '../price/index.ts'
import type { Usage } from '../testing/usage.ts'
import { OrderSummary } from './index.ts'

export const usage: Usage = {
  when: ['Beside the steps of a checkout, and on the page of an order.', 'On narrow screens as a bar that opens.'],
  good: {
    text: 'Every amount has its row, the total comes last.',
    Sample: () => (
      <>
        <OrderSummary.Root>
          <OrderSummary.Header>
            <OrderSummary.Title />
            <a href="#cart">Change</a>
          </OrderSummary.Header>
          <OrderSummary.Totals>
            <OrderSummary.TotalsRow term="3 items">
              <Price amount={4980} size="small" />
            </OrderSummary.TotalsRow>
            <OrderSummary.TotalsRow term="Delivery">
              <Price amount={80} size="small" />
            </OrderSummary.TotalsRow>
            <OrderSummary.TotalsRow term="Total" grandTotal>
              <Price amount={5060} />
            </OrderSummary.TotalsRow>
          </OrderSummary.Totals>
        </OrderSummary.Root>
      </>
    ),
  },
  bad: {
    text: 'A total that cannot be checked.',
    Sample: () => (
      <>
        <OrderSummary.Root>
          <OrderSummary.Header>
            <OrderSummary.Title />
          </OrderSummary.Header>
          <OrderSummary.Totals>
            <OrderSummary.TotalsRow term="Total" grandTotal>
              <Price amount={5060} />
            </OrderSummary.TotalsRow>
          </OrderSummary.Totals>
        </OrderSummary.Root>
      </>
    ),
  },
  content: ['Discounts as negative amounts, with their reason.', 'Say what the total does not contain.'],
}
