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

it('keeps the menus of a shop whose menus were documents of each language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const client = new PGlite({ extensions: { pg_trgm } })
  onTestFinished(async () => {
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const db = drizzle({ client })
  const migrations = join(import.meta.dirname, 'migrations')
  cpSync(migrations, folder, { recursive: true })
  const journal = Journal.parse(JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')))
  const former = { ...journal, entries: journal.entries.filter(({ idx }) => idx < 39) }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(former))
  await migrate(db, { migrationsFolder: folder })
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

  await migrate(db, { migrationsFolder: migrations })
  const rows = await selectMenuItems(db)
  for (const lang of locales) for (const id of [2, 6]) expect(menuIn(rows, id, lang)).toEqual(itemsOf(lang))
  expect(menuIn(rows, 1, 'uk')).toEqual([])
})
