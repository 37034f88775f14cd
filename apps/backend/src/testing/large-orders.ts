import { sql } from 'drizzle-orm'
import type { SignedIn } from './customers.ts'
import { deliver } from './delivered.ts'
import type { Shop } from './shop.ts'
import { findGoods } from './shopper.ts'

/** Thirty delivered orders of a hundred lines, with a request for each line of each. */
export async function deliverLargeOrders(shop: Shop, customer: SignedIn) {
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('The shop has no goods')
  const { id } = await deliver(shop, [{ goods, count: 1 }], { customer })
  await shop.db.execute(sql`
    insert into orders (number, user_id, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount, delivery_price, total)
    select number || '-' || at, user_id, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount, delivery_price, total
    from orders, generate_series(2, 30) as at where id = ${id}`)
  const added = sql`select id from orders where user_id = (select user_id from orders where id = ${id}) and id <> ${id}`
  await shop.db.execute(sql`
    insert into order_history (order_id, status) select own.id, 'delivered' from (${added}) as own`)
  await shop.db.execute(sql`
    insert into order_items (order_id, product_id, option_id, code, names, option, path, picture, returnable, price, count)
    select own.id, product_id, option_id, code,
      jsonb_build_object('uk', repeat('ї', 255), 'ru', repeat('ї', 255), 'en', repeat('ї', 255)), option, path, picture, returnable, price, count
    from order_items, (${added}) as own, generate_series(1, 100) where order_id = ${id}`)
  await shop.db.execute(sql`
    insert into return_requests (number, order_id, user_id, kind, question, status, lang)
    select 'R-' || id, id, user_id, 'return', 'too_small', 'rejected', lang from orders where id in (${added})`)
  await shop.db.execute(sql`
    insert into return_items (request_id, order_item_id, count)
    select r.id, i.id, 1 from return_requests r join order_items i on i.order_id = r.order_id where r.order_id in (${added})`)
}
