import { clampQuantity, maxQuantityFor } from '@shop/contract/cart-rules'

/** A value of an attribute, and the options that have it. */
export interface AttributeValue {
  readonly id: string
  readonly optionIds: readonly number[]
}

/** Something to choose by: size, colour. `slug` is unlike any other's of the product. */
export interface Attribute {
  readonly slug: string
  readonly values: readonly AttributeValue[]
}

/** What can be bought. `left`: pieces, exactly up to 20 and 21 for anything above; 0 cannot be bought. */
export interface ConfigurableOption {
  readonly id: number
  readonly left: number
}

/** A product with its attributes and options. Without options it is bought as it is, with its own `left`. */
export interface Configurable {
  readonly productId: number
  readonly attributes: readonly Attribute[]
  readonly options: readonly ConfigurableOption[]
  readonly left: number
}

/** Chosen values by the slug of their attribute. */
export type Chosen = Readonly<Record<string, string>>

/**
 * Result of a choice. `incomplete`: an attribute is missing, or two options cannot be distinguished · `resolved`: exactly one
 * available option matches · `unavailable`: none does
 */
export type Resolution =
  | { readonly status: 'incomplete' | 'unavailable'; readonly optionId: null }
  /** `optionId` is null for a product without options. */
  | { readonly status: 'resolved'; readonly optionId: number | null }

/** The slug of the one attribute of a product that has plain options. */
export const OPTION = 'option'

/** A product whose options are one list, such as sizes: the shape of the wire. */
export const configurableOf = (
  productId: number,
  left: number,
  options: readonly ConfigurableOption[],
): Configurable => ({
  productId,
  left,
  options,
  attributes:
    options.length === 0
      ? []
      : [{ slug: OPTION, values: options.map(({ id }) => ({ id: String(id), optionIds: [id] })) }],
})

const isActive = ({ left }: ConfigurableOption) => left > 0

/** What is chosen, with what is no choice: an attribute of a single value. A size that is the last one left is not chosen by itself. */
const completed = ({ attributes }: Configurable, chosen: Chosen): ReadonlyMap<Attribute, AttributeValue> =>
  new Map(
    attributes.flatMap(attribute => {
      const [only, ...others] = attribute.values
      const value = attribute.values.find(({ id }) => id === chosen[attribute.slug])
      if (value) return [[attribute, value] as const]
      return only && others.length === 0 ? [[attribute, only] as const] : []
    }),
  )

/** Options that can be bought and have all of some values. */
const matching = (product: Configurable, values: Iterable<AttributeValue>): readonly ConfigurableOption[] => {
  const all = [...values]
  return product.options.filter(
    option => isActive(option) && all.every(({ optionIds }) => optionIds.includes(option.id)),
  )
}

/** Attributes that are still to be chosen, in the order of the page. */
export const missing = (product: Configurable, chosen: Chosen): readonly string[] => {
  const known = completed(product, chosen)
  return product.attributes.filter(attribute => !known.has(attribute)).map(({ slug }) => slug)
}

/** Resolves a choice: the intersection of the options of its values. */
export function resolve(product: Configurable, chosen: Chosen): Resolution {
  const unavailable = { status: 'unavailable', optionId: null } as const
  if (product.options.length === 0) return product.left > 0 ? { status: 'resolved', optionId: null } : unavailable
  if (!product.options.some(isActive)) return unavailable
  if (missing(product, chosen).length > 0) return { status: 'incomplete', optionId: null }
  const [first, ...others] = matching(product, completed(product, chosen).values())
  if (!first) return unavailable
  return others.length === 0 ? { status: 'resolved', optionId: first.id } : { status: 'incomplete', optionId: null }
}

/**
 * Availability of a value given the other choices. `fits`: an available option has it and all other choices · `swaps`: only with
 * other choices, which are dropped when it is chosen · `gone`: no available option has it
 */
export type Availability = 'fits' | 'swaps' | 'gone'

const findValue = ({ attributes }: Configurable, slug: string, id: string) => {
  const attribute = attributes.find(other => other.slug === slug)
  const value = attribute?.values.find(other => other.id === id)
  return attribute && value ? { attribute, value } : null
}

export function availabilityOf(product: Configurable, chosen: Chosen, slug: string, id: string): Availability {
  const found = findValue(product, slug, id)
  if (!found || matching(product, [found.value]).length === 0) return 'gone'
  const others = [...completed(product, chosen)].filter(([attribute]) => attribute !== found.attribute)
  return matching(product, [found.value, ...others.map(([, value]) => value)]).length > 0 ? 'fits' : 'swaps'
}

/** Whether a value can be chosen at all; one that cannot is drawn struck through and is `aria-disabled`. */
export const isSelectable = (product: Configurable, chosen: Chosen, slug: string, id: string): boolean =>
  availabilityOf(product, chosen, slug, id) !== 'gone'

/** The choice with a value chosen. Of the other choices those that go with it stay, in the order of the page. A value that cannot be chosen changes nothing. */
export function choose(product: Configurable, chosen: Chosen, slug: string, id: string): Chosen {
  const found = findValue(product, slug, id)
  if (!found || !isSelectable(product, chosen, slug, id) || chosen[slug] === id) return chosen
  const kept: AttributeValue[] = [found.value]
  const next: Record<string, string> = { [slug]: id }
  for (const { slug: other, values } of product.attributes) {
    const value = values.find(one => one.id === chosen[other])
    if (other === slug || !value || matching(product, [...kept, value]).length === 0) continue
    kept.push(value)
    next[other] = value.id
  }
  return next
}

/** The choice without one attribute's, or without any. */
export const reset = (chosen: Chosen, slug?: string): Chosen =>
  slug === undefined ? {} : Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== slug))

/** Choices that a product still has: stock and options may have changed since. */
export const stillChosen = (product: Configurable, chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([slug, id]) => findValue(product, slug, id) !== null))

/** Most pieces that can be put into the cart: of the option, or of all together while none is chosen. Never below 1. */
export function mostPieces(product: Configurable, chosen: Chosen): number {
  const { optionId } = resolve(product, chosen)
  const left = product.options.find(({ id }) => id === optionId)?.left ?? product.left
  return Math.max(1, maxQuantityFor(left))
}

/** Pieces as they can be had: whole, at least one, no more than there are. */
export const piecesOf = (product: Configurable, chosen: Chosen, requestedCount: number): number =>
  Math.min(clampQuantity(requestedCount), mostPieces(product, chosen))
