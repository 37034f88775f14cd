import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { textOf } from '../../words/index.ts'

/** Spreads copies of the demo's reviews evenly over the models until there are `wanted`, and updates the models' ratings. */
export async function copyReviews(tx: Database, wanted: number): Promise<void> {
  await tx.execute(sql`
    create temp table scale_reviews on commit drop as
    select row_number() over (order by id) - 1 as at, lang, grade, name, text, advantages, disadvantages, fit from reviews`)
  await tx.execute(sql`create unique index on scale_reviews (at)`)
  await tx.execute(sql`
    create temp table scale_models on commit drop as
    select row_number() over (order by m.id) - 1 as at, m.id, p.id as product_id
    from models m join products p on p.model_id = m.id and p.position = 0`)
  await tx.execute(sql`create unique index on scale_models (at)`)
  await tx.execute(sql`
    insert into reviews (model_id, product_id, lang, grade, name, text, advantages, disadvantages, fit, created_at)
    select m.id, m.product_id, r.lang, r.grade, r.name, r.text, r.advantages, r.disadvantages, r.fit,
      timestamptz '2026-11-01 09:00:00+00' - make_interval(mins => (hashint4(n) & 2147483647) % 1500000)
    from generate_series((select count(*)::int from reviews) + 1, ${wanted}::int) n
    join scale_models m on m.at = n % (select count(*) from scale_models)
    join scale_reviews r on r.at = (hashint4(n * 13) & 2147483647) % (select count(*) from scale_reviews)`)
  await tx.execute(sql`
    update models set rating = own.rating, reviews_count = own.count
    from (select model_id, round(avg(grade), 1) as rating, count(*) as count from reviews group by model_id) own
    where own.model_id = models.id`)
}

/** Adds completed orders of one or two products, with their history, until there are `wanted`. */
export async function addOrders(tx: Database, wanted: number): Promise<void> {
  await tx.execute(sql`
    create temp table scale_bought on commit drop as
    select row_number() over (order by p.id) - 1 as at, p.id, p.code, p.price, p.pictures -> 0 as picture, c.slug || '/' || p.slug as path,
      (select jsonb_object_agg(t.lang, t.name) from product_texts t where t.product_id = p.id) as names
    from products p join categories c on c.id = p.category_id where p.position = 0`)
  await tx.execute(sql`create unique index on scale_bought (at)`)
  await tx.execute(sql`
    create temp table scale_orders on commit drop as
    select nextval(pg_get_serial_sequence('orders', 'id'))::int as id, n,
      timestamptz '2026-11-01 12:00:00+00' - make_interval(mins => n * 5) as at,
      bought.id as product_id, bought.code, bought.price, bought.picture, bought.path, bought.names, 1 + n % 2 as count
    from generate_series((select count(*)::int from orders) + 1, ${wanted}::int) n
    join scale_bought bought on bought.at = (hashint4(n) & 2147483647) % (select count(*) from scale_bought)`)
  const name = (values: readonly string[], at: string) =>
    sql`(array[${sql.join(
      values.map(value => sql`${value}::text`),
      sql`, `,
    )}])[1 + ${sql.raw(at)} % ${sql.raw(String(values.length))}]`
  await tx.execute(sql`
    insert into orders (id, number, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount,
      delivery_price, total, created_at)
    select id, 'S' || lpad(n::text, 8, '0'), (array['uk', 'ru', 'en'])[1 + n % 3], 'completed', 'paid', 'cash',
      ${JSON.stringify({
        id: 'pickup',
        name: textOf(({ shippingMethods }) => shippingMethods.pickup.name),
        days: '1-2',
        city: null,
        point: null,
        address: null,
        city_ref: null,
        point_ref: null,
      })}::jsonb,
      ${name(['Олена', 'Іван', 'Марія', 'Андрій', 'Оксана', 'Петро', 'Юлія'], 'n')},
      ${name(['Ковальчук', 'Бондаренко', 'Ткаченко', 'Мельник', 'Шевчук'], 'n')},
      '+38050' || lpad((n % 9999991)::text, 7, '0'), 'buyer' || n || '@example.com', price * count, 0, 0, price * count, at
    from scale_orders`)
  await tx.execute(sql`
    insert into order_items (order_id, product_id, code, names, path, picture, returnable, price, count)
    select id, product_id, code, names, '/' || path, picture, count, price, count from scale_orders`)
  await tx.execute(sql`
    insert into order_history (order_id, status, at)
    select id, status, at + days * interval '1 day' from scale_orders, (values ('new', 0), ('completed', 8)) as step (status, days)`)
}
