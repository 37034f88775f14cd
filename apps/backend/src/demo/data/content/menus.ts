import type { Text } from '../../../text.ts'
import type { DemoMenu, DemoMenuItem } from '../../content/menu.ts'
import { pages } from '../../content/pages.ts'
import { refinements } from '../../content/refinements.ts'
import { categories, goods } from '../../goods/index.ts'
import { t } from '../../goods/wording.ts'

export type { DemoMenu, DemoMenuItem } from '../../content/menu.ts'

const item = (name: Text, url: string, children: readonly DemoMenuItem[] = []): DemoMenuItem => ({
  name,
  url,
  children,
})

/** Menu item of a content page, with its title or a shorter label. */
const page = (slug: string, name?: Text): DemoMenuItem[] =>
  pages.filter(known => known.slug === slug).map(known => item(name ?? known.title, `/${slug}`))

const has = (place: 'category' | 'subcategory', slug: string): boolean =>
  goods.some(model => model.places.some(where => where[place] === slug))

/** Categories, their subcategories and the classes of their standard. No item links to an empty list. */
const catalogue = categories
  .filter(({ slug }) => has('category', slug))
  .map(category =>
    item(
      category.name,
      `/${category.slug}`,
      category.subcategories
        .filter(({ slug }) => has('subcategory', slug))
        .map(({ slug, title }) => item(title, `/${slug}`, refinements(category, slug, goods))),
    ),
  )

export const menus: readonly DemoMenu[] = [
  {
    id: 1,
    name: t('Головне меню', 'Главное меню', 'Main menu'),
    items: [
      // The search page without a query lists every category and serves as the page of the catalogue.
      item(t('Каталог', 'Каталог', 'Catalogue'), '/search', catalogue),
      ...page('delivery'),
      ...page('sizes'),
      ...page('companies'),
    ],
  },
  {
    id: 2,
    name: t('Меню внизу', 'Меню внизу', 'Footer menu'),
    items: [
      item(t('Покупцям', 'Покупателям', 'For buyers'), '', [
        ...page('delivery'),
        ...page('returns'),
        ...page('sizes'),
        ...page('offer'),
        ...page('privacy', t('Конфіденційність', 'Конфиденциальность', 'Privacy')),
      ]),
      item(t('Магазин', 'Магазин', 'The shop'), '', [
        ...page('about'),
        ...page('companies'),
        item(t('Новини', 'Новости', 'News'), '/news'),
        ...page('contacts'),
        ...page('accessibility'),
      ]),
    ],
  },
  { id: 6, name: t('Каталог', 'Каталог', 'Catalogue'), items: catalogue },
]
