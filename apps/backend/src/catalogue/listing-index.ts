import { randomUUID } from 'node:crypto'
import type { Availability } from '@shop/contract'
import { availabilityOf } from '@shop/contract'

/** What a list needs to know of a product. */
export interface ListedProduct {
  id: number
  model_id: number
  /** Category of its address. */
  category_id: number
  section_id: number | null
  /** Of its sizes in stock, each once; without any, its own. Kopiykas. */
  prices: readonly number[]
  left: number
  popularity: number
  /** Unix time in seconds. */
  since: number
  position: number
  is_hit: boolean
  /** Of the model. */
  rating: number | null
  reviews_count: number
  /** Every category that lists it; none: it is hidden. */
  categories: readonly number[]
  /** Its facet values as `keyOf` gives them, sizes of its options in stock included: as texts they are read many times faster than as objects. */
  values: readonly string[]
}

export interface FacetValue {
  facet: string
  value: string
}

/** A product in the index. */
interface Entry extends Omit<ListedProduct, 'categories' | 'values'> {
  /** Empty for the only price of most products, which saves 56 of 400 bytes of each. */
  prices: readonly number[]
  /** The lowest of its prices. */
  price: number
  availability: Availability
}

interface Row {
  entry: Entry
  highest: number
  start: number
  count: number
}

/** Separates a facet from its value: a control character, which neither contains. */
export const UNIT = '\u{1f}'

export const keyOf = ({ facet, value }: FacetValue): string => facet + UNIT + value

const NO_OTHERS: readonly number[] = []

/** Ids of a page of `#byId`. */
const PAGE = 1_024

/** A pool is written anew when this share of it belongs to no product any more. */
const MAX_WASTE = 0.5

/**
 * The listed properties of every product, in memory, so that lists and facet counts are computed without reading the products of a
 * list from the database. About 340 bytes per product. Products are numbered in the order of their models, positions and ids; a list is an array of
 * these numbers in ascending order.
 */
export class ListingIndex {
  /** Numbers of products mean nothing in another index. */
  readonly id = randomUUID()
  /** By number. */
  entries: readonly Entry[] = []
  // What is read of every product of a list, by number: from arrays several times faster than from objects all over the memory.
  models = new Int32Array()
  lowest = new Int32Array()
  highest = new Int32Array()
  /** The facet values of a product are at `start` … `start + count` of `pool`. */
  starts = new Uint32Array()
  counts = new Uint16Array()
  /** Whether a product is in any category, by number. */
  isListed = new Uint8Array()
  /** Numbers of facet values. */
  pool = new Uint32Array()
  /** By number. */
  readonly values: FacetValue[] = []
  readonly #numbers = new Map<string, number>()
  /** Numbers plus 1, by id in pages: a search looks up tens of thousands, and ids have gaps. */
  readonly #byId: (Uint32Array | undefined)[] = []
  #byCategory: ReadonlyMap<number, Uint32Array> = new Map()
  #used = 0
  #wasted = 0

