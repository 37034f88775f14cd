/** Ids of the compared products, in the order in which they were chosen: in the address of the page and in the cookie. */

import { MAX_COMPARED } from '@shop/contract/catalogue-rules'

const SEPARATOR = '-'

/** Parses ids; anything invalid, repeated or too many is left out. */
export const parseCompared = (text: string | null | undefined): readonly number[] =>
  [...new Set((text ?? '').split(SEPARATOR).filter(id => /^[1-9]\d{0,8}$/.test(id)))].map(Number).slice(0, MAX_COMPARED)

export const comparedText = (ids: readonly number[]): string => ids.join(SEPARATOR)

/** Path of the page that compares products, in the default language. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? '/compare' : `/compare?products=${comparedText(ids)}`

/** Adds a product at the end, or removes it. Null: there are as many as can be compared. */
export const toggleCompared = (ids: readonly number[], id: number): readonly number[] | null =>
  ids.includes(id) ? ids.filter(one => one !== id) : ids.length < MAX_COMPARED ? [...ids, id] : null
