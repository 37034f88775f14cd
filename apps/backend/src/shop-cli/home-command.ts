import { defaultLocale, locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { anatomies, home_texts } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { Text } from '../text.ts'
import { type CommandServices, table } from './command.ts'
import { changedText, FieldFaults, type FieldRules, noText, parseChanges, textRows } from './field-changes.ts'

const rules: FieldRules = {
  title: { max: 120, isRequired: true, isTranslated: true },
  description: { max: 300, isRequired: true, isTranslated: true },
  anatomy: { max: 4 },
}

async function load(db: Database): Promise<{ title: Text; description: Text }> {
  const rows = await db.select().from(home_texts)
  const texts = { title: { ...noText }, description: { ...noText } }
  for (const { lang, title, description } of rows) {
    texts.title[lang] = title
    texts.description[lang] = description
  }
  return texts
}

/** Texts of the home page for search engines, and its annotated product. */
export async function showHome({ db }: CommandServices): Promise<string> {
  const { title, description } = await load(db)
  const [anatomy] = await db.select().from(anatomies).limit(1)
  return table([
    ...textRows('title', title),
    ...textRows('description', description),
    ['anatomy', anatomy?.titles[defaultLocale] ?? 'none'],
  ])
}

export async function changeHome({ db, dataVersions }: CommandServices, words: readonly string[]): Promise<string> {
  const faults = new FieldFaults()
  const values = parseChanges(words, rules, faults)
  if (values.has('anatomy') && values.get('anatomy') !== 'none') faults.add('anatomy', 'It can only be removed: none.')
  faults.check()
  await transact(db, async tx => {
    const present = await load(tx)
    const title = changedText(present.title, 'title', values)
    const description = changedText(present.description, 'description', values)
    await tx
      .insert(home_texts)
      .values(locales.map(lang => ({ lang, title: title[lang], description: description[lang] })))
      .onConflictDoUpdate({
        target: home_texts.lang,
        set: { title: sql`excluded.title`, description: sql`excluded.description` },
      })
    if (values.has('anatomy')) await tx.delete(anatomies)
    await bumpDataVersions(tx, ['home'])
  })
  dataVersions.expire()
  return `The home page: ${[...values.keys()].join(', ')} changed.`
}
