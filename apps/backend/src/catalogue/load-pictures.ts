import { picturesOf } from '../brand/setting-pictures.ts'
import type { Database } from '../db/database.ts'
import { articles, banners, categories, type Picture, pages, products, settings } from '../db/schema/index.ts'

/** Loads all pictures of the shop: a request may name one that this process has not put into a response. */
export const loadPictures = (db: Database) => async (): Promise<Picture[]> => {
  const [ofProducts, ofSettings, ...others] = await Promise.all([
    db.select({ pictures: products.pictures }).from(products),
    db.select({ data: settings.data }).from(settings),
    db.select({ picture: categories.picture }).from(categories),
    db.select({ picture: banners.scene }).from(banners),
    db.select({ picture: articles.picture }).from(articles),
    db.select({ picture: pages.picture }).from(pages),
  ])
  return [
    ...ofProducts.flatMap(row => row.pictures),
    ...ofSettings.flatMap(row => Object.values(picturesOf(row.data))),
    ...others.flat().flatMap(row => row.picture ?? []),
  ]
}
