import { TechnicalTable } from '@shop/ui/technical-table'

const groups = [
  {
    name: 'Material',
    rows: [
      { name: 'Cloth', value: 'Twill 2/1' },
      { name: 'Surface density', value: '245 g/m²' },
    ],
  },
]

export const Example = () => <TechnicalTable caption="Technical data" groups={groups} />
