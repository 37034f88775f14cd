import { asc, desc } from 'drizzle-orm'
import { products } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** Number of products whose first picture is rendered in advance: those of the home page and the first listings. */
const PRODUCTS = 24
/** Picture widths of a product card on phones and on wide screens. */
const WIDTHS = [320, 480] as const
/** Leaves the CPU to the start of the process. */
const DELAY_MS = 5_000

/** Renders the pictures of the most popular products in the background after the start. Returns a function that cancels it. */
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
    () => void warm().catch(() => log.warn('some pictures could not be rendered in advance')),
    DELAY_MS,
  )
  timer.unref()
  return () => clearTimeout(timer)
}
