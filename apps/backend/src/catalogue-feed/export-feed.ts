import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { localise } from '@shop/contract/locales'
import { stringify } from 'csv-stringify/sync'
import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { categories, type Picture } from '../db/schema/index.ts'
import { xmlText } from '../html/escape.ts'
import { digestOf } from '../pictures/index.ts'
import { SOCIAL_WIDTH, variantPath } from '../pictures/variant-path.ts'
import { kyivText } from '../values/kyiv-time.ts'
import { CSV_COLUMNS, CSV_DELIMITER, type CsvColumn, escapeCell, paramsCell } from './csv-format.ts'
import type { FeedFormat } from './import-feed.ts'
import { type ExportedOffer, loadOffers } from './load-offers.ts'
import { writePlainText } from './plain-text.ts'

/** Kopiykas as hryvnias, without a fraction that is nothing: `2490`, `2490.50`. */
const priceText = (kopiykas: number): string =>
  kopiykas % 100 === 0
    ? String(kopiykas / 100)
    : `${Math.floor(kopiykas / 100)}.${String(kopiykas % 100).padStart(2, '0')}`

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const element = (name: string, text: string | null): string =>
  text === null ? '' : `<${name}>${xmlText(text)}</${name}>\n`

/** Text of a field that an import reads without markup. */
const plain = (text: string): string => xmlText(writePlainText(text))
const plainOrNull = (text: string | null): string | null => (text === null ? null : writePlainText(text))

const plainElement = (name: string, text: string | null): string => element(name, plainOrNull(text))

type ExportedCategory = Pick<typeof categories.$inferSelect, 'id' | 'parent_id' | 'slug' | 'titles'>

export interface Shown {
  publicUrl: string
  shopName: string
  now: Date
}

const pictureUrl = (picture: string | Picture, slug: string, publicUrl: string): string =>
  typeof picture === 'string'
    ? picture
    : publicUrl + variantPath({ digest: digestOf(picture), width: SOCIAL_WIDTH, format: 'jpg' }, slug)

export function ymlOffer(offer: ExportedOffer, { publicUrl }: Shown): string {
  const param = (name: string, value: string | null) =>
    value === null ? '' : `<param name="${plain(name)}">${plain(value)}</param>\n`
  return [
    `<offer id="${plain(offer.id)}" group_id="${plain(offer.group)}" available="${offer.stock > 0}">\n`,
    element('url', publicUrl + localise(offer.path, 'uk')),
    element('price', priceText(offer.price)),
    element('oldprice', offer.oldPrice === null ? null : priceText(offer.oldPrice)),
    element('currencyId', 'UAH'),
    element('categoryId', String(offer.category)),
    ...offer.pictures.map(picture => element('picture', pictureUrl(picture, offer.slug, publicUrl))),
    plainElement('vendor', offer.brand),
    plainElement('article', offer.code),
    element('stock_quantity', String(offer.stock)),
    plainElement('name', offer.names.ru),
    plainElement('name_ua', offer.names.uk),
    plainElement('name_en', offer.names.en),
    // Alone, `<description>` would be the Ukrainian one.
    offer.descriptions.uk === ''
      ? `<description_ru>${cdata(offer.descriptions.ru)}</description_ru>\n`
      : `<description>${cdata(offer.descriptions.ru)}</description>\n`,
    `<description_ua>${cdata(offer.descriptions.uk)}</description_ua>\n`,
    `<description_en>${cdata(offer.descriptions.en)}</description_en>\n`,
    param('Колір', offer.colour),
    param('Розмір', offer.size),
    ...offer.params.map(({ name, value }) => param(name, value)),
    '</offer>\n',
  ].join('')
}

export const ymlEnd = '</offers>\n</shop>\n</yml_catalog>\n'

export function ymlStart({ publicUrl, shopName, now }: Shown, rows: readonly ExportedCategory[]): string {
  const date = kyivText(now).slice(0, 16)
  const named = rows.map(({ id, parent_id, slug, titles }) => {
    const parent = parent_id === null ? '' : ` parentId="${parent_id}"`
    return `<category id="${id}"${parent} slug="${xmlText(slug)}">${plain(titles.uk)}</category>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<yml_catalog date="${date}">\n<shop>\n`,
    element('name', shopName),
    element('url', publicUrl),
    '<currencies>\n<currency id="UAH" rate="1"/>\n</currencies>\n',
    `<categories>\n${named.join('')}</categories>\n<offers>\n`,
  ].join('')
}

async function* writeYml(db: Database, shown: Shown): AsyncGenerator<string> {
  yield ymlStart(shown, await db.select().from(categories).orderBy(asc(categories.id)))
  for await (const offers of loadOffers(db)) yield offers.map(offer => ymlOffer(offer, shown)).join('')
  yield ymlEnd
}

const csvCells = (offer: ExportedOffer, { publicUrl }: Shown): Record<CsvColumn, string | null> => ({
  id: writePlainText(offer.id),
  group: writePlainText(offer.group),
  code: writePlainText(offer.code),
  category: offer.categorySlug,
  brand: plainOrNull(offer.brand),
  name_uk: writePlainText(offer.names.uk),
  name_ru: writePlainText(offer.names.ru),
  name_en: writePlainText(offer.names.en),
  colour: plainOrNull(offer.colour),
  size: plainOrNull(offer.size),
  price: priceText(offer.price),
  old_price: offer.oldPrice === null ? null : priceText(offer.oldPrice),
  currency: 'UAH',
  stock: String(offer.stock),
  pictures: offer.pictures.map(picture => pictureUrl(picture, offer.slug, publicUrl)).join(' '),
  params: paramsCell(offer.params),
  description_uk: offer.descriptions.uk,
  description_ru: offer.descriptions.ru,
  description_en: offer.descriptions.en,
})

export const csvRows = (offers: readonly ExportedOffer[], shown: Shown): string =>
  stringify(
    offers.map(offer => {
      const cells = csvCells(offer, shown)
      return CSV_COLUMNS.map(column => escapeCell(column, cells[column] ?? ''))
    }),
    { delimiter: CSV_DELIMITER },
  )

/** Excel reads UTF-8 only with a byte order mark. */
export const csvHeading = `\ufeff${CSV_COLUMNS.join(CSV_DELIMITER)}\n`

async function* writeCsv(db: Database, shown: Shown): AsyncGenerator<string> {
  yield csvHeading
  for await (const offers of loadOffers(db)) yield csvRows(offers, shown)
}

/** Writes the catalogue to a file, which appears when it is complete. */
export async function exportFeed(
  db: Database,
  { path, format, ...shown }: Shown & { path: string; format: FeedFormat },
): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    const text = format === 'yml' ? writeYml(db, shown) : writeCsv(db, shown)
    await pipeline(Readable.from(text), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
