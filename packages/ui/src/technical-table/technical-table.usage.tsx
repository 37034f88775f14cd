import type { Usage } from '../testing/usage.ts'
import { TechnicalTable } from './index.ts'

export const usage: Usage = {
  when: ['For the specifications of one product, in groups.'],
  good: {
    text: 'A name and a value with its unit.',
    Sample: () => (
      <>
        <TechnicalTable
          caption="Technical data"
          groups={[
            {
              name: 'Material',
              rows: [
                { name: 'Cloth', value: 'Twill 2/1' },
                { name: 'Surface density', value: '245 g/m²' },
              ],
            },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'Sentences in the cells.',
    Sample: () => (
      <>
        <TechnicalTable
          caption="Technical data"
          groups={[
            {
              name: 'Material',
              rows: [{ name: 'Cloth', value: 'This jacket is made of a very dense twill that keeps its colour.' }],
            },
          ]}
        />
      </>
    ),
  },
  content: ['A no-break space before the unit.', 'Groups of up to eight rows.', 'Leave out what is unknown.'],
}
