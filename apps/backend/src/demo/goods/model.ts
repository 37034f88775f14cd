import type { Text } from '../../text.ts'
import { type AttributeId, type AttributeValues, attributes } from '../data/goods/attributes.ts'
import { brands } from '../data/goods/brands.ts'
import type { CategorySlug, SubcategorySlug } from '../data/goods/categories.ts'
import { type ColourId, colours } from '../data/goods/colours.ts'
import type { Care, Category, Model, Place, Row, SizeChart, Standard, Variant } from './goods.ts'
import { type CutId, cuts, type DemoPicture, isCloseUp, type View } from './pictures.ts'
import { groupsOf } from './sheet.ts'
import { type Stock, stockOf } from './stock.ts'
import { agreed, joined, same, t } from './wording.ts'

interface ColourDraft {
  colour: ColourId
  code: string
  /** @default 'usual' */
  stock?: Stock
  /** Overrides the pieces of single sizes. */
  left?: Readonly<Record<string, number>>
}

interface Draft<C extends CategorySlug> {
  slug: string
  /** The models that it is worn with have the same. */
  line?: string
  name: Text
  spec: Text
  category: C
  subcategory: SubcategorySlug<C>
  /** Further categories that list it. */
  also?: readonly Place[]
  /** @default 'hart', the own brand of the shop */
  brand?: keyof typeof brands
  price: number
  oldPrice?: number
  grade: number
  popularity: number
  since: string
  hit?: boolean
  description: readonly Text[]
  material: readonly Row[]
  /** Rows in addition to those of its standards. */
  protection?: readonly Row[]
  construction: readonly Row[]
  standards: readonly Standard[]
  care: readonly Care[]
  careNote?: Text
  attributes: AttributeValues
  sizes: SizeChart
  cut?: CutId
  /** The first is shown on product cards. */
  views: readonly [View, ...View[]]
  colours: readonly [ColourDraft, ...ColourDraft[]]
}

const general = t('Загальні вимоги', 'Общие требования', 'General requirements')

/** Clothing and gloves meet a general standard in addition to those on the label. */
const generalStandard = (category: CategorySlug): Text | null => {
  if (category === 'gloves') return same('EN ISO 21420:2020')
  return ['footwear', 'headwear', 'belts', 'knee-pads'].includes(category) ? null : same('EN ISO 13688:2013')
}

const warranty = (category: CategorySlug): Text => {
  const months = category === 'gloves' ? 1 : category === 'footwear' ? 3 : 6
  return t(
    months === 1 ? '30 днів' : `${months} ${months < 5 ? 'місяці' : 'місяців'}`,
    months === 1 ? '30 дней' : `${months} ${months < 5 ? 'месяца' : 'месяцев'}`,
    months === 1 ? '30 days' : `${months} months`,
  )
}

const chosen = (id: AttributeId, values: readonly string[]): Row[] =>
  attributes
    .filter(attribute => attribute.id === id)
    .map(({ name, values: all }) => ({
      name,
      value: joined(', ', ...all.filter(value => values.includes(value.id)).map(value => value.name)),
    }))

const isAttribute = (id: string): id is AttributeId => attributes.some(attribute => attribute.id === id)

function sizesRow(chart: SizeChart): Row[] {
  const [first, last] = [chart.rows.at(0), chart.rows.at(-1)]
  if (!first || !last) return []
  const value =
    chart.scheme === 'one'
      ? t('Один розмір, регулюється', 'Один размер, регулируется', 'One size, adjustable')
      : same(first === last ? first.size : `${first.size}${first.size.includes('–') ? ', ' : '–'}${last.size}`)
  return [{ name: t('Розміри', 'Размеры', 'Sizes'), value }]
}

function characteristicsOf<C extends CategorySlug>(draft: Draft<C>): Row[] {
  return [
    { name: t('Бренд', 'Бренд', 'Brand'), value: brands[draft.brand ?? 'hart'].name },
    ...Object.entries(draft.attributes).flatMap(([id, values]) => (isAttribute(id) ? chosen(id, values) : [])),
    ...sizesRow(draft.sizes),
    { name: t('Гарантія', 'Гарантия', 'Warranty'), value: warranty(draft.category) },
  ]
}

function pictureOf(
  { slug, cut }: { slug: string; cut?: CutId },
  colour: string,
  view: View,
  index: number,
): DemoPicture {
  const name = isCloseUp(view) ? `${view}-${colour}` : `${slug}-${colour}-${view}`
  return { name, ...(cut && index === 0 ? { dimensions: cuts[cut].dimensions } : {}) }
}

function variantOf<C extends CategorySlug>(draft: Draft<C>, article: ColourDraft): Variant {
  const { facet, slug, name, short, agreeing, swatch } = colours[article.colour]
  const sizes = draft.sizes.rows.map(({ size }) => size)
  const counts = stockOf(article.code, sizes, article.stock ?? 'usual', article.left)
  return {
    slug: `${draft.slug}-${slug}`,
    code: article.code,
    colour: {
      facet,
      name,
      short,
      agreed: agreed(draft.name, agreeing),
      swatch,
    },
    options:
      draft.sizes.scheme === 'one'
        ? []
        : sizes.map((size, index) => ({
            size,
            code: `${article.code}-${size.replace('–', '')}`,
            left: counts[index] ?? 0,
          })),
    left: counts.reduce((sum, count) => sum + count, 0),
    pictures: draft.views.map((view, index) => pictureOf(draft, slug, view, index)),
  }
}

/** Creates a model from a draft: derives characteristics, data sheet, variants, sizes and stock. */
export function model<const C extends CategorySlug>(draft: Draft<C>): Model {
  const [first, ...rest] = draft.colours
  const wearable = generalStandard(draft.category)
  const place: Place & { category: Category['slug'] } = { category: draft.category, subcategory: draft.subcategory }
  return {
    slug: draft.slug,
    line: draft.line ?? null,
    name: draft.name,
    spec: draft.spec,
    brand: brands[draft.brand ?? 'hart'],
    places: [place, ...(draft.also ?? [])],
    price: draft.price,
    oldPrice: draft.oldPrice ?? null,
    grade: draft.grade,
    popularity: draft.popularity,
    since: draft.since,
    labels: draft.hit ? ['hit'] : [],
    description: draft.description,
    technical: groupsOf({
      material: draft.material,
      protection: [
        ...draft.standards.map(({ code, class: level, text }) => ({
          name: text,
          value: level ? joined(', ', same(code), level) : same(code),
        })),
        ...(wearable ? [{ name: general, value: wearable }] : []),
        ...(draft.protection ?? []),
      ],
      construction: draft.construction,
    }),
    characteristics: characteristicsOf(draft),
    standards: draft.standards,
    care: draft.care,
    careNote: draft.careNote ?? null,
    attributes: draft.attributes,
    sizeChart: draft.sizes,
    ease: (draft.cut && cuts[draft.cut].ease) ?? null,
    returnPolicy: draft.category === 'gloves' ? 'excluded' : 'standard',
    variants: [variantOf(draft, first), ...rest.map(article => variantOf(draft, article))],
  }
}
