import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Price } from '../price/index.ts'
import type { Usage } from '../testing/usage.ts'

/** The open bar, which otherwise waits until a button has scrolled away. */
const Bar = ({ children }: { children: ReactNode }) => (
  <div style={{ minBlockSize: 120 }}>
    <div data-scope="buy-bar" data-part="root" data-state="open">
      {children}
    </div>
  </div>
)

export const usage: Usage = {
  when: ['On the product page of a phone, once the button of the page has scrolled away.'],
  good: {
    text: 'Price and one button: what is needed to decide.',
    Sample: () => (
      <>
        <Bar>
          <Price amount={2490} />
          <Button variant="accent">Add to cart</Button>
        </Bar>
      </>
    ),
  },
  bad: {
    text: 'Everything again: the bar covers the page it belongs to.',
    Sample: () => (
      <>
        <Bar>
          <span>Work jacket “Traverse”, graphite, 52</span>
          <Price amount={2490} was={2980} from />
          <Button>Compare</Button>
          <Button variant="accent">Add to cart</Button>
        </Bar>
      </>
    ),
  },
  content: ['The same words as the button of the page.', 'No text besides price and button.'],
}
