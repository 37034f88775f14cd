import {
  availabilityOf,
  availableQuantity,
  type ChosenValues,
  type ConfigurableProduct,
  chooseValue,
  existingChosen,
  maxQuantity,
  missingAttributes,
  type Resolution,
  resolve,
  type ValueAvailability,
} from './resolve.ts'

/** What the shopper has entered, to be kept as the state of a component; everything else is derived by `selectionView`. */
export interface Selection {
  readonly chosen: ChosenValues
  /** Quantity as entered; how much of it can be had depends on the option. */
  readonly requestedQuantity: number
  /** Submitted before everything was chosen: missing attributes show their error. */
  readonly showErrors: boolean
}

export const emptySelection: Selection = { chosen: {}, requestedQuantity: 1, showErrors: false }

/** Chooses a value; see `chooseValue`. Returns the same object when nothing changes. */
export function selectValue(product: ConfigurableProduct, selection: Selection, slug: string, id: string): Selection {
  const chosen = chooseValue(product, existingChosen(product, selection.chosen), slug, id)
  return chosen[slug] === selection.chosen[slug] ? selection : { ...selection, chosen }
}

/** Slugs of attributes to choose before the product can be bought; of a sold-out combination the first is chosen anew. */
export function attributesToChoose(product: ConfigurableProduct, chosen: ChosenValues): readonly string[] {
  const missing = missingAttributes(product, chosen)
  if (missing.length > 0 || resolve(product, chosen).status === 'resolved') return missing
  return product.attributes.slice(0, 1).map(({ slug }) => slug)
}

export interface ValueView {
  readonly id: string
  readonly chosen: boolean
  readonly availability: ValueAvailability
}

export interface AttributeView {
  readonly slug: string
  readonly values: readonly ValueView[]
  /** Shows an error at the group: submitted while this attribute was not chosen, or sold out. */
  readonly hasError: boolean
}

export interface SelectionView {
  readonly status: Resolution['status']
  /** Option that would be bought; null until resolved, and for a product without options. */
  readonly optionId: number | null
  readonly attributes: readonly AttributeView[]
  /** From 1 to `maxQuantity`. */
  readonly quantity: number
  readonly maxQuantity: number
}

/** Derives what is rendered and what would be bought. The product may be newer than the selection: choices it no longer has are ignored. */
export function selectionView(product: ConfigurableProduct, selection: Selection): SelectionView {
  const chosen = existingChosen(product, selection.chosen)
  const withError = selection.showErrors ? attributesToChoose(product, chosen) : []
  return {
    ...resolve(product, chosen),
    attributes: product.attributes.map(({ slug, values }) => ({
      slug,
      hasError: withError.includes(slug),
      values: values.map(({ id }) => ({
        id,
        chosen: values.length === 1 || chosen[slug] === id,
        availability: availabilityOf(product, chosen, slug, id),
      })),
    })),
    quantity: availableQuantity(product, chosen, selection.requestedQuantity),
    maxQuantity: maxQuantity(product, chosen),
  }
}
