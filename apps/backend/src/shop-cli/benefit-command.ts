import { defaultLocale } from '@shop/contract/locales'
import { asc, eq, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { benefits } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { EntryChange } from './category-command.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'
import {
  changedText,
  FieldFaults,
  type FieldRules,
  noText,
  parseChanges,
  placedAt,
  readPosition,
  requireFields,
  textRows,
} from './field-changes.ts'

type Benefit = typeof benefits.$inferSelect

/** The home page has room for these and the number of its products. */
const MAX_BENEFITS = 3

const rules: FieldRules = {
  figure: { max: 8, isRequired: true },
  unit: { max: 30, isRequired: true, isTranslated: true },
  text: { max: 60, isRequired: true, isTranslated: true },
  position: { max: 20 },
}

const load = (db: Database): Promise<Benefit[]> =>
  db.select().from(benefits).orderBy(asc(benefits.position), asc(benefits.id))

/** The benefit with a number, by its place. */
function find(all: readonly Benefit[], number: string): Benefit {
  const found = /^[1-9]$/.test(number) ? all[Number(number) - 1] : undefined
  if (found) return found
  throw new CommandError(`There is no benefit ${number}. «pnpm shop benefit list» shows all.`)
}

export async function listBenefits({ db }: CommandServices): Promise<string> {
  const all = await load(db)
  if (all.length === 0) return 'There are no benefits.'
  return table([
    ['Number', 'Figure', 'Text'],
    ...all.map(({ figure, units, texts }, index) => [
      index + 1,
      figure,
      `${units[defaultLocale]} ${texts[defaultLocale]}`,
    ]),
  ])
}

export async function showBenefit({ db }: CommandServices, number: string): Promise<string> {
  const { figure, units, texts } = find(await load(db), number)
  return table([['figure', figure], ...textRows('unit', units), ...textRows('text', texts), ['position', number]])
}

const inUse = sql`lock table ${benefits} in share row exclusive mode`

/** Adds or changes a benefit: all fields are checked before anything is written. */
export async function writeBenefit(
  { db, dataVersions }: CommandServices,
  { name: number, changes: words, isNew }: EntryChange,
): Promise<string> {
  const faults = new FieldFaults()
  const values = parseChanges(words, rules, faults)
  if (isNew) requireFields(words, rules, faults)
  const position = readPosition(values, faults)
  await transact(db, async tx => {
    await tx.execute(inUse)
    const all = await load(tx)
    if (isNew && all.length >= MAX_BENEFITS)
      throw new CommandError(`The home page has room for ${MAX_BENEFITS}. Change one, or remove one first.`)
    const present = isNew ? { figure: '', units: noText, texts: noText } : find(all, number)
    faults.check()
    const row = {
      figure: values.get('figure') ?? present.figure,
      units: changedText(present.units, 'unit', values),
      texts: changedText(present.texts, 'text', values),
    }
    const [written] =
      'id' in present
        ? await tx.update(benefits).set(row).where(eq(benefits.id, present.id)).returning()
        : await tx
            .insert(benefits)
            .values({ ...row, position: all.length })
            .returning()
    if (!written) throw new Error(`The benefit ${number} was not written.`)
    if (position !== null) {
      const ids = [...all.map(({ id }) => id), ...(isNew ? [written.id] : [])]
      for (const [index, id] of placedAt(ids, written.id, position).entries())
        await tx.update(benefits).set({ position: index }).where(eq(benefits.id, id))
    }
    await bumpDataVersions(tx, ['home'])
  })
  dataVersions.expire()
  return isNew ? 'The benefit is added.' : `Benefit ${number}: ${[...values.keys()].join(', ')} changed.`
}

export async function removeBenefit(
  { db, dataVersions }: CommandServices,
  number: string,
  isConfirmed: boolean,
): Promise<string> {
  const { id, units, texts } = find(await load(db), number)
  const title = `${units[defaultLocale]} ${texts[defaultLocale]}`
  if (!isConfirmed) throw new ConfirmationRequired(`The benefit «${title}» is removed.`)
  await transact(db, async tx => {
    await tx.delete(benefits).where(eq(benefits.id, id))
    await bumpDataVersions(tx, ['home'])
  })
  dataVersions.expire()
  return `The benefit «${title}» is removed.`
}
