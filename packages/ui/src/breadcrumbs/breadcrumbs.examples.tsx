import { Breadcrumbs } from '@shop/ui/breadcrumbs'

const items = [
  { name: 'Home', url: '/' },
  { name: 'Jackets and vests', url: '/jackets' },
  { name: 'Work jackets', url: '/jackets/work' },
]

export const Example = () => <Breadcrumbs items={items} />
