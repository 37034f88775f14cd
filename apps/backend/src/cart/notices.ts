import type { CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { fill, words } from '../words/index.ts'
import type { CartRow } from './carts.ts'
import { type DetailedLine, findDetailedLines } from './lines.ts'
import { lineName } from './to-cart.ts'

/** Notice that the quantity of one of the lines was reduced to the stock. */
export function lineReducedNotice(lines: readonly DetailedLine[], line_id: number, lang: Locale): CartNotice[] {
  const line = lines.find(({ id }) => id === line_id)
  return line
    ? [{ line_id, kind: 'reduced', text: fill(words[lang].cart.reduced, { name: lineName(line), left: line.left }) }]
    : []
}

/** Like `lineReducedNotice`, of a line of a cart. */
export const reducedNotice = async (tx: Database, cart: CartRow, line_id: number, lang: Locale) =>
  lineReducedNotice(await findDetailedLines(tx, cart.id, lang), line_id, lang)
