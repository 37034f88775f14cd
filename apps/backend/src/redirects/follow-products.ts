import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Stores the paths of the products that an import changes, before it moves any. */
export async function rememberAddresses(tx: Database): Promise<void> {
  await tx.execute(sql`
    create temporary table import_addresses on commit drop as
    select own.id, '/' || c.slug || '/' || own.slug as path
    from import_products p join products own on own.id = p.product_id join categories c on c.id = own.category_id
    where not p.is_new and cardinality(p.changes) > 0`)
}

/**
 * Redirects the former paths of products to their present ones, the redirects to them included. A path that a product of the
 * import has is no old address any more.
 */
export async function redirectFormerAddresses(tx: Database): Promise<void> {
  const present = sql`
    select own.id, '/' || c.slug || '/' || own.slug as path
    from import_products p join products own on own.id = p.product_id join categories c on c.id = own.category_id`
  await tx.execute(sql`delete from redirects where old_path in (select path from (${present}) as present)`)
  await tx.execute(sql`
    update redirects r set new_path = present.path
    from import_addresses former join (${present}) as present on present.id = former.id
    where r.new_path = former.path and former.path <> present.path`)
  await tx.execute(sql`
    insert into redirects (old_path, new_path)
    select former.path, present.path from import_addresses former join (${present}) as present on present.id = former.id
    where former.path <> present.path
    on conflict (old_path) do update set new_path = excluded.new_path`)
}
