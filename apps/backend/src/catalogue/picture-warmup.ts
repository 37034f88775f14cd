import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { banners, categories, type Picture, products } from '../db/schema/index.ts'
import type { Width } from '../pictures/index.ts'
import type { Services } from '../wire/services.ts'

/** Number of products whose first picture is rendered in advance: those of the home page and the first listings. */
const PRODUCTS = 24
/** Picture widths of a product card and a category tile on phones and on wide screens. */
const CARD_WIDTHS = [320, 480] as const
/** Of a banner: nearly as wide as a phone, whose screen has two or three pixels per CSS pixel. */
const BANNER_WIDTHS = [480, 800, 1200] as const
/** Leaves the CPU to the start of the process. */
const DELAY_MS = 5_000

interface WarmedPictures {
  pictures: readonly Picture[]
  widths: readonly Width[]
}

/** The pictures that the first visitors see, in the order of the home page. */
export async function findPicturesToWarm(db: Database): Promise<readonly WarmedPictures[]> {
  const slides = await db
    .select({ scene: banners.scene, at: banners.picture, pictures: products.pictures })
    .from(banners)
    .leftJoin(products, eq(products.id, banners.product_id))
    .where(eq(banners.is_hidden, false))
    .orderBy(asc(banners.position))
  const tiles = await db
    .select({ picture: categories.picture })
    .from(categories)
    .where(and(isNotNull(categories.picture), eq(categories.is_hidden, false)))
    .orderBy(asc(categories.position))
  const popular = await db
    .select({ pictures: products.pictures })
    .from(products)
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(PRODUCTS)
  return [
    {
      pictures: slides.flatMap(({ scene, at, pictures }) => scene ?? pictures?.[at] ?? pictures?.slice(0, 1) ?? []),
      widths: BANNER_WIDTHS,
    },
    {
      pictures: [
        ...tiles.flatMap(({ picture }) => picture ?? []),
        ...popular.flatMap(({ pictures }) => pictures.slice(0, 1)),
      ],
      widths: CARD_WIDTHS,
    },
  ]
}

/** Renders the pictures of the home page and of the most popular products in the background after the start. Returns a function that cancels it. */
export function schedulePictureWarmup({ db, pictures, log }: Pick<Services, 'db' | 'pictures' | 'log'>): () => void {
  const warm = async () => {
    for (const batch of await findPicturesToWarm(db)) await pictures.warm(batch.pictures, batch.widths)
  }
  const timer = setTimeout(
    () => void warm().catch(() => log.warn('some pictures could not be rendered in advance')),
    DELAY_MS,
  )
  timer.unref()
  return () => clearTimeout(timer)
}
