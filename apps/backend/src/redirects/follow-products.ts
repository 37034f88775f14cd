import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Stores the paths of products before any is moved. `ids`: a query for a column `id`. */
export async function rememberAddresses(tx: Database, ids: SQL): Promise<void> {
  await tx.execute(sql`
    create temporary table former_addresses on commit drop as
    select own.id, '/' || c.slug || '/' || own.slug as path
    from products own join categories c on c.id = own.category_id where own.id in (${ids})`)
}

/**
 * Redirects the remembered paths of products to their present ones, the redirects to them included. A path that one of the
 * products `ids` has is no old address any more.
 */
export async function redirectFormerAddresses(tx: Database, ids: SQL): Promise<void> {
  const present = sql`
    select own.id, '/' || c.slug || '/' || own.slug as path
    from products own join categories c on c.id = own.category_id where own.id in (${ids})`
  await tx.execute(sql`delete from redirects where old_path in (select path from (${present}) as present)`)
  await tx.execute(sql`
    update redirects r set new_path = present.path
    from former_addresses former join (${present}) as present on present.id = former.id
    where r.new_path = former.path and former.path <> present.path`)
  await tx.execute(sql`
    insert into redirects (old_path, new_path)
    select former.path, present.path from former_addresses former join (${present}) as present on present.id = former.id
    where former.path <> present.path
    on conflict (old_path) do update set new_path = excluded.new_path`)
}
