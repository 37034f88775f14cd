import { inEachLocale } from '@shop/contract/locales'
import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { checked } from '../db/rows.ts'
import { banners, type Picture, product_texts, products } from '../db/schema/index.ts'
import { isOfDemo } from '../pictures/index.ts'
import { CommandError } from './command.ts'
import { line, picture, position, reference, texts, textsOfLines, yesNo } from './fields.ts'
import { defineResource, numbered, saveRow } from './resource.ts'
import { checkShopUrl } from './shop-url.ts'

const noProduct = {
  product_id: null,
  picture: 0,
  standards: inEachLocale(() => []),
}

/** What a banner shows of a product: its price and standards, and its picture when the banner has none; null: there is no such product. */
async function findProduct(tx: Database, code: string) {
  const rows = await tx
    .select({ id: products.id, lang: product_texts.lang, standards: product_texts.standards })
    .from(products)
    .innerJoin(product_texts, eq(product_texts.product_id, products.id))
    .where(eq(products.code, code))
  const [first] = rows
  if (!first) return null
  return {
    ...noProduct,
    product_id: first.id,
    standards: inEachLocale(lang => {
      const own = rows.find(row => row.lang === lang)?.standards ?? []
      return own.map(({ code: standard, class: level, text }) => ({ code: standard, class: level, text }))
    }),
  }
}

/** A shown banner has the heading of the home page. */
async function isLastShown(tx: Database, id: number): Promise<boolean> {
  const shown = await tx.select({ id: banners.id }).from(banners).where(eq(banners.is_hidden, false))
  return shown.length === 1 && shown[0]?.id === id
}

const LAST_SHOWN = 'It is the only banner that is shown: its title is the heading of the home page.'

const isOwn = (shown: Picture | null): boolean => shown !== null && !isOfDemo(shown)

export const bannerResource = defineResource({
  name: 'banner',
  what: 'banners',
  help: 'They are shown on the home page. title: \\n begins a new line. action: label of the button. short: label of the step. url: a path of the shop. picture: a file, an https address or none. product: code of the product whose price is shown, and whose picture when the banner has none; or none. hide_price: yes when the price of the product is not shown.',
  schema: z.object({
    title: textsOfLines(80),
    text: texts(300),
    action: texts(40),
    short: texts(60),
    url: line(500),
    picture,
    product: reference(80),
    hide_price: yesNo,
    position,
    hidden: yesNo,
  }),
  table: banners,
  tags: () => ['home'],
  listed: ['hidden', 'picture', 'product', 'url', 'title.uk'],
  async load(db) {
    const { id, titles: title, texts: text, actions: action, shorts: short, url, is_hidden: hidden } = banners
    const hide_price = sql`${products.code} is not null and ${banners.priced_product_id} is null`.mapWith(
      checked(z.boolean()),
    )
    const fields = { title, text, action, short, url, product: products.code, hide_price, hidden }
    const rows = await db
      .select({ id, picture: banners.scene, fields })
      .from(banners)
      .leftJoin(products, eq(products.id, banners.product_id))
      .orderBy(asc(banners.position), asc(id))
    return numbered(rows)
  },
  async check(tx, { url, product, hidden }, { present, picture: scene, changed, faults }) {
    await checkShopUrl(tx, url, faults)
    const found = product == null ? noProduct : await findProduct(tx, product)
    if (!found) faults.add('product', `There is no product with the code ${product}.`)
    if (scene === null && product === null)
      faults.add('picture', 'A banner needs a picture, or a product whose picture is shown.')
    if (present && hidden && (await isLastShown(tx, present.id))) faults.add('hidden', LAST_SHOWN)
    // The price of the demo's product beside a picture of something else would be taken for that of the latter.
    const isForeign = isOwn(scene) && !isOwn(present?.picture ?? null) && !changed.has('product')
    return isForeign ? noProduct : (found ?? noProduct)
  },
  save(tx, { title, text, action, short, url, hide_price, hidden }, { present, picture: scene }, ofProduct) {
    const texts = { titles: title, texts: text, actions: action, shorts: short }
    const priced = { ...ofProduct, priced_product_id: hide_price ? null : ofProduct.product_id }
    return saveRow(tx, banners, present, { ...texts, url, scene, is_hidden: hidden, ...priced })
  },
  async beforeRemove(db, { id }) {
    if (await isLastShown(db, id)) throw new CommandError(LAST_SHOWN)
    return ''
  },
})
