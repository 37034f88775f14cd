import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'

/** The look of an open dialog without its overlay: a real one would cover this page. */
const Open = ({ title, children, footer }: { title: string; children: ReactNode; footer: ReactNode }) => (
  <div style={{ minBlockSize: 380 }}>
    <div data-scope="modal" data-part="content" data-placement="center" data-state="open" style={{ animation: 'none' }}>
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
    'For a question or a short form that has to be finished before going on.',
    'For the cart and for «added to cart», where the page stays behind.',
  ],
  good: {
    text: 'The title asks, the buttons answer with verbs.',
    Sample: () => (
      <>
        <Open
          title="Clear the cart?"
          footer={
            <>
              <Button>Keep them</Button>
              <Button variant="accent">Clear</Button>
            </>
          }
        >
          Three products will be removed.
        </Open>
      </>
    ),
  },
  bad: {
    text: '«Yes» and «No» need the question to be read again.',
    Sample: () => (
      <>
        <Open
          title="Attention"
          footer={
            <>
              <Button>No</Button>
              <Button variant="accent">Yes</Button>
            </>
          }
        >
          Do you not want to keep the products?
        </Open>
      </>
    ),
  },
  content: [
    'The title is the question or the name of the form.',
    'One sentence of explanation.',
    'The confirming button repeats the verb of the title.',
  ],
}
