import { inEachLocale, type Locale, locales } from '@shop/contract/locales'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { carrier_settlements } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import type { DeliveryServices } from './services.ts'

/** A city, town or village with delivery. */
export interface Settlement {
  ref: string
  secondRef: string | null
  name: Text
  /** Its region, for towns and villages with the district: «Полтавська обл., Кременчуцький р-н». */
  area: Text
  /** False: only pick-up is available. */
  served: boolean
}

/** Where the directory is read: the rows of the carrier in use. */
export type DirectoryContext = Pick<DeliveryServices, 'db' | 'carrier'>

export type SettlementRow = typeof carrier_settlements.$inferSelect

const joined = (area: Text, district: Text | null): Text =>
  district === null ? area : inEachLocale(lang => `${area[lang]}, ${district[lang]}`)

/** Region and district under which a settlement is listed: cities are unique in their region. */
export const areaOf = ({ areas, districts, type }: Pick<SettlementRow, 'areas' | 'districts' | 'type'>): Text =>
  joined(areas, type === 'city' ? null : districts)

export const toSettlement = (row: SettlementRow): Settlement => ({
  ref: row.ref,
  secondRef: row.second_ref,
  name: row.names,
  area: areaOf(row),
  served: row.served,
})

export const present = ({ carrier }: DirectoryContext): SQL | undefined =>
  and(eq(carrier_settlements.directory, carrier.directory), isNull(carrier_settlements.vanished_at))

export async function findSettlement(context: DirectoryContext, ref: string): Promise<Settlement | null> {
  const [row] = await context.db
    .select()
    .from(carrier_settlements)
    .where(and(eq(carrier_settlements.ref, ref), present(context)))
  return row ? toSettlement(row) : null
}

export const findRows = async ({ db }: DirectoryContext, refs: readonly string[]): Promise<SettlementRow[]> =>
  refs.length === 0
    ? []
    : db
        .select()
        .from(carrier_settlements)
        .where(inArray(carrier_settlements.ref, [...refs]))

/** Names of a settlement in a language: alone, and with its region. */
const namesOf = ({ name, area }: Settlement, lang: Locale): readonly string[] => [
  name[lang],
  area[lang] === '' ? name[lang] : `${name[lang]}, ${area[lang]}`,
]

/** Translates names that were saved with the settlement's reference: into the language's name of the same form; other words stay. */
export async function createSettlementTranslator(
  context: DirectoryContext,
  refs: readonly string[],
  lang: Locale,
): Promise<(saved: string, ref: string) => string> {
  const settlements = new Map((await findRows(context, refs)).map(row => [row.ref, toSettlement(row)]))
  return (saved, ref) => {
    const settlement = settlements.get(ref)
    if (!settlement) return saved
    const forms = locales.map(each => namesOf(settlement, each).indexOf(saved))
    return namesOf(settlement, lang)[forms.find(form => form >= 0) ?? -1] ?? saved
  }
}
