import type { Usage } from '../testing/usage.ts'
import { Pagination } from './index.ts'

export const usage: Usage = {
  when: ['Below a list that is split over pages with addresses of their own.'],
  good: {
    text: 'Real links: a page can be bookmarked and found.',
    Sample: () => (
      <>
        <Pagination page={2} pages={9} href={page => `#${page}`} />
      </>
    ),
  },
  bad: {
    text: 'Every page in the row: the current one is lost.',
    Sample: () => (
      <>
        <Pagination page={6} pages={12} siblings={9} href={page => `#${page}`} />
      </>
    ),
  },
  content: ['Numbers only; the names for screen readers come from the messages.'],
}
