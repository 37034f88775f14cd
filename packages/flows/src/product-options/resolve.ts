import { clampQuantity, maxQuantityFor } from '@shop/contract/cart-rules'

/** A value of an attribute, and the options that have it. */
export interface AttributeValue {
  readonly id: string
  readonly optionIds: readonly number[]
}

/** What is chosen by: size, colour. `slug` is unique within the product. */
export interface ProductAttribute {
  readonly slug: string
  readonly values: readonly AttributeValue[]
}

/** A buyable variant. `left`: pieces in stock, exact up to 20, 21 for more; an option with 0 cannot be bought. */
export interface ProductOption {
  readonly id: number
  readonly left: number
}

/** A product with its attributes and options. A product without options is bought as it is, with its own `left`. */
export interface ConfigurableProduct {
  readonly attributes: readonly ProductAttribute[]
  readonly options: readonly ProductOption[]
  readonly left: number
}

/** Chosen value ids by attribute slug. */
export type ChosenValues = Readonly<Record<string, string>>

/**
 * Result of a choice. `incomplete`: an attribute is missing, or several options match · `resolved`: exactly one available
 * option matches · `unavailable`: none does
 */
export type Resolution =
  | { readonly status: 'incomplete' | 'unavailable'; readonly optionId: null }
  /** `optionId` is null for a product without options. */
  | { readonly status: 'resolved'; readonly optionId: number | null }

/** Slug of the only attribute of a product whose options are one list. */
export const OPTION_ATTRIBUTE = 'option'

/** Builds a product whose options are one list, such as sizes: the shape of the wire. */
export const productFromOptionList = (options: readonly ProductOption[], left: number): ConfigurableProduct => ({
  left,
  options,
  attributes:
    options.length === 0
      ? []
      : [{ slug: OPTION_ATTRIBUTE, values: options.map(({ id }) => ({ id: String(id), optionIds: [id] })) }],
})

const isInStock = ({ left }: ProductOption) => left > 0

/**
 * The chosen values, with those that need no choice: an attribute with a single value. A value that is merely the only one
 * in stock is not chosen for the shopper.
 */
const effectiveValues = (
  { attributes }: ConfigurableProduct,
  chosen: ChosenValues,
): ReadonlyMap<ProductAttribute, AttributeValue> =>
  new Map(
    attributes.flatMap(attribute => {
      const [only, ...others] = attribute.values
      const value = attribute.values.find(({ id }) => id === chosen[attribute.slug])
      if (value) return [[attribute, value] as const]
      return only && others.length === 0 ? [[attribute, only] as const] : []
    }),
  )

/** Options in stock that have all the given values. */
const findMatchingOptions = (
  product: ConfigurableProduct,
  values: Iterable<AttributeValue>,
): readonly ProductOption[] => {
  const all = [...values]
  return product.options.filter(
    option => isInStock(option) && all.every(({ optionIds }) => optionIds.includes(option.id)),
  )
}

/** Slugs of attributes without a chosen value, in the order of the page. */
export const missingAttributes = (product: ConfigurableProduct, chosen: ChosenValues): readonly string[] => {
  const values = effectiveValues(product, chosen)
  return product.attributes.filter(attribute => !values.has(attribute)).map(({ slug }) => slug)
}

/** Resolves a choice to an option: the intersection of the options of its values. */
export function resolve(product: ConfigurableProduct, chosen: ChosenValues): Resolution {
  const unavailable = { status: 'unavailable', optionId: null } as const
  if (product.options.length === 0) return product.left > 0 ? { status: 'resolved', optionId: null } : unavailable
  if (!product.options.some(isInStock)) return unavailable
  if (missingAttributes(product, chosen).length > 0) return { status: 'incomplete', optionId: null }
  const [first, ...others] = findMatchingOptions(product, effectiveValues(product, chosen).values())
  if (!first) return unavailable
  return others.length === 0 ? { status: 'resolved', optionId: first.id } : { status: 'incomplete', optionId: null }
}

/**
 * Availability of a value given the other choices. `compatible`: an option in stock has it and all other choices ·
 * `incompatible`: only without some other choices, which are dropped when it is chosen · `sold-out`: no option in stock has it
 */
export type ValueAvailability = 'compatible' | 'incompatible' | 'sold-out'

const findValue = ({ attributes }: ConfigurableProduct, slug: string, id: string) => {
  const attribute = attributes.find(other => other.slug === slug)
  const value = attribute?.values.find(other => other.id === id)
  return attribute && value ? { attribute, value } : null
}

export function availabilityOf(
  product: ConfigurableProduct,
  chosen: ChosenValues,
  slug: string,
  id: string,
): ValueAvailability {
  const found = findValue(product, slug, id)
  if (!found || findMatchingOptions(product, [found.value]).length === 0) return 'sold-out'
  const others = [...effectiveValues(product, chosen)].filter(([attribute]) => attribute !== found.attribute)
  return findMatchingOptions(product, [found.value, ...others.map(([, value]) => value)]).length > 0
    ? 'compatible'
    : 'incompatible'
}

/** Whether a value can be chosen; one that cannot is drawn struck through and disabled. */
export const isSelectable = (product: ConfigurableProduct, chosen: ChosenValues, slug: string, id: string): boolean =>
  availabilityOf(product, chosen, slug, id) !== 'sold-out'

/**
 * Chooses a value. Of the other choices the compatible ones stay, in the order of the page. Returns the same object when the
 * value is chosen already or cannot be chosen.
 */
export function chooseValue(
  product: ConfigurableProduct,
  chosen: ChosenValues,
  slug: string,
  id: string,
): ChosenValues {
  const found = findValue(product, slug, id)
  if (!found || !isSelectable(product, chosen, slug, id) || chosen[slug] === id) return chosen
  const compatible: AttributeValue[] = [found.value]
  const next: Record<string, string> = { [slug]: id }
  for (const { slug: other, values } of product.attributes) {
    const value = values.find(one => one.id === chosen[other])
    if (other === slug || !value || findMatchingOptions(product, [...compatible, value]).length === 0) continue
    compatible.push(value)
    next[other] = value.id
  }
  return next
}

/** Removes one attribute's choice, or all. */
export const resetChosen = (chosen: ChosenValues, slug?: string): ChosenValues =>
  slug === undefined ? {} : Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== slug))

/** Choices that the product still has: its options may have changed since. */
export const existingChosen = (product: ConfigurableProduct, chosen: ChosenValues): ChosenValues =>
  Object.fromEntries(Object.entries(chosen).filter(([slug, id]) => findValue(product, slug, id) !== null))

/** Most pieces that can be added to the cart: of the resolved option, else of the whole product. At least 1. */
export function maxQuantity(product: ConfigurableProduct, chosen: ChosenValues): number {
  const { optionId } = resolve(product, chosen)
  const left = product.options.find(({ id }) => id === optionId)?.left ?? product.left
  return Math.max(1, maxQuantityFor(left))
}

/** The requested quantity as an integer from 1 to `maxQuantity`. */
export const availableQuantity = (product: ConfigurableProduct, chosen: ChosenValues, requested: number): number =>
  Math.min(clampQuantity(requested), maxQuantity(product, chosen))
