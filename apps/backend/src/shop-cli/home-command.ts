import { locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { anatomies, home_texts } from '../db/schema/index.ts'
import { noText, texts } from './fields.ts'
import { defineResource } from './resource.ts'
import { resourceCommands } from './resource-commands.ts'

/** Texts of the home page for search engines, and its annotated product. */
export const home = resourceCommands(
  defineResource({
    name: 'home',
    what: 'texts of the home page for search engines',
    help: 'anatomy=none removes the annotated product.',
    schema: z.object({ title: texts(120), description: texts(300), anatomy: z.string().prefault('none') }),
    table: home_texts,
    tags: ['home'],
    listed: [],
    isSingle: true,
    async load(db) {
      const rows = await db.select().from(home_texts)
      const [product] = await db.select().from(anatomies).limit(1)
      const fields = { title: { ...noText }, description: { ...noText }, anatomy: product ? 'shown' : 'none' }
      for (const { lang, title, description } of rows) {
        fields.title[lang] = title
        fields.description[lang] = description
      }
      return [{ id: 'home', key: 'home', fields }]
    },
    async check(_, { anatomy }, { changed, faults }) {
      if (changed.has('anatomy') && anatomy !== 'none') faults.add('anatomy', 'It can only be removed: none.')
    },
    async save(tx, { title, description, anatomy }) {
      await tx
        .insert(home_texts)
        .values(locales.map(lang => ({ lang, title: title[lang], description: description[lang] })))
        .onConflictDoUpdate({
          target: home_texts.lang,
          set: { title: sql`excluded.title`, description: sql`excluded.description` },
        })
      if (anatomy === 'none') await tx.delete(anatomies)
      return 'home'
    },
  }),
)
