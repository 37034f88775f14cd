import type { Usage } from '../testing/usage.ts'
import { ComparisonTable } from './index.ts'

const columns = [
  { id: 1, header: 'Traverse' },
  { id: 2, header: 'Master' },
]

export const usage: Usage = {
  when: [
    'To compare two to four products of one kind, specification by specification.',
    'With a switch that hides the rows without a difference.',
  ],
  good: {
    text: 'Only comparable specifications; equal rows are marked with `same`.',
    Sample: () => (
      <>
        <ComparisonTable
          caption="Comparison of jackets"
          corner="Specification"
          columns={columns}
          groups={[
            {
              name: 'Material',
              rows: [
                { name: 'Weave', values: ['Twill', 'Twill'], same: true },
                { name: 'Weight', values: ['245 g/m²', '260 g/m²'] },
              ],
            },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'Free texts in the cells cannot be compared.',
    Sample: () => (
      <>
        <ComparisonTable
          caption="Comparison of jackets"
          corner="Specification"
          columns={columns}
          groups={[
            {
              name: 'Material',
              rows: [
                {
                  name: 'Fabric',
                  values: ['A dense twill that serves for years', 'Our customers love this soft cotton'],
                },
              ],
            },
          ]}
        />
      </>
    ),
  },
  content: [
    'The same unit in a row.',
    'A short value in a cell: a number, a word.',
    '`missing` says that a product has no such specification.',
  ],
}
