import { inEachLocale, locales } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { anatomies, home_texts, products } from '../db/schema/index.ts'
import { CommandError } from './command.ts'
import { noText, optionalTexts, position, reference, texts } from './fields.ts'
import { defineResource, numbered } from './resource.ts'

type Anatomy = typeof anatomies.$inferSelect

async function findAnatomy(db: Database): Promise<{ row: Anatomy; code: string } | undefined> {
  const [found] = await db
    .select({ row: anatomies, code: products.code })
    .from(anatomies)
    .innerJoin(products, eq(products.id, anatomies.product_id))
    .orderBy(anatomies.id)
    .limit(1)
  return found
}

/** Texts of the home page for search engines, and its annotated product. */
export const homeResource = defineResource({
  name: 'home',
  what: 'texts of the home page for search engines, and its annotated product',
  help: 'anatomy: code of the product that is annotated, or none, which removes what is said of its parts, too; pnpm shop pin changes that.',
  schema: z.object({
    title: texts(120),
    description: texts(300),
    anatomy: reference(80),
    anatomy_title: optionalTexts(60),
    anatomy_text: optionalTexts(300),
  }),
  table: home_texts,
  tags: () => ['home'],
  listed: [],
  isSingle: true,
  async load(db) {
    const rows = await db.select().from(home_texts)
    const found = await findAnatomy(db)
    const fields = {
      title: inEachLocale(lang => rows.find(row => row.lang === lang)?.title ?? ''),
      description: inEachLocale(lang => rows.find(row => row.lang === lang)?.description ?? ''),
      anatomy: found?.code ?? null,
      anatomy_title: found?.row.titles ?? noText,
      anatomy_text: found?.row.texts ?? noText,
    }
    return [{ id: 'home', key: 'home', fields }]
  },
  async check(tx, { anatomy, ...fields }, { faults }) {
    if (anatomy == null) return null
    const named = { anatomy_title: fields.anatomy_title, anatomy_text: fields.anatomy_text }
    for (const [field, text] of Object.entries(named))
      for (const lang of locales) if (text?.[lang] === '') faults.add(`${field}.${lang}`, 'It must not be empty.')
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.code, anatomy))
    if (!product) faults.add('anatomy', `There is no product with the code ${anatomy}.`)
    return product ?? null
  },
  async save(tx, { title, description, anatomy_title: titles, anatomy_text }, _, product) {
    await tx
      .insert(home_texts)
      .values(locales.map(lang => ({ lang, title: title[lang], description: description[lang] })))
      .onConflictDoUpdate({
        target: home_texts.lang,
        set: { title: sql`excluded.title`, description: sql`excluded.description` },
      })
    const present = await findAnatomy(tx)
    const row = product && { product_id: product.id, titles, texts: anatomy_text }
    if (!row) await tx.delete(anatomies)
    else if (present) await tx.update(anatomies).set(row).where(eq(anatomies.id, present.row.id))
    else await tx.insert(anatomies).values({ ...row, pins: [] })
    return 'home'
  },
})

const percent = z
  .string()
  .regex(/^(100|\d{1,2}(\.\d{1,2})?)$/, 'It must be 0 to 100 per cent.')
  .transform(Number)

/** Changes the pins of the annotated product. */
async function changePins(tx: Database, change: (pins: Anatomy['pins']) => Anatomy['pins']): Promise<void> {
  const found = await findAnatomy(tx)
  if (!found) throw new CommandError('The home page shows no annotated product: pnpm shop home set anatomy=CODE …')
  const pins = change(found.row.pins)
  await tx.update(anatomies).set({ pins }).where(eq(anatomies.id, found.row.id))
}

export const pinResource = defineResource({
  name: 'pin',
  what: 'parts of the annotated product of the home page',
  help: 'x, y: where it is in the first picture of the product, in per cent.',
  schema: z.object({ x: percent, y: percent, name: texts(60), text: texts(120), value: texts(30), position }),
  table: anatomies,
  tags: () => ['home'],
  listed: ['x', 'y', 'name.uk', 'text.uk', 'value.uk'],
  async load(db) {
    const pins = (await findAnatomy(db))?.row.pins ?? []
    return numbered(pins.map((fields, id) => ({ id, fields })))
  },
  async save(tx, { position: _, ...pin }, { present }) {
    let id = 0
    await changePins(tx, pins => {
      id = present?.id ?? pins.length
      return pins.toSpliced(id, 1, pin)
    })
    return id
  },
  order: (tx, ids) => changePins(tx, pins => ids.flatMap(id => pins.filter((_, index) => index === id))),
  remove: (tx, { id }) => changePins(tx, pins => pins.toSpliced(id, 1)),
})
