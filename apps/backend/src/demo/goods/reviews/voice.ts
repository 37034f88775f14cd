import type { AttributeValues } from '../../data/goods/attributes.ts'

/** Articles of which something can be said: all that have one of the values of every attribute named. */
export type Condition = AttributeValues & {
  /** Categories or subcategories. */
  in?: readonly string[]
}

interface Limited {
  text: string
  /** Believable only when the article has been sold for that many months. */
  after?: number
  when?: Condition
}

/** A sentence; with limits when it is not true of every article of its family. */
export type Line = string | Limited

/** A whole review as its writer put it. */
export interface Whole {
  grade: 1 | 2 | 3 | 4 | 5
  text: string
  when?: Condition
}

/** What buyers say of one family of goods. A review is put together from it, never twice the same. */
export interface Voice {
  /** Who uses it and where. `{name}` is the model's own name. */
  contexts: readonly Line[]
  praise: readonly Line[]
  /** Small complaints that cost one star. */
  remarks: readonly Line[]
  /** Complaints that cost more. */
  faults: readonly Line[]
  /** How the size turned out. */
  sizing: readonly Line[]
  advantages: readonly Line[]
  disadvantages: readonly Line[]
  /** Reviews written in Russian, by men. */
  russian: readonly Whole[]
}

/** Said only by someone who has used the article that many months. */
export const after = (months: number, text: string, when?: Condition): Line =>
  when ? { text, after: months, when } : { text, after: months }

/** Said only of articles that have these values. */
export const where = (when: Condition, text: string): Line => ({ text, when })
