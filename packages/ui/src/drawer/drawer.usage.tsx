import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'

/** The look of an open dialog without its overlay: a real one would cover this page. */
const Open = ({ title, children, footer }: { title: string; children: ReactNode; footer: ReactNode }) => (
  <div style={{ minBlockSize: 320 }}>
    <div data-scope="modal" data-part="content" data-placement="start" data-state="open" style={{ animation: 'none' }}>
      <div data-scope="modal" data-part="header">
        <h3 data-scope="modal" data-part="title">
          {title}
        </h3>
      </div>
      <div data-scope="modal" data-part="body">
        <p>{children}</p>
      </div>
      <div data-scope="modal" data-part="footer" data-layout="stack">
        {footer}
      </div>
    </div>
  </div>
)

export const usage: Usage = {
  when: [
    'For the menu and the filters of a phone, for the cart on every screen.',
    'When the page behind stays in context.',
  ],
  good: {
    text: 'The title says what it holds, the button what it will show.',
    Sample: () => (
      <>
        <Open
          title="Filters"
          footer={
            <Button variant="accent" fullWidth>
              Show 48 products
            </Button>
          }
        >
          Size, colour, price
        </Open>
      </>
    ),
  },
  bad: {
    text: 'A short question at the edge of the screen: a centred modal is nearer to what it asks about.',
    Sample: () => (
      <>
        <Open
          title="Are you sure?"
          footer={
            <Button variant="accent" fullWidth>
              OK
            </Button>
          }
        >
          The cart will be cleared.
        </Open>
      </>
    ),
  },
  content: ['A noun as title: «Filters», «Cart».', 'The number of results is in the button.'],
}
