import { ComparisonTable } from '@shop/ui/comparison-table'

export const Example = () => (
  <ComparisonTable
    caption="Comparison of jackets"
    corner="Specification"
    columns={[
      { id: 1, header: <a href="/jackets/traverse">Traverse</a> },
      { id: 2, header: <a href="/jackets/master">Master</a> },
    ]}
    groups={[
      {
        name: 'Material',
        rows: [
          { name: 'Weave', values: ['Twill 2/1', 'Twill 2/1'], same: true },
          { name: 'Surface density', values: ['245 g/m²', '260 g/m²'] },
          { name: 'Reinforcement', values: ['Cordura', null] },
        ],
      },
    ]}
  />
)
