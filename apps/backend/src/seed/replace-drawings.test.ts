import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articles, banners, categories, milestones, order_items, orders, products } from '../db/schema/index.ts'
import { demoPicture, placeholder } from '../pictures/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { replaceDrawings } from './replace-drawings.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

const stored = async () => ({
  products: await shop.db.select({ id: products.id, pictures: products.pictures }).from(products).orderBy(products.id),
  categories: await shop.db.select().from(categories).orderBy(categories.id),
  articles: await shop.db.select().from(articles).orderBy(articles.slug),
  banners: await shop.db.select().from(banners).orderBy(banners.id),
})

/** Writes drawings as former versions stored them: one for each file, whose options differ, and whose view is that of the file. */
async function storeDrawings(): Promise<void> {
  const drawing = sql`jsonb_build_object(
    'family', 'any', 'view', substring(item->>'file' from '(front|back|side|sole|pair|pocket|tape)[^/]*$'),
    'options', jsonb_build_object('main', item->>'file')
  )`
  await shop.db.execute(sql`
    update products set pictures = (select jsonb_agg(${drawing} order by at) from jsonb_array_elements(pictures) with ordinality as list (item, at))`)
  for (const [table, column] of [
    ['categories', 'picture'],
    ['articles', 'picture'],
    ['banners', 'scene'],
  ] as const)
    await shop.db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = (select ${drawing} || '{"view": "laid"}' from (select ${sql.identifier(column)} as item) as own)`)
}

it('replaces the drawings of a former version by the files that show the same, once', async () => {
  const [first, second, third] = await shop.db.select().from(products).orderBy(products.id).limit(3)
  if (!first || !second || !third) throw new Error('The demo shop has no products')
  const seeded = await stored()
  await storeDrawings()
  // Renamed, with its close-up first; another with a photograph of the shop's own; an imported one.
  const photo = { file: 'originals/ab/ab.webp', sha256: 'ab', width: 900, height: 900 }
  const [one] = await shop.db.select().from(products).where(eq(products.id, first.id))
  await shop.db
    .update(products)
    .set({ slug: 'own-name', pictures: one?.pictures.toReversed() ?? [] })
    .where(eq(products.id, first.id))
  await shop.db.execute(sql`
    update products set pictures = jsonb_build_array(${JSON.stringify(photo)}::jsonb, pictures -> 1) where id = ${second.id}`)
  await shop.db.execute(sql`
    update products set code = 'OWN-1', slug = 'own', pictures = '[{"family": "jacket", "view": "front", "options": {}}]' where id = ${third.id}`)
  const [order] = await shop.db.select({ id: orders.id }).from(orders).limit(1)
  expect(order).toBeUndefined()
  await shop.db.execute(sql`
    insert into orders (id, number, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount, delivery_price, total)
    values (1, 'A1', 'uk', 'completed', 'paid', 'cash', '{}', 'Олена', 'Ткач', '+380501234567', 'o@example.com', 1, 0, 0, 1)`)
  await shop.db.execute(sql`
    insert into order_items (order_id, product_id, code, names, path, picture, returnable, price, count)
    select 1, id, code, '{}', '/' || slug, drawn.picture::jsonb, 1, 1, 1
    from products, (values ('{"family": "old", "view": "back"}'), ('{"family": "old", "view": "front"}')) as drawn (picture)
    where id = ${second.id}`)

  await shop.db.delete(milestones).where(eq(milestones.name, 'pictures'))
  await replaceDrawings(shop.db)

  const now = await stored()
  const picturesOf = (id: number) => now.products.find(own => own.id === id)?.pictures
  expect(picturesOf(first.id)).toEqual(first.pictures.toReversed())
  expect(picturesOf(second.id)).toEqual([photo, second.pictures[1]])
  expect(picturesOf(third.id)).toEqual([placeholder()])
  const others = ({ id }: { id: number }) => ![first.id, second.id, third.id].includes(id)
  expect(now.products.filter(others)).toEqual(seeded.products.filter(others))
  expect({ ...now, products: [] }).toEqual({ ...seeded, products: [] })
  const items = await shop.db.select().from(order_items)
  expect(items.map(({ picture }) => picture.file).toSorted()).toEqual(
    second.pictures
      .slice(0, 2)
      .map(({ file }) => file)
      .toSorted(),
  )

  await shop.db.update(products).set({ pictures: [demoPicture('banner-work')] })
  await replaceDrawings(shop.db)
  expect((await stored()).products.every(({ pictures }) => pictures[0]?.file === 'demo/banner-work.svg')).toBe(true)
})
