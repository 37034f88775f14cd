import type { Usage } from '../testing/usage.ts'
import { TruckIcon } from './index.ts'

export const usage: Usage = {
  when: ['Beside a text that says the same.', 'Alone in an icon button, which has a name.'],
  good: {
    text: 'The icon supports the text.',
    Sample: () => (
      <>
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <TruckIcon size="small" /> Delivery in two days
        </p>
      </>
    ),
  },
  bad: {
    text: 'An icon that has to be guessed.',
    Sample: () => (
      <>
        <p>
          <TruckIcon size="small" />
        </p>
      </>
    ),
  },
  content: [
    'One icon for one meaning in the whole shop.',
    'Icons have no alternative text; the text beside them says it.',
  ],
}
