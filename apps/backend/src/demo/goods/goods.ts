import type { Colour, Flat } from '../../drawings/index.ts'
import type { Text } from '../../text.ts'

/** A second level under a category; it is a page of its own, at its own slug. */
export interface Subcategory {
  slug: string
  /** Heading of its page: «Робочі куртки». */
  title: Text
  /** As a link under its category: «Робочі». */
  name: Text
}

export interface Category {
  /** The page's address: `/jackets`. */
  slug: string
  name: Text
  lead: Text
  /** Slug of the product whose first picture stands for the category. */
  picture: string
  subcategories: readonly Subcategory[]
  /** Ids of the attributes offered as facets beside size, colour, brand, standard, availability and price; in order. */
  attributes: readonly string[]
}

/** A value to choose by, with its name in every language. */
export interface Choice {
  id: string
  name: Text
}

/** A facet of its own: «Утеплення», «Капюшон». */
export interface Attribute extends Choice {
  values: readonly Choice[]
}

export interface Place {
  category: string
  /** Null: in the category, under none of its subcategories. */
  subcategory: string | null
}

/** One ruled row of a sheet. */
export interface Row {
  name: Text
  value: Text
}

export interface TechnicalGroup {
  id: 'material' | 'protection' | 'construction'
  title: Text
  rows: readonly Row[]
}

/** A standard as an article meets it. */
export interface Standard {
  /** `EN ISO 20471`. */
  code: string
  /** What it is about, in a word or two, as a facet says it: «видимість». */
  name: Text
  /** `3`, `2121X`, «тип 2»; null where the standard has no classes. */
  class: Text | null
  /** As a caption: «Підвищена видимість». */
  text: Text
  /** What the class means for the one who wears it, in a sentence. */
  meaning: Text
}

export interface Care {
  /** Names the care symbol: `wash-40`, `no-bleach`. */
  id: string
  text: Text
}

export type Measure = 'height' | 'chest' | 'waist' | 'hips' | 'sleeve' | 'foot' | 'hand' | 'head'

/** From and to, both included, in centimetres. */
export type Range = readonly [from: number, to: number]

export interface SizeRow {
  size: string
  /** The same size in the other scale: `L` for 52, `46–48` for S. */
  also: string | null
  measures: Readonly<Partial<Record<Measure, Range>>>
}

/** Body measures, in centimetres, of every size an article is made in. */
export interface SizeChart {
  scheme: 'clothing' | 'women' | 'letters' | 'shoes' | 'gloves' | 'head' | 'waist' | 'one'
  /** Columns, in order. */
  measures: readonly Measure[]
  rows: readonly SizeRow[]
}

/** A size of one colour: what is put into the cart. */
export interface Option {
  /** As on the label: `52`, `2XL`, `43`. */
  size: string
  /** `HT-1042-52`. */
  code: string
  /** Pieces left. */
  left: number
}

/** A model in one colour: a product on the wire. */
export interface Variant {
  /** The page's address under its category: `kurtka-robocha-travers-hrafit`. Unique in the shop. */
  slug: string
  /** Article code, unique in the shop: `HT-1042`. */
  code: string
  colour: {
    /** The facet's value: several shades of one colour share it. */
    facet: Choice
    /** «графітовий з чорним». */
    name: Text
    /** «Графіт». */
    short: Text
    /** Cloth and panels. */
    swatch: readonly [Colour, Colour]
  }
  /** Sizes in order; empty for goods of one size. */
  options: readonly Option[]
  /** Pieces left in all sizes together. */
  left: number
  /** The first stands on cards. */
  pictures: readonly Flat[]
}

/** An article as its maker thinks of it: one cut, one cloth, several colours. */
export interface Model {
  slug: string
  name: Text
  /** The line on a card: «Твіл, поліестер і бавовна · 245 г/м² · 44–64». */
  spec: Text
  brand: Choice
  /** Where it stands; the first is the one its address and breadcrumbs use. */
  places: readonly [Place, ...Place[]]
  /** Whole hryvnias. */
  price: number
  /** Whole hryvnias before the reduction, or null. */
  oldPrice: number | null
  /** What reviews tend to: 1 to 5. */
  grade: number
  /** 0 to 100, for sorting and for what sells most. */
  popularity: number
  /** The day it came into the shop: `2026-10-05`. */
  since: string
  /** `hit`: sells most in its category. Novelty and reduction are seen from `since` and `oldPrice`. */
  labels: readonly 'hit'[]
  /** Paragraphs. */
  description: readonly Text[]
  technical: readonly TechnicalGroup[]
  characteristics: readonly Row[]
  standards: readonly Standard[]
  care: readonly Care[]
  /** A note under the care symbols, or null. */
  careNote: Text | null
  /** Attribute id to the ids of its values. */
  attributes: Readonly<Record<string, readonly string[]>>
  sizeChart: SizeChart
  /** `excluded`: goods that may not be sent back when nothing is wrong with them. Source: Cabinet decree 172 of 19.03.1994. */
  returnPolicy: 'standard' | 'excluded'
  variants: readonly [Variant, ...Variant[]]
}
