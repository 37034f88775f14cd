import type { Locale } from '@shop/contract/locales'

/** Texts by language; null: the feed does not state it, and the shop keeps its own. */
type FeedTexts = Record<Locale, string | null>

export interface FeedParam {
  name: string
  value: string
}

/** A category as the feed names it. */
export interface FeedCategory {
  /** Id in the feed, or the text of the CSV column. */
  key: string
  name: string
  parent: string | null
  /** Slug of the shop's category: only in feeds that the shop has written. */
  slug: string | null
}

/** One offer as it stands in a file, unchecked. Null: not stated. */
export interface RawOffer {
  /** Where it begins. */
  line: number
  id: string
  group: string | null
  code: string | null
  available: string | null
  stock: string | null
  price: string | null
  oldPrice: string | null
  currency: string | null
  category: FeedCategory | string | null
  brand: string | null
  names: FeedTexts
  descriptions: FeedTexts
  colour: string | null
  size: string | null
  pictures: readonly string[] | null
  params: readonly FeedParam[] | null
  /** What is wrong with it as it is written. */
  faults: readonly { field: string; message: string }[]
}

/** What is wrong with a file, for the operator. */
export interface Problem {
  line: number
  /** Id of the offer; empty for the file as a whole. */
  offer: string
  field: string
  message: string
}

/** Thrown when the rest of a file cannot be read. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed'
  readonly problem: Problem
  constructor(line: number, field: string, message: string) {
    super(message)
    this.problem = { line, offer: '', field, message }
  }
}
