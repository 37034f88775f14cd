import type { Usage } from '../testing/usage.ts'
import { Facets } from './index.ts'

export const usage: Usage = {
  when: [
    'To narrow down a list by several properties.',
    'Groups with many options get a search of their own (`searchThreshold`).',
  ],
  good: {
    text: 'Each option says how many products it would leave.',
    Sample: () => (
      <>
        <Facets.Root>
          <Facets.Group title="Size" open>
            <Facets.Options
              legend="Size"
              options={[
                { value: '50', text: '50', count: 12 },
                { value: '52', text: '52', count: 8 },
              ]}
            />
          </Facets.Group>
          <Facets.Status count={48} />
        </Facets.Root>
      </>
    ),
  },
  bad: {
    text: 'Options that lead to nothing, without a warning.',
    Sample: () => (
      <>
        <Facets.Root>
          <Facets.Group title="Size" open>
            <Facets.Options
              legend="Size"
              options={[
                { value: '50', text: 'All sizes that we may get again some day', count: 0 },
                { value: '52', text: 'Other', count: 0 },
              ]}
            />
          </Facets.Group>
          <Facets.Status count={0} />
        </Facets.Root>
      </>
    ),
  },
  content: [
    'Options in their natural order: sizes ascending, brands by alphabet.',
    'The unit belongs to the legend: «Price, ₴».',
    'Applied filters repeat the group: «Size: 52».',
  ],
}
