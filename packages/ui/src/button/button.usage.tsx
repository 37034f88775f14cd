import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'

export const usage: Usage = {
  when: [
    'For an action: add, apply, send, open a dialog.',
    'One accent button for the main action of a section; neutral, outline and quiet for the others.',
    '`pending` while the action is under way: the button keeps its width and its focus.',
  ],
  good: {
    text: 'One main action, named by a verb.',
    Sample: () => (
      <>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="accent">Add to cart</Button>
          <Button variant="quiet">Compare</Button>
        </span>
      </>
    ),
  },
  bad: {
    text: 'Two main actions side by side: neither stands out.',
    Sample: () => (
      <>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button variant="accent">Add to cart</Button>
          <Button variant="accent">Compare</Button>
        </span>
      </>
    ),
  },
  content: [
    'A verb, and its object where it is not obvious: «Add to cart», not «OK».',
    'Sentence case, no full stop.',
    'Up to three words; long texts wrap and are never cut off.',
  ],
}
