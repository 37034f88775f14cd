import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { Picture } from '../db/schema/index.ts'
import { digestOf } from '../pictures/index.ts'
import { digestInUrl } from './compare.ts'

const Rows = rowsOf({
  row: z.int(),
  product_id: z.int(),
  urls: z.array(z.string()),
  pictures: z.array(z.custom<Picture>()),
  wanted: z.array(z.object({ url: z.string().nullable(), picture: z.custom<Picture>().nullable() })),
})
const BATCH_SIZE = 500

/** Records the pictures that the feed names; a job fetches those that the shop has not. */
export async function queuePictures(tx: Database): Promise<void> {
  for (let after = 0; ; ) {
    const rows = Rows.parse(
      await tx.execute(sql`
        select p.row, p.product_id, p.pictures as urls, own.pictures, coalesce((
          select jsonb_agg(jsonb_build_object('url', w.url, 'picture', w.picture) order by w.position)
          from product_pictures w where w.product_id = p.product_id
        ), '[]') as wanted
        from import_products p join products own on own.id = p.product_id
        where p.has_new_pictures and p.row > ${after} order by p.row limit ${BATCH_SIZE}`),
    )
    const last = rows.at(-1)
    if (!last) return
    const asked = rows.flatMap(({ product_id, urls, pictures, wanted }) => {
      const fetched = new Map(wanted.flatMap(({ url, picture }) => (url && picture ? [[url, picture] as const] : [])))
      const known = [...pictures, ...fetched.values()]
      return urls.map((url, position) => {
        const digest = digestInUrl(url)
        const own = digest === null ? undefined : known.find(picture => digestOf(picture) === digest)
        return { product_id, position, url: own ? null : url, picture: own ?? fetched.get(url) ?? null }
      })
    })
    const ids = sql`${sql.param(rows.map(({ product_id }) => product_id))}::int[]`
    await tx.execute(sql`delete from product_pictures where product_id = any(${ids})`)
    await tx.execute(sql`
      insert into product_pictures (product_id, position, url, picture, next_at)
      select product_id, position, url, nullif(picture, 'null'), case when nullif(picture, 'null') is null then now() end
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as row (product_id int, position int, url text, picture jsonb)`)
    await showFetchedPictures(
      tx,
      rows.map(({ product_id }) => product_id),
    )
    after = last.row
  }
}

const Shown = rowsOf({ id: z.int() })

/**
 * Shows the pictures of products none of whose is still to be fetched. Products without any keep those they have. Returns the ids of
 * those that show others now.
 */
export async function showFetchedPictures(tx: Database, productIds: readonly number[]): Promise<number[]> {
  const rows = Shown.parse(
    await tx.execute(sql`
      update products own set pictures = done.pictures
      from (
        select product_id, jsonb_agg(picture order by position) filter (where picture is not null) as pictures
        from product_pictures where product_id = any(${sql.param(productIds)}::int[])
        group by product_id having count(*) filter (where next_at is not null) = 0
      ) as done
      where own.id = done.product_id and done.pictures is not null and own.pictures <> done.pictures
      returning own.id`),
  )
  return rows.map(({ id }) => id)
}
