import type { Usage } from '../testing/usage.ts'
import { Breadcrumbs } from './index.ts'

export const usage: Usage = {
  when: [
    'On every page below the home page of a catalogue.',
    'Where a visitor may arrive from a search engine and needs the way up.',
  ],
  good: {
    text: 'From the home page to the current one, in the words of the headings.',
    Sample: () => (
      <>
        <Breadcrumbs
          items={[
            { name: 'Home', url: '#h' },
            { name: 'Jackets and vests', url: '#j' },
            { name: 'Work jackets', url: '#w' },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'The history of a visit: it is different for everybody, and the browser has it.',
    Sample: () => (
      <>
        <Breadcrumbs
          items={[
            { name: 'Search', url: '#s' },
            { name: 'Cart', url: '#c' },
            { name: 'Search', url: '#s2' },
            { name: 'Work jackets', url: '#w' },
          ]}
        />
      </>
    ),
  },
  content: ['The names of the pages, not shortened.', 'The current page last.'],
}
