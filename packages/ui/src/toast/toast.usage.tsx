import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'

/** The look of a toast in its place: a real one would announce itself on this page. */
const Shown = ({ variant = 'success', children }: { variant?: 'success' | 'error'; children: ReactNode }) => (
  <div data-scope="toast" data-part="root" data-variant={variant} data-state="open">
    {children}
  </div>
)

export const usage: Usage = {
  when: [
    'To confirm what has just been done, with a way to undo it.',
    'For a failure that no field stands for: no connection.',
  ],
  good: {
    text: 'What happened, and how to undo it.',
    Sample: () => (
      <>
        <Shown>
          <span data-scope="toast" data-part="description">
            Added to the wishlist
          </span>
          <span data-text="link">Undo</span>
        </Shown>
      </>
    ),
  },
  bad: {
    text: 'An error of a field far away from the field.',
    Sample: () => (
      <>
        <Shown variant="error">
          <span data-scope="toast" data-part="description">
            The e-mail is wrong
          </span>
        </Shown>
        <TextField label="E-mail" defaultValue="o.kovalenko" />
      </>
    ),
  },
  content: ['One sentence without a full stop.', 'The action is one verb.', 'No «Success!».'],
}
