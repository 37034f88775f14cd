import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { benefits } from '../db/schema/index.ts'
import { CommandError } from './command.ts'
import { line, position, texts } from './fields.ts'
import { defineResource, numbered, saveRow } from './resource.ts'

/** The home page has room for these and the number of its products. */
const MAX_BENEFITS = 3

export const benefitResource = defineResource({
  name: 'benefit',
  what: 'benefits',
  help: 'They are shown under the banner of the home page. figure: 6–10.',
  schema: z.object({ figure: line(8), unit: texts(30), text: texts(60), position }),
  table: benefits,
  tags: () => ['home'],
  listed: ['figure', 'unit.uk', 'text.uk'],
  async load(db) {
    const { id, figure, units: unit, texts: text, position } = benefits
    const fields = { figure, unit, text }
    return numbered(await db.select({ id, fields }).from(benefits).orderBy(asc(position), asc(id)))
  },
  async check(tx, _, { present }) {
    if (!present && (await tx.$count(benefits)) >= MAX_BENEFITS)
      throw new CommandError(`The home page has room for ${MAX_BENEFITS}. Change one, or remove one first.`)
  },
  save: (tx, { figure, unit, text }, { present }) =>
    saveRow(tx, benefits, present, { figure, units: unit, texts: text }),
})
