import type { Text } from '../../text.ts'
import type { DemoPicture } from './pictures.ts'

/** A subcategory; it has its own page at its slug. */
export interface Subcategory {
  slug: string
  /** Heading of its page: «Робочі куртки». */
  title: Text
  /** Label of the link in its category: «Робочі». */
  name: Text
}

export interface Category {
  /** Path of the page: `/jackets`. */
  slug: string
  name: Text
  lead: Text
  subcategories: readonly Subcategory[]
  /** Ids of the attributes offered as facets, in order, in addition to size, colour, brand, standard, availability and price. */
  attributes: readonly string[]
}

/** A facet value with its name in every language. */
export interface Choice {
  id: string
  name: Text
}

/** An attribute with its own facet: «Утеплення», «Капюшон». */
export interface Attribute extends Choice {
  values: readonly Choice[]
}

export interface Place {
  category: string
  /** Null: in the category without a subcategory. */
  subcategory: string | null
}

/** A measurement of the garment itself, in one size. */
export interface GarmentMeasurement {
  id: 'back' | 'inseam'
  size: string
  centimetres: number
}

/** One row of a data sheet. */
export interface Row {
  name: Text
  value: Text
  /** For the rows of the size chart that are measured on the garment. */
  garment?: GarmentMeasurement
}

export interface TechnicalGroup {
  id: 'material' | 'protection' | 'construction'
  title: Text
  rows: readonly Row[]
}

/** A standard that an article meets, with its class. */
export interface Standard {
  /** `EN ISO 20471`. */
  code: string
  /** Short subject, as in the label of a facet: «видимість». */
  name: Text
  /** `3`, `2121X`, «тип 2»; null where the standard has no classes. */
  class: Text | null
  /** As a caption: «Підвищена видимість». */
  text: Text
  /** What the class means for the wearer, in one sentence. */
  meaning: Text
}

export interface Care {
  /** Id of the care symbol: `wash-40`, `no-bleach`. */
  id: string
  text: Text
}

export type Measure = 'height' | 'chest' | 'waist' | 'hips' | 'sleeve' | 'foot' | 'hand' | 'head'

/** Inclusive range in centimetres. */
export type Range = readonly [from: number, to: number]

export interface SizeRow {
  size: string
  /** The same size in another size system: `L` for 52, `46–48` for S. */
  also: string | null
  measures: Readonly<Partial<Record<Measure, Range>>>
}

/** Body measurements in centimetres for every size of an article. */
export interface SizeChart {
  scheme: 'clothing' | 'women' | 'letters' | 'shoes' | 'gloves' | 'head' | 'waist' | 'one'
  /** Columns, in order. */
  measures: readonly Measure[]
  rows: readonly SizeRow[]
}

/** A size of one colour: the unit that is added to the cart. */
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
  /** Path segment of the page after that of its category: `kurtka-robocha-travers-hrafit`. Unique in the shop. */
  slug: string
  /** Article code, unique in the shop: `HT-1042`. */
  code: string
  colour: {
    /** Facet value, shared by several shades of one colour. */
    facet: Choice
    /** «графітовий з чорним». */
    name: Text
    /** «Чорний». */
    short: Text
    /** As it follows the name of the model, with which it agrees: «чорна». */
    agreed: Text
    /** Colours of cloth and panels. */
    swatch: readonly [string, string]
  }
  /** Sizes in order; empty for goods of one size. */
  options: readonly Option[]
  /** Pieces left in all sizes together. */
  left: number
  /** The first is shown on product cards. */
  pictures: readonly DemoPicture[]
}

/** A model: one cut and one cloth in several colours. */
export interface Model {
  slug: string
  /** Models of the same line are worn together; null for one that belongs to none. */
  line: string | null
  name: Text
  /** The short specification on a card: «Твіл, поліестер і бавовна · 245 г/м² · 44–64». */
  spec: Text
  brand: Choice
  /** Categories; the first is used by its URL and breadcrumbs. */
  places: readonly [Place, ...Place[]]
  /** Whole hryvnias. */
  price: number
  /** Whole hryvnias before the reduction, or null. */
  oldPrice: number | null
  /** Intended average grade of the reviews: 1 to 5. */
  grade: number
  /** 0 to 100, for sorting and the best-selling products. */
  popularity: number
  /** The day it was added to the shop: `2026-10-05`. */
  since: string
  /** `hit`: best-selling in its category. Novelty and reduction are derived from `since` and `oldPrice`. */
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
  /** Room between body and garment on half the girth of the chest, in centimetres; null: its width is not stated. */
  ease: number | null
  /** `excluded`: goods that may be returned only if they are faulty. Source: Cabinet decree 172 of 19.03.1994. */
  returnPolicy: 'standard' | 'excluded'
  variants: readonly [Variant, ...Variant[]]
}
