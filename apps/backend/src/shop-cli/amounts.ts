import { InvalidArgumentError } from 'commander'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { catalogueLimits } from '../db/schema/limits.ts'
import { momentInKyiv } from '../values/kyiv-time.ts'
import { moneyFormat } from '../values/money.ts'
import { shownAs } from './command.ts'

/** Parses hryvnias as an operator types them, `249`, `249.50` or `249,50`, to kopiykas. */
export function amountOf(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') throw new InvalidArgumentError('It must be an amount in hryvnias, such as 249.50.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** As `amountOf`, but a price of the catalogue: more than nothing. */
export function priceOf(text: string): number {
  const amount = amountOf(text)
  if (amount === 0 || amount > catalogueLimits.price)
    throw new InvalidArgumentError(`It must be from 0.01 to ${catalogueLimits.price / 100}.`)
  return amount
}

/** For operators: commands take and show hryvnias, whatever sign shoppers see. */
export const hryvniasText = moneyFormat('en', { checkout: { currencies: { UAH: { prefix: '', suffix: '₴' } } } })

/** A column of kopiykas as hryvnias; the database gives large numbers as text. */
export const shownAmount = (column: PgColumn) => shownAs(column, kopiykas => hryvniasText(Number(kopiykas)))

/** Parses a day such as `2026-12-01` to a moment of it in Kyiv, by default the first one. */
export function dayOf(text: string, time = '00:00'): Date {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? momentInKyiv(`${text} ${time}`) : null
  if (!moment) throw new InvalidArgumentError('It must be a day such as 2026-12-01.')
  return moment
}

/** Parses a day to its last moment in Kyiv. */
export const endOfDayOf = (text: string): Date => new Date(dayOf(text, '23:59').getTime() + 59_999)
