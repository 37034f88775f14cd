import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'

/** The look of an open popover, which is as wide as its window allows: a real one would lie over this page. */
const inPlace: CSSProperties = {
  position: 'static',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(360px, 100%)',
  animation: 'none',
}

const Open = ({ title, children, footer }: { title?: string; children: ReactNode; footer?: ReactNode }) => (
  <div data-scope="popover" data-part="content" data-state="open" style={inPlace}>
    {title && (
      <div data-scope="popover" data-part="header">
        <h3 data-scope="popover" data-part="title">
          {title}
        </h3>
      </div>
    )}
    <p data-scope="popover" data-part="description">
      {children}
    </p>
    {footer && (
      <div data-scope="popover" data-part="footer">
        {footer}
      </div>
    )}
  </div>
)

export const usage: Usage = {
  when: [
    'For an explanation with a link or a button, next to what it explains.',
    'For a few settings of what is beside it, while the page stays usable.',
  ],
  good: {
    text: 'Two sentences and the way to more.',
    Sample: () => (
      <Open title="Delivery" footer={<a href="#rates">All rates</a>}>
        The carrier’s price for 4.2 kg. Free from 3,000 ₴.
      </Open>
    ),
  },
  bad: {
    text: 'A question that has to be answered disappears with a press beside it: use the modal.',
    Sample: () => (
      <Open footer={<Button variant="accent">Delete the address</Button>}>The address will be deleted for good.</Open>
    ),
  },
  content: ['The title names the subject.', 'Two or three short sentences.', 'One link or button at the end.'],
}
