import { asc, desc } from 'drizzle-orm'
import { products } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** Goods whose first picture is made before anybody asks: what the home page and the first lists show. */
const PRODUCTS = 24
/** Widths of a card on a phone and on a desk. */
const WIDTHS = [320, 480] as const
/** The start itself comes first. */
const DELAY_MS = 5_000

/** Makes the pictures that the first shopper will want, in the background, a while after the start. Returns how to stop it. */
export function schedulePictureWarmup({ db, pictures, log }: Pick<Services, 'db' | 'pictures' | 'log'>): () => void {
  const warm = async () => {
    const rows = await db
      .select({ pictures: products.pictures })
      .from(products)
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(PRODUCTS)
    await pictures.warm(
      rows.flatMap(row => row.pictures.slice(0, 1)),
      WIDTHS,
    )
  }
  const timer = setTimeout(
    () => void warm().catch(() => log.warn('some pictures could not be made beforehand')),
    DELAY_MS,
  )
  timer.unref()
  return () => clearTimeout(timer)
}
