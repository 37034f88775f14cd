import type { Text } from '../../../text.ts'
import type { DemoMenu, DemoMenuItem } from '../../content/menu.ts'
import { pages } from '../../content/pages.ts'
import { refinements } from '../../content/refinements.ts'
import { categories, goods } from '../../goods/index.ts'
import { same, t } from '../../goods/wording.ts'
import { trades } from './trades/index.ts'

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

/** Lists of the products that comply with a standard. Facet values are the codes in lower case. */
const byStandard = (code: string, level: Text | null, text: Text, path: string): DemoMenuItem => ({
  name: level ? { uk: `${code} · ${level.uk}`, ru: `${code} · ${level.ru}`, en: `${code} · ${level.en}` } : same(code),
  text,
  url: path,
  children: [],
})

const standards: readonly DemoMenuItem[] = [
  byStandard(
    'EN ISO 20471',
    t('клас 1–3', 'класс 1–3', 'class 1–3'),
    t('Підвищена видимість', 'Повышенная видимость', 'High visibility'),
    '/catalogue?standard=en-iso-20471',
  ),
  byStandard('EN 343', null, t('Захист від дощу', 'Защита от дождя', 'Rain protection'), '/catalogue?standard=en-343'),
  byStandard(
    'EN 342',
    null,
    t('Захист від холоду', 'Защита от холода', 'Cold protection'),
    '/catalogue?standard=en-342',
  ),
  byStandard(
    'EN ISO 11612',
    null,
    t('Захист від вогню', 'Защита от огня', 'Flame protection'),
    '/catalogue?standard=en-iso-11612',
  ),
  byStandard(
    'EN ISO 20345',
    same('S1P–S3'),
    t('Захисне взуття', 'Защитная обувь', 'Safety footwear'),
    '/catalogue?standard=en-iso-20345',
  ),
  byStandard(
    'EN 388',
    null,
    t('Рукавиці: порізи й стирання', 'Перчатки: порезы и истирание', 'Gloves: cuts and abrasion'),
    '/gloves?standard=en-388',
  ),
]

export const menus: readonly DemoMenu[] = [
  {
    id: 1,
    name: t('Головне меню', 'Главное меню', 'Main menu'),
    items: [
      item(t('Каталог', 'Каталог', 'Catalogue'), '/catalogue', catalogue),
      ...page('delivery'),
      ...page('sizes'),
      ...page('companies'),
    ],
  },
  {
    id: 2,
    name: t('Меню внизу', 'Меню внизу', 'Footer menu'),
    items: [
      item(t('Покупцям', 'Покупателям', 'Customer service'), '', [
        ...page('delivery'),
        ...page('returns'),
        ...page('faq'),
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
  { id: 7, name: t('За стандартом', 'По стандарту', 'By standard'), items: standards },
  {
    id: 8,
    name: t('За роботою', 'По профессии', 'By trade'),
    items: trades.map(({ name, slug }) => item(name, `/${slug}`)),
  },
]