  /** Takes the products in batches of any order, so that a large catalogue is never in memory as rows. */
  static async of(batches: AsyncIterable<readonly ListedProduct[]>): Promise<ListingIndex> {
    const index = new ListingIndex()
    const read: (Row & { categories: readonly number[] })[] = []
    for await (const batch of batches)
      for (const product of batch) read.push({ ...index.#toRow(product), categories: product.categories })
    read.sort(({ entry: a }, { entry: b }) => a.model_id - b.model_id || a.position - b.position || a.id - b.id)
    index.entries = read.map(({ entry }) => entry)
    for (const column of ['models', 'lowest', 'highest'] as const) index[column] = new Int32Array(read.length)
    index.starts = new Uint32Array(read.length)
    index.counts = new Uint16Array(read.length)
    index.isListed = Uint8Array.from(read, ({ categories }) => (categories.length > 0 ? 1 : 0))
    const members = new Map<number, number[]>()
    for (const [number, { categories, ...row }] of read.entries()) {
      const { entry } = row
      index.#set(number, row)
      const page = Math.floor(entry.id / PAGE)
      const numbers = index.#byId[page] ?? new Uint32Array(PAGE)
      numbers[entry.id % PAGE] = number + 1
      index.#byId[page] = numbers
      for (const category of categories) {
        const known = members.get(category)
        if (known) known.push(number)
        else members.set(category, [number])
      }
    }
    index.#byCategory = new Map([...members].map(([category, numbers]) => [category, Uint32Array.from(numbers)]))
    return index
  }

  /** Replaces the properties of a product, except its model and categories. False: it is unknown. */
  replace(product: ListedProduct): boolean {
    const number = this.numberOf(product.id)
    const known = number === undefined ? undefined : this.entries[number]
    if (number === undefined || !known) return false
    this.#wasted += this.counts[number] ?? 0
    const row = this.#toRow(product)
    this.#set(number, row)
    Object.assign(known, row.entry)
    if (this.#wasted > this.#used * MAX_WASTE) this.#compact()
    return true
  }

  /** Numbers of the products of a category. */
  inCategory(category: number): Uint32Array {
    return this.#byCategory.get(category) ?? new Uint32Array()
  }

  /** Numbers of the products with a property that are in any category. */
  listedWhere(holds: (entry: Entry) => boolean): Uint32Array {
    return this.numbersWhere(number => {
      const entry = this.entries[number]
      return this.isListed[number] === 1 && entry !== undefined && holds(entry)
    })
  }

  /** The numbers with a property, ascending. */
  numbersWhere(holds: (number: number) => boolean): Uint32Array {
    const found = new Uint32Array(this.entries.length)
    let count = 0
    for (let number = 0; number < found.length; number++) if (holds(number)) found[count++] = number
    return found.slice(0, count)
  }

  /** The number of a product; undefined: it is unknown. */
  numberOf(id: number): number | undefined {
    const after = this.#byId[Math.floor(id / PAGE)]?.[id % PAGE] ?? 0
    return after === 0 ? undefined : after - 1
  }

  /** Products by number. */
  *entriesOf(numbers: Uint32Array): Generator<Entry> {
    for (const number of numbers) {
      const entry = this.entries[number]
      if (entry) yield entry
    }
  }

  /** The values of a facet that a product has. */
  valuesOf({ id }: Entry, facet: string): string[] {
    return [...this.#poolOf(this.numberOf(id) ?? 0)].flatMap(number => {
      const known = this.values[number]
      return known?.facet === facet ? [known.value] : []
    })
  }

  /** The number of a facet value; undefined: no product has had it. */
  numberOfValue(value: FacetValue): number | undefined {
    return this.#numbers.get(keyOf(value))
  }

  /** The numbers of the facet values of a product. */
  #poolOf(number: number): Uint32Array {
    const start = this.starts[number] ?? 0
    return this.pool.subarray(start, start + (this.counts[number] ?? 0))
  }

  #set(number: number, { entry, highest, start, count }: Row): void {
    this.models[number] = entry.model_id
    this.lowest[number] = entry.price
    this.highest[number] = highest
    this.starts[number] = start
    this.counts[number] = count
  }

  #toRow({ categories: _, values, prices: all, ...product }: ListedProduct): Row {
    const availability = availabilityOf(product.left)
    const start = this.#used
    const own = [...values, keyOf({ facet: 'availability', value: availability })]
    this.#reserve(own.length)
    for (const key of own) this.pool[this.#used++] = this.#toNumber(key)
    const prices = all.length > 1 ? all : NO_OTHERS
    const entry = { ...product, prices, price: Math.min(...all), availability }
    return { entry, highest: Math.max(...all), start, count: own.length }
  }

  #toNumber(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const [facet = '', value = ''] = key.split(UNIT)
    this.#numbers.set(keyOf({ facet, value }), this.values.length)
    return this.values.push({ facet, value }) - 1
  }

  #reserve(count: number): void {
    if (this.#used + count <= this.pool.length) return
    const larger = new Uint32Array((this.#used + count) * 2)
    larger.set(this.pool)
    this.pool = larger
  }

  #compact(): void {
    const pool = new Uint32Array(this.pool.length)
    let used = 0
    for (const number of this.entries.keys()) {
      pool.set(this.#poolOf(number), used)
      this.starts[number] = used
      used += this.counts[number] ?? 0
    }
    this.pool = pool
    this.#used = used
    this.#wasted = 0
  }
}

export type ListedEntry = ListingIndex['entries'][number]
