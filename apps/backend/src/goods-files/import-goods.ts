import { join } from 'node:path'
import { EVERYTHING_TAG } from '@shop/contract'
import { asc, eq } from 'drizzle-orm'
import { loadPicture } from '../content/entry-picture.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { articles, categories, type Picture } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { PictureRefused } from '../pictures/fetch-picture.ts'
import { type Original, storeOriginal } from '../pictures/originals.ts'
import { openFolder, WrongFiles } from '../values/data-folder.ts'
import { goodsRows } from './goods-rows.ts'
import { type Known, type Place, readGoods } from './read-goods.ts'
import { type WrittenGoods, writeGoods } from './write-goods.ts'

/** Categories and articles that goods may refer to. */
export async function loadKnown(db: Database): Promise<Known> {
  const rows = await db.select().from(categories).orderBy(asc(categories.id))
  const titles = await db
    .select({ slug: articles.slug, titles: articles.titles })
    .from(articles)
    .where(eq(articles.kind, 'news'))
  const places = rows.map(({ slug, parent_id }): [string, Place] => {
    const parent = rows.find(({ id }) => id === parent_id)
    return parent
      ? [`${parent.slug}/${slug}`, { category: parent.slug, section: slug }]
      : [slug, { category: slug, section: null }]
  })
  return { places: new Map(places), articles: new Map(titles.map(({ slug, titles: own }) => [slug, own])) }
}

/** The pictures that models name: files of the folder `pictures`, or pictures of the demo shop. */
async function readPictures(folder: string, all: ReadonlySet<string>) {
  const pictures = new Map<string, Picture>()
  const originals: Original[] = []
  const faults: string[] = []
  for (const name of all) {
    try {
      const read = await loadPicture(name, join(folder, 'pictures', 'file'), null)
      if (typeof read === 'string') throw new PictureRefused('It is no picture.', true)
      originals.push(read)
      pictures.set(name, read.picture)
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      faults.push(`pictures/${name}: ${error.message}`)
    }
  }
  if (faults.length > 0) throw new WrongFiles(faults)
  return { pictures, originals }
}

interface ImportGoodsOptions {
  isDryRun?: boolean
  /** Folder of the originals of pictures. */
  originals: string
  now: Date
}

/**
 * Checks a folder of files of models and writes what differs to the shop in one transaction: all of it, or nothing. Throws `WrongFiles`
 * with everything that is wrong.
 */
export async function importGoods(
  db: Database,
  path: string,
  { isDryRun = false, originals: originalsFolder, now }: ImportGoodsOptions,
): Promise<WrittenGoods & { models: number }> {
  const goods = readGoods(openFolder(path), await loadKnown(db))
  const { pictures, originals } = await readPictures(
    path,
    new Set(goods.models.flatMap(({ colours }) => colours.flatMap(own => own.pictures))),
  )
  if (!isDryRun) for (const original of originals) await storeOriginal(originalsFolder, original)
  const rows = goodsRows(goods, { pictures, now })
  const written = await transact(
    db,
    async tx => {
      const done = await writeGoods(tx, rows)
      if (done.added.length + done.changed.length > 0) await bumpDataVersions(tx, [EVERYTHING_TAG])
      return done
    },
    () => isDryRun,
  )
  return { ...written, models: goods.models.length }
}
