// Baseline of `pnpm bench` on the same machine: a static page, a transaction that updates one stock, and an order of one line.
import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool, type PoolClient } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
await pool.query('create table if not exists baseline_stock (id int primary key, left_count int not null)')
await pool.query(
  'create table if not exists baseline_line (id bigserial primary key, stock_id int not null, note text not null)',
)
await pool.query(
  'insert into baseline_stock select n, 1000000000 from generate_series(1, 100) n on conflict do nothing',
)

await pool.query(
  'create table if not exists baseline_order (id uuid primary key, buyer jsonb not null, total int not null, made_at timestamptz not null default now())',
)
await pool.query(
  'create table if not exists baseline_item (id bigserial primary key, order_id uuid not null references baseline_order, stock_id int not null, count int not null)',
)

const page = `<!doctype html><title>Baseline</title>${'<p>Куртка робоча «Траверс», твіл 245 г/м²</p>'.repeat(900)}`
let turn = 0

async function inTransaction(write: (client: PoolClient, stock: number) => Promise<unknown>) {
  const client = await pool.connect()
  try {
    turn += 1
    await client.query('begin')
    await write(client, 1 + (turn % 100))
    await client.query('commit')
  } finally {
    client.release()
  }
}

const takeOne = (client: PoolClient, stock: number) =>
  client.query('update baseline_stock set left_count = left_count - 1 where id = $1 and left_count >= 1', [stock])

const addLine = (client: PoolClient, stock: number) =>
  client.query('insert into baseline_line (stock_id, note) values ($1, $2)', [stock, 'line'])

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.get('/page', c => c.html(page))
app.post('/transaction', async c => {
  await c.req.json()
  await inTransaction(async (client, stock) => {
    await takeOne(client, stock)
    await addLine(client, stock)
  })
  return c.json({ success: true, data: { count: 1 } })
})
app.post('/line', async c => {
  await c.req.json()
  await inTransaction(addLine)
  return c.json({ success: true, data: { cart_id: randomUUID() } })
})
app.post('/order', async c => {
  const buyer: unknown = await c.req.json()
  const number = randomUUID()
  await inTransaction(async (client, stock) => {
    await takeOne(client, stock)
    await client.query('insert into baseline_order (id, buyer, total) values ($1, $2, $3)', [
      number,
      JSON.stringify(buyer),
      124_950,
    ])
    await client.query('insert into baseline_item (order_id, stock_id, count) values ($1, $2, 1)', [number, stock])
  })
  return c.json({ success: true, data: { number } })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
