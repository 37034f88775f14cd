import { EVERYTHING_TAG } from '@shop/contract'
import { arrayContains, asc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countFormerWords, indexProducts, type WordCounts } from '../catalogue-feed/search-index.ts'
import type { Database } from '../db/database.ts'
import { categories, coupons, facets, menu_items, product_categories, products } from '../db/schema/index.ts'
import { redirectFormerAddresses, rememberAddresses } from '../redirects/follow-products.ts'
import { CommandError } from './command.ts'
import { type Faults, list, noText, picture, position, reference, texts, yesNo } from './fields.ts'
import { menuItemsOf, placeInMenus } from './menu-command.ts'
import { defineResource, saveRow } from './resource.ts'
import { checkNewAddress } from './shop-url.ts'

type Category = typeof categories.$inferSelect

const MAX_SLUG = 80

const emptyCategory: Pick<Category, 'names' | 'titles' | 'parent_id'> = {
  names: noText,
  titles: noText,
  parent_id: null,
}

async function load(db: Database) {
  const rows = await db
    .select({
      category: categories,
      goods: db.$count(product_categories, eq(product_categories.category_id, categories.id)),
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const entriesBelow = (above: Category | null) =>
    rows
      .filter(({ category }) => category.parent_id === (above?.id ?? null))
      .map(({ category, goods }) => ({
        id: category.id,
        key: category.slug,
        parent: above?.slug ?? null,
        picture: category.picture,
        facts: { products: goods },
        category,
        fields: {
          name: category.names,
          title: category.titles,
          text: category.leads,
          parent: above?.slug ?? null,
          hidden: category.is_hidden,
          facets: category.facet_ids,
        },
      }))
  return entriesBelow(null).flatMap(top => [top, ...entriesBelow(top.category)])
}

/** The category that one is put below. */
async function findParent(
  tx: Database,
  slug: string,
  own: Category | undefined,
  faults: Faults,
): Promise<Category | null> {
  const [parent] = await tx.select().from(categories).where(eq(categories.slug, slug))
  if (!parent) faults.add('parent', `There is no category ${slug}; none makes it one of the first level.`)
  else if (parent.id === own?.id) faults.add('parent', 'It cannot be its own parent.')
  else if (parent.parent_id !== null) faults.add('parent', `${slug} is a subcategory itself; there are two levels.`)
  else if (own && (await tx.$count(categories, eq(categories.parent_id, own.id))) > 0)
    faults.add('parent', `${own.slug} has subcategories of its own; there are two levels.`)
  return parent ?? null
}

async function checkFacets(tx: Database, ids: readonly string[], faults: Faults): Promise<void> {
  const known = (await tx.select({ id: facets.id }).from(facets).orderBy(asc(facets.position))).map(({ id }) => id)
  const unknown = ids.filter(id => !known.includes(id))
  // Facets come with the first goods, which need categories.
  if (known.length > 0 && unknown.length > 0)
    faults.add(
      'facets',
      `There is no facet ${unknown.join(', ')}. There are ${known.join(', ')}; none: only the common ones.`,
    )
}

/** Moves the goods of a category to the place that it has now, with their addresses. */
async function moveGoods(tx: Database, { id, parent_id }: Category, former: number | null): Promise<void> {
  const own = sql`select product_id as id from product_categories where category_id = ${id}
    union select id from products where section_id = ${id} or category_id = ${id}`
  await rememberAddresses(tx, own)
  await tx.execute(sql`
    update products set category_id = ${parent_id ?? id}, section_id = ${parent_id === null ? null : id}::int
    where coalesce(section_id, category_id) = ${id}`)
  await redirectFormerAddresses(tx, own)
  if (parent_id !== null)
    await tx.execute(sql`
      insert into product_categories (product_id, category_id)
      select product_id, ${parent_id} from product_categories where category_id = ${id} on conflict do nothing`)
  if (former !== null)
    await tx.execute(sql`
      delete from product_categories listed using product_categories moved, products p
      where listed.category_id = ${former} and moved.category_id = ${id} and moved.product_id = listed.product_id
        and p.id = listed.product_id and p.category_id <> ${former}
        and not exists (
          select 1 from product_categories other join categories c on c.id = other.category_id
          where other.product_id = listed.product_id and c.parent_id = ${former}
        )`)
}

/** Why a category must stay; empty: it can be removed. */
async function heldBy(db: Database, id: number): Promise<string> {
  const listed = db
    .select({ id: product_categories.product_id })
    .from(product_categories)
    .where(eq(product_categories.category_id, id))
  const goods = await db.$count(
    products,
    or(eq(products.category_id, id), eq(products.section_id, id), sql`${products.id} in ${listed}`),
  )
  const below = await db.$count(categories, eq(categories.parent_id, id))
  const limited = await db.$count(coupons, arrayContains(coupons.category_ids, [id]))
  const held = [
    ...(goods > 0 ? [`${goods} products, hidden ones included`] : []),
    ...(below > 0 ? [`${below} subcategories`] : []),
    ...(limited > 0 ? [`${limited} coupons for it only`] : []),
  ]
  return held.join(' and ')
}

export const categoryResource = defineResource({
  name: 'category',
  what: 'categories',
  help: 'A category is named by the last part of its address. name: of its links. title: heading of its page. picture: a file, an https address or none. parent: a category or none. facets: ids, or none.',
  schema: z.object({
    name: texts(60),
    title: texts(100),
    text: texts(300),
    picture,
    parent: reference(160),
    position,
    hidden: yesNo,
    facets: list(1_000),
  }),
  table: categories,
  tags: () => [EVERYTHING_TAG],
  listed: ['products', 'hidden', 'picture', 'title.uk'],
  isNamed: true,
  load,
  async check(tx, { parent: slug, facets: ids }, { key, present, changed, faults }) {
    if (!present) await checkNewAddress(tx, key, MAX_SLUG, faults)
    if (ids) await checkFacets(tx, ids, faults)
    if (slug == null || (present && !changed.has('parent'))) return null
    return findParent(tx, slug, present?.category, faults)
  },
  async save(tx, { name, title, text, hidden, facets: facet_ids, parent: parentSlug }, target, parent) {
    const { key: slug, present, changed, picture: shown } = target
    const isMoved = changed.has('parent')
    const former = present?.category ?? emptyCategory
    const row = {
      slug,
      parent_id: isMoved || !present ? (parent?.id ?? null) : former.parent_id,
      names: name,
      titles: title,
      leads: text,
      picture: shown,
      is_hidden: hidden,
      facet_ids: present || changed.has('facets') ? facet_ids : (parent?.facet_ids ?? []),
    }
    const reindexed = sql`select product_id as id from product_categories where category_id in (${present?.id ?? 0}, ${row.parent_id ?? 0})`
    const counts: WordCounts = new Map()
    // A new one has no goods yet.
    const isSearched = present !== null && [...changed].some(field => /^(name|title|parent)/.test(field))
    if (isSearched) await countFormerWords(tx, counts, reindexed)
    const id = await saveRow(tx, categories, present, row)
    if (isMoved && present) await moveGoods(tx, { ...present.category, ...row }, former.parent_id)
    if (isSearched) await indexProducts(tx, counts, reindexed)
    await placeInMenus(tx, row, former, parentSlug, isMoved || !present)
    return id
  },
  async beforeRemove(db, { id, key: slug }) {
    const held = await heldBy(db, id)
    if (held !== '')
      throw new CommandError(`/${slug} has ${held}. «pnpm shop category set ${slug} hidden=yes» hides it.`)
    const links = await menuItemsOf(db, `/${slug}`)
    return links.length > 0 ? ` The menu loses ${links.join(', ')}.` : ''
  },
  async remove(tx, { id, key: slug }) {
    await tx.delete(categories).where(eq(categories.id, id))
    await tx.delete(menu_items).where(eq(menu_items.url, `/${slug}`))
  },
})
