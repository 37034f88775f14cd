import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { locales, localise } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { menuIn, selectMenuItems } from '../settings/menus.ts'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) })

const migrations = join(import.meta.dirname, 'migrations')

/** A database before the migration of an index, and what runs the rest. */
async function databaseBefore(index: number) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const client = new PGlite({ extensions: { pg_trgm } })
  onTestFinished(async () => {
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const db = drizzle({ client })
  cpSync(migrations, folder, { recursive: true })
  const journal = Journal.parse(JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')))
  const former = { ...journal, entries: journal.entries.filter(({ idx }) => idx < index) }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(former))
  await migrate(db, { migrationsFolder: folder })
  return { db, migrateRest: () => migrate(db, { migrationsFolder: migrations }) }
}

it('keeps the menus of a shop whose menus were documents of each language', async () => {
  const { db, migrateRest } = await databaseBefore(39)
  const itemsOf = (lang: (typeof locales)[number]) => [
    {
      name: `Jackets ${lang}`,
      url: localise('/jackets', lang),
      children: [
        { name: `Work ${lang}`, url: localise('/work-jackets', lang), text: `About ${lang}`, children: [] },
        { name: `Rain ${lang}`, url: localise('/rain-jackets', lang), children: [] },
      ],
    },
    { name: `Heading ${lang}`, url: '', children: [{ name: lang, url: 'https://shop.example', children: [] }] },
  ]
  for (const id of [2, 6])
    for (const lang of locales)
      await db.execute(
        sql`insert into menus (id, lang, data) values (${id}, ${lang}, ${{ name: '', items: itemsOf(lang) }})`,
      )

  await migrateRest()
  const rows = await selectMenuItems(db)
  for (const lang of locales) for (const id of [2, 6]) expect(menuIn(rows, id, lang)).toEqual(itemsOf(lang))
  expect(menuIn(rows, 1, 'uk')).toEqual([])
})

it('keeps wishlist groups and accounts whose names were stored before they were read as they are seen', async () => {
  const { db, migrateRest } = await databaseBefore(43)
  const addresses = ['olena@ｅxample．com', 'ﬁn@ｇmail.com', 'taken@ｓhop.ua', 'taken@shop.ua', 'ﬁn@example.com']
  for (const email of addresses)
    await db.execute(
      sql`insert into users (name, last_name, email, password_hash, lang) values ('Олена', '', ${email}, '', 'uk')`,
    )
  // No products are needed for what the groups list.
  await db.execute(sql`set session_replication_role = replica`)
  const groups = [
    [1, 'Для  мами', null, [1]],
    [1, 'Для\u200b\u00a0мами', 'shared', [2, 1]],
    [1, 'Для мами', null, [3]],
    [1, '👩\u200d💻 ❤\ufe0f', null, [1]],
    [1, '1\ufe0f\u20e3 зала', 'hall', [2]],
    [1, '\u200b\u200b', null, [2]],
    [2, 'Для мами', null, [3]],
  ] as const
  for (const [user, name, token, ids] of groups) {
    await db.execute(sql`insert into wishlist_groups (user_id, name, share_token) values (${user}, ${name}, ${token})`)
    for (const [position, id] of ids.entries())
      await db.execute(
        sql`insert into wishlist_items (group_id, product_id, position) values ((select max(id) from wishlist_groups), ${id}, ${position})`,
      )
  }

  await migrateRest()
  const { rows } = await db.execute(sql`
    select user_id, name, share_token, array_agg(product_id order by position, product_id) as ids
    from wishlist_groups inner join wishlist_items on group_id = wishlist_groups.id group by wishlist_groups.id order by wishlist_groups.id`)
  expect(rows).toEqual([
    { user_id: 1, name: 'Для мами', share_token: 'shared', ids: [1, 2, 3] },
    { user_id: 1, name: '👩\u200d💻 ❤\ufe0f', share_token: null, ids: [1] },
    { user_id: 1, name: '1\u20e3 зала', share_token: 'hall', ids: [2] },
    { user_id: 1, name: '\u200b\u200b', share_token: null, ids: [2] },
    { user_id: 2, name: 'Для мами', share_token: null, ids: [3] },
  ])
  const stored = await db.execute(sql`select email from users order by id`)
  expect(stored.rows.map(({ email }) => email)).toEqual([
    'olena@example.com',
    'ﬁn@gmail.com',
    'taken@ｓhop.ua',
    'taken@shop.ua',
    'ﬁn@example.com',
  ])
})
