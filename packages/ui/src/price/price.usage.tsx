import type { Usage } from '../testing/usage.ts'
import { Price } from './index.ts'

export const usage: Usage = {
  when: ['Wherever an amount stands for itself: card, product page, cart, total.'],
  good: {
    text: 'The old price beside the new one.',
    Sample: () => (
      <>
        <Price amount={2490} was={2980} />
      </>
    ),
  },
  bad: {
    text: 'A discount without the price it is taken from.',
    Sample: () => (
      <>
        <p>
          <Price amount={2490} /> <span data-text="small">−16 %!</span>
        </p>
      </>
    ),
  },
  content: [
    '`from` for a model whose sizes differ in price.',
    'Currency and decimals come from the provider.',
    'Free is a word: «Free», not «0 ₴».',
  ],
}
