import { InvalidArgumentError } from 'commander'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { catalogueLimits } from '../db/schema/limits.ts'
import { momentInKyiv } from '../values/kyiv-time.ts'
import { moneyFormat } from '../values/money.ts'
import { shownAs } from './command.ts'

/** Hryvnias as an operator types them: `249`, `249.50` or `249,50`. */
export const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/
export const NO_AMOUNT = 'It must be an amount in hryvnias, such as 249.50.'

/** Parses hryvnias to kopiykas. */
export function amountOf(text: string): number {
  const [, whole = '', part = ''] = AMOUNT.exec(text) ?? []
  if (whole === '') throw new InvalidArgumentError(NO_AMOUNT)
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

/** A day (`2026-12-01`), or a day and time, in Kyiv; null: there is none. */
export function momentOf(text: string): Date | null {
  const [, day, at = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? []
  return day === undefined ? null : momentInKyiv(`${day} ${at}`)
}
