/** Feed of all listed goods for Google Merchant Center, one item per size. Source: support.google.com/merchants/answer/7052112. */
import { type Locale, localise } from '@shop/contract/locales'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import {
  categories,
  facet_values,
  models,
  options,
  product_facets,
  product_texts,
  products,
} from '../db/schema/index.ts'
import { xmlElement } from '../html/escape.ts'
import { inLanguage } from '../pictures/index.ts'
import { hryvnias, oldPriceAt } from '../values/money.ts'
import type { Services } from '../wire/services.ts'
import { isListed } from './listed-products.ts'
import { modelGroup } from './model-group.ts'
import { plainText } from './plain-text.ts'
import { productPath, sizePath } from './product-path.ts'

/** Products of one statement: their rows are garbage that the process keeps the memory of. */
const BATCH_SIZE = 100
/** Google's limits. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000

type Needs = Pick<Services, 'db' | 'pictures'>

const amount = (kopiykas: number): string => `${hryvnias(kopiykas).toFixed(2)} UAH`

const loadBatch = ({ db }: Needs, lang: Locale, after: number) =>
  db
    .select({
      product: products,
      category: categories.slug,
      section: categories.titles,
      model: models.slug,
      name: product_texts.name,
      description: product_texts.description,
      brand: facet_values.names,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .innerJoin(models, eq(models.id, products.model_id))
    .innerJoin(product_texts, and(eq(product_texts.product_id, products.id), eq(product_texts.lang, lang)))
    .leftJoin(
      product_facets,
      and(
        eq(product_facets.product_id, products.id),
        eq(product_facets.facet_id, 'brand'),
        gt(product_facets.product_id, after), // or a merge join reads the rows of all products before
      ),
    )
    .leftJoin(facet_values, and(eq(facet_values.facet_id, 'brand'), eq(facet_values.value, product_facets.value)))
    .where(and(isListed(categories), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(BATCH_SIZE)

type Row = Awaited<ReturnType<typeof loadBatch>>[number]
type Piece = Pick<typeof options.$inferSelect, 'code' | 'price' | 'left'> & { name: string | null }

/** `prices`: of all sizes of the product. */
function item(
  row: Row,
  piece: Piece,
  prices: readonly number[],
  lang: Locale,
  origin: string,
  { pictures }: Needs,
): string {
  const { product, category, section, model, name, description, brand } = row
  const [picture, ...others] = product.pictures
  const old = oldPriceAt(product, piece.price)
  const imageOf = (shown: typeof picture) =>
    shown ? origin + pictures.shared(inLanguage(shown, lang), product.slug) : null
  const fields: [string, string | null][] = [
    ['g:id', piece.code],
    ['g:title', (piece.name === null ? name : `${name}, ${piece.name}`).slice(0, MAX_TITLE)],
    ['g:description', plainText(description).slice(0, MAX_DESCRIPTION) || name],
    ['g:link', origin + sizePath(localise(productPath(category, product.slug), lang), piece.name, prices)],
    ['g:image_link', imageOf(picture)],
    ...others.slice(0, 10).map((other): [string, string | null] => ['g:additional_image_link', imageOf(other)]),
    ['g:availability', piece.left > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(old ?? piece.price)],
    ['g:sale_price', old === null ? null : amount(piece.price)],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:brand', brand?.[lang] ?? null],
    ['g:item_group_id', modelGroup(model)],
    ['g:color', product.colours[lang]],
    ['g:size', piece.name],
    ['g:product_type', section[lang]],
  ]
  return `<item>${fields.map(([field, value]) => xmlElement(field, value)).join('')}</item>\n`
}

async function itemsAfter(needs: Needs, lang: Locale, origin: string, after: number) {
  const rows = await loadBatch(needs, lang, after)
  const ids = rows.map(({ product }) => product.id)
  const sizes = ids.length
    ? await needs.db.select().from(options).where(inArray(options.product_id, ids)).orderBy(asc(options.position))
    : []
  const byProduct = Map.groupBy(sizes, size => size.product_id)
  const text = rows
    .flatMap(row => {
      const { id, code, price, left } = row.product
      const pieces = byProduct.get(id) ?? [{ name: null, code, price, left }]
      const prices = pieces.map(piece => piece.price)
      return pieces.map(piece => item(row, piece, prices, lang, origin, needs))
    })
    .join('')
  return { text, last: rows.length === BATCH_SIZE ? (ids.at(-1) ?? null) : null }
}

/** The feed in parts of a batch each. */
export async function* googleFeed(needs: Needs, lang: Locale, origin: string, title: string): AsyncGenerator<string> {
  let next = await itemsAfter(needs, lang, origin, 0)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement('title', title)}${xmlElement('link', origin + localise('/', lang))}${xmlElement('description', title)}\n${next.text}`
  while (next.last !== null) {
    next = await itemsAfter(needs, lang, origin, next.last)
    yield next.text
  }
  yield '</channel></rss>\n'
}
