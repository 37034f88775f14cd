import type { CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { fill, words } from '../words/index.ts'
import type { CartRow } from './carts.ts'
import { findDetailedLines } from './lines.ts'
import { lineName } from './to-cart.ts'

/** Notice that the quantity of a line was reduced to the stock. */
export async function reducedNotice(tx: Database, cart: CartRow, line_id: number, lang: Locale): Promise<CartNotice[]> {
  const line = (await findDetailedLines(tx, cart.id, lang)).find(({ id }) => id === line_id)
  return line
    ? [{ line_id, kind: 'reduced', text: fill(words[lang].cart.reduced, { name: lineName(line), left: line.left }) }]
    : []
}
