import { randomUUID } from 'node:crypto'
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

/** Separates a facet from its value: a control character, which neither contains. */
export const UNIT = '\u{1f}'

export const keyOf = ({ facet, value }: FacetValue): string => facet + UNIT + value

/** Ids of a page of `#byId`. */
const PAGE = 1_024

/** A pool is written anew when this share of it belongs to no product any more. */
const MAX_WASTE = 0.5

/** Properties of products by their numbers: as arrays they are read several times faster than from objects all over the memory. */
const columnsOf = (size: number) => ({
  id: new Int32Array(size),
  model_id: new Int32Array(size),
  category_id: new Int32Array(size),
  /** 0: none. */
  section_id: new Int32Array(size),
  /** Of its prices. */
  lowest: new Int32Array(size),
  highest: new Int32Array(size),
  left: new Int32Array(size),
  popularity: new Int32Array(size),
  since: new Float64Array(size),
  position: new Int32Array(size),
  is_hit: new Uint8Array(size),
  /** -1: none. */
  rating: new Float64Array(size),
  reviews_count: new Int32Array(size),
  /** Whether it is in any category. */
  is_listed: new Uint8Array(size),
  /** Its facet values are at `start` … `start + count` of the pool. */
  start: new Uint32Array(size),
  count: new Uint16Array(size),
})

type Columns = ReturnType<typeof columnsOf>

/** The products with these numbers, in this order; unknown ones are zeros. */
function columnsWith(numbers: Uint32Array, columns: Columns): Columns {
  const chosen = columnsOf(numbers.length)
  const sources = Object.values(columns)
  for (const [at, column] of Object.values(chosen).entries())
    for (const [place, number] of numbers.entries()) column[place] = sources[at]?.[number] ?? 0
  return chosen
}

/**
 * The listed properties of every product, in memory, so that lists and facet counts are computed without reading the products of a
 * list from the database. Products are numbered in the order of their models, positions and ids; a list is an array of these numbers
 * in ascending order.
 */
export class ListingIndex {
  /** Numbers of products mean nothing in another index. */
  readonly id = randomUUID()
  columns = columnsOf(0)
  /** The prices of a product that has several, by number. */
  prices: (readonly number[] | undefined)[] = []
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
    const categories: (readonly number[])[] = []
    for await (const batch of batches) {
      const known = categories.length
      if (known + batch.length > index.size)
        index.columns = columnsWith(
          new Uint32Array(2 * (known + batch.length)).map((_, at) => at),
          index.columns,
        )
      for (const product of batch) index.#set(categories.push(product.categories) - 1, product)
    }
    index.#number(categories)
    return index
  }

  /** Numbers the products, which are in the order in which they were read. */
  #number(categories: readonly (readonly number[])[]): void {
    const { model_id, position, id } = this.columns
    const by = (column: Int32Array, a: number, b: number) => (column[a] ?? 0) - (column[b] ?? 0)
    const order = Uint32Array.from(categories.keys()).sort(
      (a, b) => by(model_id, a, b) || by(position, a, b) || by(id, a, b),
    )
    this.columns = columnsWith(order, this.columns)
    this.prices = Array.from(order, read => this.prices[read])
    const members = new Map<number, number[]>()
    for (const [number, read] of order.entries()) {
      const product = this.get('id', number)
      const page = Math.floor(product / PAGE)
      const numbers = this.#byId[page] ?? new Uint32Array(PAGE)
      numbers[product % PAGE] = number + 1
      this.#byId[page] = numbers
      for (const category of categories[read] ?? []) {
        const known = members.get(category)
        if (known) known.push(number)
        else members.set(category, [number])
      }
    }
    this.#byCategory = new Map([...members].map(([category, numbers]) => [category, Uint32Array.from(numbers)]))
  }

  /** Number of products. */
  get size(): number {
    return this.columns.id.length
  }

  /** A property of a product, by number. */
  get(column: keyof Columns, number: number): number {
    return this.columns[column][number] ?? 0
  }

  /** Replaces the properties of a product, except its model and categories. False: it is unknown. */
  replace(product: ListedProduct): boolean {
    const number = this.numberOf(product.id)
    if (number === undefined) return false
    this.#wasted += this.get('count', number)
    this.#set(number, product)
    if (this.#wasted > this.#used * MAX_WASTE) this.#compact()
    return true
  }

  /** Numbers of the products of a category. */
  inCategory(category: number): Uint32Array {
    return this.#byCategory.get(category) ?? new Uint32Array()
  }

  /** Numbers of the products with a property that are in any category. */
  listedWhere(holds: (number: number) => boolean): Uint32Array {
    return this.numbersWhere(number => this.columns.is_listed[number] === 1 && holds(number))
  }

  /** The numbers with a property, ascending. */
  numbersWhere(holds: (number: number) => boolean): Uint32Array {
    const found = new Uint32Array(this.size)
    let count = 0
    for (let number = 0; number < found.length; number++) if (holds(number)) found[count++] = number
    return found.slice(0, count)
  }

  /** The number of a product; undefined: it is unknown. */
  numberOf(id: number): number | undefined {
    const after = this.#byId[Math.floor(id / PAGE)]?.[id % PAGE] ?? 0
    return after === 0 ? undefined : after - 1
  }

  /** The values of a facet that a product has, by its number. */
  valuesOf(number: number, facet: string): string[] {
    return [...this.#poolOf(number)].flatMap(value => {
      const known = this.values[value]
      return known?.facet === facet ? [known.value] : []
    })
  }

  /** The number of a facet value; undefined: no product has had it. */
  numberOfValue(value: FacetValue): number | undefined {
    return this.#numbers.get(keyOf(value))
  }

  /** The numbers of the facet values of a product. */
  #poolOf(number: number): Uint32Array {
    const start = this.get('start', number)
    return this.pool.subarray(start, start + this.get('count', number))
  }

  #set(number: number, product: ListedProduct): void {
    const values = [...product.values, keyOf({ facet: 'availability', value: availabilityOf(product.left) })]
    this.#reserve(values.length)
    const { columns } = this
    columns.start[number] = this.#used
    columns.count[number] = values.length
    for (const value of values) this.pool[this.#used++] = this.#toNumber(value)
    columns.id[number] = product.id
    columns.model_id[number] = product.model_id
    columns.category_id[number] = product.category_id
    columns.section_id[number] = product.section_id ?? 0
    columns.lowest[number] = Math.min(...product.prices)
    columns.highest[number] = Math.max(...product.prices)
    columns.left[number] = product.left
    columns.popularity[number] = product.popularity
    columns.since[number] = product.since
    columns.position[number] = product.position
    columns.is_hit[number] = Number(product.is_hit)
    columns.rating[number] = product.rating ?? -1
    columns.reviews_count[number] = product.reviews_count
    columns.is_listed[number] = Math.min(1, product.categories.length)
    this.prices[number] = product.prices.length > 1 ? product.prices : undefined
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
    for (let number = 0; number < this.size; number++) {
      pool.set(this.#poolOf(number), used)
      this.columns.start[number] = used
      used += this.get('count', number)
    }
    this.pool = pool
    this.#used = used
    this.#wasted = 0
  }
}
