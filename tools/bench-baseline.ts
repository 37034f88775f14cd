// What the same machine does with next to no program: a fixed page, and one transaction as an order writes it. `pnpm bench` runs it beside the shop.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
await pool.query('create table if not exists baseline_stock (id int primary key, left_count int not null)')
await pool.query(
  'create table if not exists baseline_line (id bigserial primary key, stock_id int not null, note text not null)',
)
await pool.query(
  'insert into baseline_stock select n, 1000000000 from generate_series(1, 100) n on conflict do nothing',
)

const page = `<!doctype html><title>Baseline</title>${'<p>Куртка робоча «Траверс», твіл 245 г/м²</p>'.repeat(900)}`
let turn = 0

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.get('/page', c => c.html(page))
app.post('/transaction', async c => {
  await c.req.json()
  const client = await pool.connect()
  try {
    turn += 1
    await client.query('begin')
    await client.query('update baseline_stock set left_count = left_count - 1 where id = $1 and left_count >= 1', [
      1 + (turn % 100),
    ])
    await client.query('insert into baseline_line (stock_id, note) values ($1, $2)', [1 + (turn % 100), 'line'])
    await client.query('commit')
  } finally {
    client.release()
  }
  return c.json({ success: true, data: { count: 1 } })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
