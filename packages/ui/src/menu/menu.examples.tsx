import { Menu } from '@shop/ui/menu'

const items = [
  {
    name: 'Jackets and vests',
    url: '/jackets',
    children: [{ name: 'Work jackets', url: '/jackets/work' }],
  },
  { name: 'Footwear', url: '/footwear' },
]

export const Example = () => <Menu aria-label="Catalogue" items={items} current="/jackets/work" />
