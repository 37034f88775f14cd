import { Button } from '../button/index.ts'
import { DrawnDialog } from '../testing/drawn-dialog.tsx'
import type { Usage } from '../testing/usage.ts'

export const usage: Usage = {
  when: [
    'For the menu and the filters of a phone, for the cart on every screen.',
    'When the page behind stays in context.',
  ],
  good: {
    text: 'The title says what it holds, the button what it will show.',
    Sample: () => (
      <>
        <DrawnDialog
          placement="start"
          height={320}
          title="Filters"
          footer={
            <Button variant="accent" fullWidth>
              Show 48 products
            </Button>
          }
        >
          Size, colour, price
        </DrawnDialog>
      </>
    ),
  },
  bad: {
    text: 'A short question at the edge of the screen: a centred modal is nearer to what it asks about.',
    Sample: () => (
      <>
        <DrawnDialog
          placement="start"
          height={320}
          title="Are you sure?"
          footer={
            <Button variant="accent" fullWidth>
              OK
            </Button>
          }
        >
          The cart will be cleared.
        </DrawnDialog>
      </>
    ),
  },
  content: ['A noun as title: «Filters», «Cart».', 'The number of results is in the button.'],
}
