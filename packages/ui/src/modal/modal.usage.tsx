import { Button } from '../button/index.ts'
import { DrawnDialog } from '../testing/drawn-dialog.tsx'
import type { Usage } from '../testing/usage.ts'

export const usage: Usage = {
  when: [
    'For a question or a short form that has to be finished before going on.',
    'For the cart and for «added to cart», where the page stays behind.',
  ],
  good: {
    text: 'The title asks, the buttons answer with verbs.',
    Sample: () => (
      <>
        <DrawnDialog
          placement="center"
          height={380}
          title="Clear the cart?"
          footer={
            <>
              <Button>Keep them</Button>
              <Button variant="accent">Clear</Button>
            </>
          }
        >
          Three products will be removed.
        </DrawnDialog>
      </>
    ),
  },
  bad: {
    text: '«Yes» and «No» need the question to be read again.',
    Sample: () => (
      <>
        <DrawnDialog
          placement="center"
          height={380}
          title="Attention"
          footer={
            <>
              <Button>No</Button>
              <Button variant="accent">Yes</Button>
            </>
          }
        >
          Do you not want to keep the products?
        </DrawnDialog>
      </>
    ),
  },
  content: [
    'The title is the question or the name of the form.',
    'One sentence of explanation.',
    'The confirming button repeats the verb of the title.',
  ],
}
