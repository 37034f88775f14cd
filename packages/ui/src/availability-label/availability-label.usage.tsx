import type { Usage } from '../testing/usage.ts'
import { AvailabilityLabel } from './index.ts'

export const usage: Usage = {
  when: ['On a product card, on a product page, in a cart line.', 'Beside the price or the button that it explains.'],
  good: {
    text: 'One of the three states, as text.',
    Sample: () => (
      <>
        <AvailabilityLabel availability="running-out" />
      </>
    ),
  },
  bad: {
    text: 'Colour alone: it cannot be read by everybody.',
    Sample: () => (
      <>
        <span
          style={{
            display: 'block',
            inlineSize: 12,
            blockSize: 12,
            borderRadius: 6,
            background: 'var(--shop-warning)',
          }}
        />
      </>
    ),
  },
  content: [
    'The messages of the provider; change them there, once for the whole shop.',
    'No numbers: «Running out» holds longer than «3 left».',
  ],
}
