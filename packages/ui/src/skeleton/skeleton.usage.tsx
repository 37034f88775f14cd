import type { Usage } from '../testing/usage.ts'
import { Skeleton } from './index.ts'

export const usage: Usage = {
  when: [
    'In the place of content that takes longer than about 200 ms.',
    'In the size of what will come, so that nothing jumps.',
  ],
  good: {
    text: 'The shapes of the content to come.',
    Sample: () => (
      <>
        <Skeleton shape="block" style={{ blockSize: 96 }} />
        <Skeleton />
        <Skeleton style={{ inlineSize: '60%' }} />
      </>
    ),
  },
  bad: {
    text: 'A grey wall: nobody knows what to expect.',
    Sample: () => (
      <>
        <Skeleton shape="block" style={{ blockSize: 160 }} />
      </>
    ),
  },
  content: ['No text inside.', 'A status beside it says «Loading…» for screen readers.'],
}
