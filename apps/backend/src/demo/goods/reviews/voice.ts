import type { AttributeValues } from '../../data/goods/attributes.ts'

/** Condition on a model: for every attribute named, it has one of the values. */
export type Condition = AttributeValues & {
  /** Slugs of categories or subcategories. */
  in?: readonly string[]
}

interface Limited {
  text: string
  /** Minimum number of months for which the article has been sold. */
  after?: number
  when?: Condition
}

/** A sentence; with conditions when it does not apply to every article of its family. */
export type Line = string | Limited

/** A complete review text. */
export interface Whole {
  grade: 1 | 2 | 3 | 4 | 5
  text: string
  when?: Condition
}

/** Sentences about one family of goods, which reviews are composed of without repetition. */
export interface Voice {
  /** Who uses it and where. `{name}` is replaced by the quoted part of the model's name. */
  contexts: readonly Line[]
  praise: readonly Line[]
  /** Small complaints, for a grade of 4. */
  remarks: readonly Line[]
  /** Serious complaints, for grades of 3 and less. */
  faults: readonly Line[]
  /** Statements about the fit. */
  sizing: readonly Line[]
  advantages: readonly Line[]
  disadvantages: readonly Line[]
  /** Reviews in Russian, in the masculine gender. */
  russian: readonly Whole[]
}

/** A sentence for articles that have been sold for at least that many months. */
export const after = (months: number, text: string, when?: Condition): Line =>
  when ? { text, after: months, when } : { text, after: months }

/** A sentence for articles that meet a condition. */
export const where = (when: Condition, text: string): Line => ({ text, when })
