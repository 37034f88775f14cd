import type { Standard } from '@shop/contract'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import { asc, eq, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { banners, product_texts, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { isOfDemo, type Picture } from '../pictures/index.ts'
import type { EntryChange } from './category-command.ts'
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
import { checkShopUrl } from './shop-url.ts'

type Banner = typeof banners.$inferSelect

const rules: FieldRules = {
  title: { max: 80, isRequired: true, isTranslated: true, hasLines: true },
  text: { max: 300, isRequired: true, isTranslated: true },
  action: { max: 40, isRequired: true, isTranslated: true },
  short: { max: 60, isRequired: true, isTranslated: true },
  url: { max: 500, isRequired: true },
  picture: { max: 2_000 },
  product: { max: 80 },
  position: { max: 20 },
  hidden: { max: 20 },
}

const inOrder = [asc(banners.position), asc(banners.id)] as const

const noStandards: Banner['standards'] = { uk: [], ru: [], en: [] }

const emptyBanner: Banner = {
  id: 0,
  position: 0,
  titles: noText,
  texts: noText,
  url: '',
  actions: noText,
  shorts: noText,
  is_hidden: false,
  product_id: null,
  picture: 0,
  second_product_id: null,
  second_picture: 0,
  scene: null,
  priced_product_id: null,
  standards: noStandards,
}

async function findBanner(db: Database, id: string): Promise<Banner> {
  const [found] = /^[1-9]\d{0,8}$/.test(id)
    ? await db
        .select()
        .from(banners)
        .where(eq(banners.id, Number(id)))
    : []
  if (found) return found
  throw new CommandError(`There is no banner ${id}. «pnpm shop banner list» shows all.`)
}

export async function listBanners({ db }: CommandServices): Promise<string> {
  const rows = await db
    .select()
    .from(banners)
    .orderBy(...inOrder)
  if (rows.length === 0) return 'There are no banners.'
  return table([
    ['Number', 'Shown', 'Picture', 'Address', 'Title'],
    ...rows.map(row => [
      row.id,
      row.is_hidden ? 'no' : 'yes',
      row.scene === null ? 'of product' : pictureLabel(row.scene),
      row.url,
      row.titles[defaultLocale].replaceAll('\n', ' '),
    ]),
  ])
}

export async function showBanner({ db }: CommandServices, id: string): Promise<string> {
  const banner = await findBanner(db, id)
  const all = await db
    .select({ id: banners.id })
    .from(banners)
    .orderBy(...inOrder)
  const [product] = await db
    .select({ code: products.code })
    .from(products)
    .where(eq(products.id, banner.product_id ?? 0))
  return table([
    ...textRows('title', banner.titles),
    ...textRows('text', banner.texts),
    ...textRows('action', banner.actions),
    ...textRows('short', banner.shorts),
    ['url', banner.url],
    ['picture', pictureLabel(banner.scene)],
    ['product', product?.code ?? 'none'],
    ['position', `${all.findIndex(row => row.id === banner.id) + 1} of ${all.length}`],
    ['hidden', banner.is_hidden ? 'yes' : 'no'],
  ])
}

type ProductFields = Pick<
  Banner,
  'product_id' | 'picture' | 'second_product_id' | 'second_picture' | 'priced_product_id' | 'standards'
>

const noProduct: ProductFields = {
  product_id: null,
  picture: 0,
  second_product_id: null,
  second_picture: 0,
  priced_product_id: null,
  standards: noStandards,
}

/** The product of a code: its price and standards, and its picture when the banner has none. Empty: as it is. */
async function readProduct(tx: Database, values: FieldValues, faults: FieldFaults): Promise<Partial<ProductFields>> {
  const code = values.get('product')
  if (code === undefined) return {}
  if (code === 'none' || code === '') return noProduct
  const rows = await tx
    .select({ id: products.id, lang: product_texts.lang, standards: product_texts.standards })
    .from(products)
    .innerJoin(product_texts, eq(product_texts.product_id, products.id))
    .where(eq(products.code, code))
  const [first] = rows
  if (!first) {
    faults.add('product', `There is no product with the code ${code}.`)
    return {}
  }
  const standardsIn = (lang: Locale): Standard[] =>
    (rows.find(row => row.lang === lang)?.standards ?? []).map(({ code, class: level, text }) => ({
      code,
      class: level,
      text,
    }))
  return {
    ...noProduct,
    product_id: first.id,
    priced_product_id: first.id,
    standards: { uk: standardsIn('uk'), ru: standardsIn('ru'), en: standardsIn('en') },
  }
}

const rowsOf = ({ titles, texts, actions, shorts, url, scene, product_id, is_hidden }: Banner): [string, string][] => [
  ...textRows('title', titles),
  ...textRows('text', texts),
  ...textRows('action', actions),
  ...textRows('short', shorts),
  ['url', url],
  ['picture', JSON.stringify(scene)],
  ['product', String(product_id)],
  ['hidden', String(is_hidden)],
]

/** A shown banner has the heading of the home page. */
async function isLastShown(tx: Database, id: number): Promise<boolean> {
  const shown = await tx.select({ id: banners.id }).from(banners).where(eq(banners.is_hidden, false))
  return shown.length === 1 && shown[0]?.id === id
}

const LAST_SHOWN = 'It is the only banner that is shown: its title is the heading of the home page.'

const isOwn = (picture: Picture | null): boolean => picture !== null && !isOfDemo(picture)

/** Adds or changes a banner: all fields are checked before anything is written. */
export async function writeBanner(
  { db, dataVersions, originals }: CommandServices,
  { name: id, changes: words, isNew }: EntryChange,
  workingDirectory: string,
): Promise<string> {
  const faults = new FieldFaults()
  const values = parseChanges(words, rules, faults)
  if (isNew) requireFields(words, rules, faults)
  const before = isNew ? emptyBanner : await findBanner(db, id)
  const pictureChange = await readPictureChange(values, before.scene, workingDirectory, faults)
  const { changed, saved } = await transact(db, async tx => {
    await tx.execute(sql`lock table ${banners} in share row exclusive mode`)
    const present = isNew ? before : await findBanner(tx, id)
    await checkShopUrl(tx, values, faults)
    const position = readPosition(values, faults)
    const ofProduct = await readProduct(tx, values, faults)
    const scene = changedPicture(present.scene, pictureChange)
    const next: Banner = {
      ...present,
      ...ofProduct,
      titles: changedText(present.titles, 'title', values),
      texts: changedText(present.texts, 'text', values),
      actions: changedText(present.actions, 'action', values),
      shorts: changedText(present.shorts, 'short', values),
      url: values.get('url') ?? present.url,
      scene,
      is_hidden: readYesNo('hidden', values, present.is_hidden, faults),
    }
    if (scene === null && next.product_id === null)
      faults.add('picture', 'A banner needs a picture, or a product whose picture is shown.')
    if (!isNew && next.is_hidden && (await isLastShown(tx, present.id))) faults.add('hidden', LAST_SHOWN)
    faults.check()
    // The price of the demo's product beside a picture of something else would be taken for that of the latter.
    if (isOwn(scene) && !isOwn(present.scene) && ofProduct.product_id === undefined) Object.assign(next, noProduct)
    const was = new Map(rowsOf(present))
    const changed = rowsOf(next).flatMap(([field, text]) => (was.get(field) === text ? [] : [field]))
    if (position !== null) changed.push('position')
    if (!isNew && changed.length === 0) return { changed, saved: present.id }
    await storePicture(originals, pictureChange)
    const { id: _, ...row } = next
    const [written] = isNew
      ? await tx.insert(banners).values(row).returning()
      : await tx.update(banners).set(row).where(eq(banners.id, next.id)).returning()
    if (!written) throw new Error(`The banner ${id} was not written.`)
    if (isNew || position !== null) {
      const all = await tx
        .select({ id: banners.id })
        .from(banners)
        .orderBy(...inOrder)
      const ids = all.map(row => row.id)
      for (const [index, own] of placedAt(ids, written.id, position).entries())
        await tx.update(banners).set({ position: index }).where(eq(banners.id, own))
    }
    await bumpDataVersions(tx, ['home'])
    return { changed, saved: written.id }
  })
  dataVersions.expire()
  if (isNew) return `Banner ${saved} is added.`
  return changed.length === 0 ? 'Nothing changes.' : `Banner ${saved}: ${changed.join(', ')} changed.`
}

export async function removeBanner(
  { db, dataVersions }: CommandServices,
  id: string,
  isConfirmed: boolean,
): Promise<string> {
  const banner = await findBanner(db, id)
  if (await isLastShown(db, banner.id)) throw new CommandError(LAST_SHOWN)
  const title = banner.titles[defaultLocale].replaceAll('\n', ' ')
  if (!isConfirmed) throw new ConfirmationRequired(`The banner «${title}» is removed.`)
  await transact(db, async tx => {
    await tx.execute(sql`lock table ${banners} in share row exclusive mode`)
    if (await isLastShown(tx, banner.id)) throw new CommandError(LAST_SHOWN)
    await tx.delete(banners).where(eq(banners.id, banner.id))
    await bumpDataVersions(tx, ['home'])
  })
  dataVersions.expire()
  return `Banner ${banner.id} is removed.`
}
