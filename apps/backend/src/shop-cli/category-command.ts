import { collections } from '@shop/contract'
import { reservedSegments } from '@shop/contract/constants'
import { defaultLocale } from '@shop/contract/locales'
import { arrayContains, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { countFormerWords, indexProducts, type WordCounts } from '../catalogue-feed/search-index.ts'
import { bumpDataVersions, EVERYTHING_TAG } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { categories, coupons, facets, pages, product_categories, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { redirectFormerAddresses, rememberAddresses } from '../redirects/follow-products.ts'
import { menuItemsOf, placeInMenus, removeFromMenus } from './category-menu.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'
import {
  changedPicture,
  changedText,
  FieldFaults,
  type FieldRules,
  type FieldValues,
  noText,
  parseChanges,
  pictureLabel,
  placedAt,
  readPictureChange,
  readPosition,
  readYesNo,
  requireFields,
  storePicture,
  textRows,
} from './field-changes.ts'

type Category = typeof categories.$inferSelect

const rules: FieldRules = {
  name: { max: 60, isRequired: true, isTranslated: true },
  title: { max: 100, isRequired: true, isTranslated: true },
  text: { max: 300, isRequired: true, isTranslated: true },
  picture: { max: 2_000 },
  parent: { max: 160 },
  position: { max: 20 },
  hidden: { max: 20 },
  facets: { max: 1_000 },
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 80
const NO_PARENT = 'none'

const inOrder = [asc(categories.position), asc(categories.id)] as const

async function findCategory(db: Database, slug: string): Promise<Category> {
  const [found] = await db.select().from(categories).where(eq(categories.slug, slug))
  if (found) return found
  throw new CommandError(`There is no category ${slug}. «pnpm shop category list» shows all.`)
}

export async function listCategories({ db }: CommandServices): Promise<string> {
  const rows = await db
    .select({
      category: categories,
      goods: db.$count(product_categories, eq(product_categories.category_id, categories.id)),
    })
    .from(categories)
    .orderBy(...inOrder)
  if (rows.length === 0) return 'There are no categories.'
  const line = ({ category, goods }: (typeof rows)[number], indent: string) => [
    indent + category.slug,
    goods,
    category.is_hidden ? 'no' : 'yes',
    pictureLabel(category.picture),
    category.titles[defaultLocale],
  ]
  return table([
    ['Address', 'Products', 'Shown', 'Picture', 'Title'],
    ...rows
      .filter(({ category }) => category.parent_id === null)
      .flatMap(top => [
        line(top, ''),
        ...rows.filter(({ category }) => category.parent_id === top.category.id).map(row => line(row, '  ')),
      ]),
  ])
}

async function siblingsOf(db: Database, parent_id: number | null): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(...inOrder)
  return rows.filter(row => row.parent_id === parent_id)
}

export async function showCategory({ db }: CommandServices, slug: string): Promise<string> {
  const category = await findCategory(db, slug)
  const [parent] = await db
    .select()
    .from(categories)
    .where(eq(categories.id, category.parent_id ?? 0))
  const siblings = await siblingsOf(db, category.parent_id)
  return table([
    ...textRows('name', category.names),
    ...textRows('title', category.titles),
    ...textRows('text', category.leads),
    ['picture', pictureLabel(category.picture)],
    ['parent', parent?.slug ?? NO_PARENT],
    ['position', `${siblings.findIndex(({ id }) => id === category.id) + 1} of ${siblings.length}`],
    ['hidden', category.is_hidden ? 'yes' : 'no'],
    ['facets', category.facet_ids.join(',') || 'none'],
  ])
}

/** The new parent's id; undefined: as it is. */
async function readParent(
  tx: Database,
  category: Pick<Category, 'id' | 'slug' | 'parent_id'>,
  values: FieldValues,
  faults: FieldFaults,
): Promise<Category | null | undefined> {
  const slug = values.get('parent')
  if (slug === undefined) return undefined
  if (slug === NO_PARENT || slug === '') return null
  const [parent] = await tx.select().from(categories).where(eq(categories.slug, slug))
  if (!parent) faults.add('parent', `There is no category ${slug}; ${NO_PARENT} makes it one of the first level.`)
  else if (parent.id === category.id) faults.add('parent', 'It cannot be its own parent.')
  else if (parent.parent_id !== null) faults.add('parent', `${slug} is a subcategory itself; there are two levels.`)
  else if ((await tx.$count(categories, eq(categories.parent_id, category.id))) > 0)
    faults.add('parent', `${category.slug} has subcategories of its own; there are two levels.`)
  return parent
}

async function readFacets(
  tx: Database,
  values: FieldValues,
  present: readonly string[],
  faults: FieldFaults,
): Promise<string[]> {
  const typed = values.get('facets')
  if (typed === undefined) return [...present]
  const ids = typed === 'none' ? [] : typed.split(/[\s,]+/).filter(Boolean)
  const known = (await tx.select({ id: facets.id }).from(facets).orderBy(asc(facets.position))).map(({ id }) => id)
  const unknown = ids.filter(id => !known.includes(id))
  if (unknown.length > 0)
    faults.add(
      'facets',
      `There is no facet ${unknown.join(', ')}. There are ${known.join(', ')}; none: only the common ones.`,
    )
  return [...new Set(ids)]
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

async function renumber(tx: Database, category: Category, position: number | null): Promise<void> {
  const ids = (await siblingsOf(tx, category.parent_id)).map(({ id }) => id)
  for (const [index, id] of placedAt(ids, category.id, position).entries())
    await tx
      .update(categories)
      .set({ position: index + 1 })
      .where(eq(categories.id, id))
}

const emptyCategory = (slug: string): Category => ({
  id: 0,
  parent_id: null,
  slug,
  position: 0,
  names: noText,
  titles: noText,
  leads: noText,
  picture: null,
  is_hidden: false,
  facet_ids: [],
})

async function checkAddress(tx: Database, slug: string, faults: FieldFaults): Promise<void> {
  const isTaken =
    [...reservedSegments, ...collections].includes(slug) ||
    (await tx.$count(categories, eq(categories.slug, slug))) + (await tx.$count(pages, eq(pages.slug, slug))) > 0
  if (!SLUG.test(slug) || slug.length > MAX_SLUG)
    faults.add('address', `It must be small Latin letters, digits and hyphens: ear-defenders; at most ${MAX_SLUG}.`)
  else if (isTaken) faults.add('address', `/${slug} belongs to another page of the shop.`)
}

export interface EntryChange {
  /** What is changed, or the address of what is added. */
  name: string
  changes: readonly string[]
  isNew: boolean
}

/** The texts, languages and places that a category has in the list of fields. */
const rowsOf = ({ names, titles, leads, picture, is_hidden, facet_ids }: Category): [string, string][] => [
  ...textRows('name', names),
  ...textRows('title', titles),
  ...textRows('text', leads),
  ['picture', JSON.stringify(picture)],
  ['hidden', String(is_hidden)],
  ['facets', facet_ids.join()],
]

/** Adds or changes a category: all fields are checked before anything is written. */
export async function writeCategory(
  { db, dataVersions, originals }: CommandServices,
  { name: slug, changes: words, isNew }: EntryChange,
  workingDirectory: string,
): Promise<string> {
  const faults = new FieldFaults()
  const values = parseChanges(words, rules, faults)
  if (isNew) requireFields(words, rules, faults)
  const before = isNew ? emptyCategory(slug) : await findCategory(db, slug)
  const pictureChange = await readPictureChange(values, before.picture, workingDirectory, faults)
  const changed = await transact(db, async tx => {
    // The order of categories, and the two levels, depend on several rows.
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
    const present = isNew ? before : await findCategory(tx, slug)
    if (isNew) await checkAddress(tx, slug, faults)
    const parent = await readParent(tx, present, values, faults)
    const position = readPosition(values, faults)
    const next: Category = {
      ...present,
      parent_id: parent === undefined ? present.parent_id : (parent?.id ?? null),
      names: changedText(present.names, 'name', values),
      titles: changedText(present.titles, 'title', values),
      leads: changedText(present.leads, 'text', values),
      picture: changedPicture(present.picture, pictureChange),
      is_hidden: readYesNo('hidden', values, present.is_hidden, faults),
      facet_ids: await readFacets(tx, values, isNew ? (parent?.facet_ids ?? []) : present.facet_ids, faults),
    }
    faults.check()
    const was = new Map(rowsOf(present))
    const names = rowsOf(next).flatMap(([field, text]) => (was.get(field) === text ? [] : [field]))
    const isMoved = next.parent_id !== present.parent_id
    if (isMoved) names.push('parent')
    if (position !== null) names.push('position')
    if (!isNew && names.length === 0) return []
    await storePicture(originals, pictureChange)
    const reindexed = sql`select product_id as id from product_categories where category_id in (${next.id}, ${next.parent_id ?? 0})`
    const counts: WordCounts = new Map()
    const isSearched = names.some(field => /^(name|title|parent)/.test(field))
    if (isSearched) await countFormerWords(tx, counts, reindexed)
    const { id: _, ...row } = next
    const [saved] = isNew
      ? await tx.insert(categories).values(row).returning()
      : await tx.update(categories).set(row).where(eq(categories.id, next.id)).returning()
    if (!saved) throw new Error(`The category ${slug} was not written.`)
    if (isNew || isMoved || position !== null) await renumber(tx, saved, position)
    if (isMoved && !isNew) await moveGoods(tx, saved, present.parent_id)
    if (isSearched) await indexProducts(tx, counts, reindexed)
    await placeInMenus(tx, saved, present, parent === undefined ? null : (parent?.slug ?? null), isNew || isMoved)
    await bumpDataVersions(tx, [EVERYTHING_TAG])
    return names
  })
  dataVersions.expire()
  if (isNew) return `/${slug} is added.`
  return changed.length === 0 ? 'Nothing changes.' : `/${slug}: ${changed.join(', ')} changed.`
}

/** Removes an empty category. */
export async function removeCategory(
  { db, dataVersions }: CommandServices,
  slug: string,
  isConfirmed: boolean,
): Promise<string> {
  const category = await findCategory(db, slug)
  const { id } = category
  const [goods, below, limited, links] = await Promise.all([
    db.$count(
      products,
      or(
        eq(products.category_id, id),
        eq(products.section_id, id),
        inArray(
          products.id,
          db
            .select({ id: product_categories.product_id })
            .from(product_categories)
            .where(eq(product_categories.category_id, id)),
        ),
      ),
    ),
    db.$count(categories, eq(categories.parent_id, id)),
    db.$count(coupons, arrayContains(coupons.category_ids, [id])),
    menuItemsOf(db, slug),
  ])
  const held = [
    ...(goods > 0 ? [`${goods} products, hidden ones included`] : []),
    ...(below > 0 ? [`${below} subcategories`] : []),
    ...(limited > 0 ? [`${limited} coupons for it only`] : []),
  ]
  if (held.length > 0)
    throw new CommandError(`/${slug} has ${held.join(' and ')}. «pnpm shop category set ${slug} hidden=yes» hides it.`)
  const linked = links.length > 0 ? ` The menu loses ${links.join(', ')}.` : ''
  if (!isConfirmed)
    throw new ConfirmationRequired(`«${category.titles[defaultLocale]}» (/${slug}) is removed.${linked}`)
  await transact(db, async tx => {
    await tx.delete(categories).where(eq(categories.id, id))
    await removeFromMenus(tx, slug)
    await bumpDataVersions(tx, [EVERYTHING_TAG])
  })
  dataVersions.expire()
  return `/${slug} is removed.${linked}`
}
