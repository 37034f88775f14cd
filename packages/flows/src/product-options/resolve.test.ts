import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  availableQuantity,
  type ChosenValues,
  type ConfigurableProduct,
  chooseValue,
  existingChosen,
  isSelectable,
  maxQuantity,
  missingAttributes,
  OPTION_ATTRIBUTE,
  productFromOptionList,
  resetChosen,
  resolve,
} from './resolve.ts'

const sizes = productFromOptionList(
  [
    { id: 10, left: 21 },
    { id: 11, left: 3 },
    { id: 12, left: 0 },
  ],
  30,
)

/** Red in M and L, blue in L, black in XL. Blue L is sold out, so blue cannot be bought. */
const jackets: ConfigurableProduct = {
  left: 9,
  options: [
    { id: 1, left: 4 },
    { id: 2, left: 5 },
    { id: 3, left: 0 },
    { id: 4, left: 7 },
  ],
  attributes: [
    {
      slug: 'colour',
      values: [
        { id: 'red', optionIds: [1, 2] },
        { id: 'blue', optionIds: [3] },
        { id: 'black', optionIds: [4] },
      ],
    },
    {
      slug: 'size',
      values: [
        { id: 'M', optionIds: [1] },
        { id: 'L', optionIds: [2, 3] },
        { id: 'XL', optionIds: [4] },
      ],
    },
  ],
}

describe('choosing options', () => {
  it('resolves to an option in stock and ignores values that are sold out or unknown', () => {
    expect(resolve(sizes, {})).toEqual({ status: 'incomplete', optionId: null })
    const chosen = chooseValue(sizes, {}, OPTION_ATTRIBUTE, '11')
    expect(resolve(sizes, chosen)).toEqual({ status: 'resolved', optionId: 11 })
    expect(chooseValue(sizes, chosen, OPTION_ATTRIBUTE, '12')).toBe(chosen)
    expect(chooseValue(sizes, chosen, OPTION_ATTRIBUTE, '13')).toBe(chosen)
  })

  it('does not choose the last size in stock by itself, but chooses the only size there is', () => {
    expect(
      resolve(
        productFromOptionList(
          [
            { id: 10, left: 3 },
            { id: 11, left: 0 },
          ],
          3,
        ),
        {},
      ).status,
    ).toBe('incomplete')
    expect(resolve(productFromOptionList([{ id: 10, left: 3 }], 3), {})).toEqual({ status: 'resolved', optionId: 10 })
  })

  it('needs no choice when the product has no options', () => {
    expect(resolve(productFromOptionList([], 3), {})).toEqual({ status: 'resolved', optionId: null })
    expect(resolve(productFromOptionList([], 0), {})).toEqual({ status: 'unavailable', optionId: null })
    expect(
      resolve(
        productFromOptionList(
          [
            { id: 1, left: 0 },
            { id: 2, left: 0 },
          ],
          0,
        ),
        {},
      ).status,
    ).toBe('unavailable')
  })

  it('stays incomplete until every attribute is chosen', () => {
    expect(missingAttributes(jackets, {})).toEqual(['colour', 'size'])
    expect(missingAttributes(jackets, { colour: 'red' })).toEqual(['size'])
    expect(resolve(jackets, { colour: 'red', size: 'L' })).toEqual({ status: 'resolved', optionId: 2 })
    expect(missingAttributes(jackets, resetChosen({ colour: 'red', size: 'L' }, 'colour'))).toEqual(['colour'])
    expect(resetChosen({ colour: 'red', size: 'L' })).toEqual({})
  })

  it('is unavailable when the chosen option has sold out', () => {
    expect(resolve(jackets, { colour: 'blue', size: 'L' })).toEqual({ status: 'unavailable', optionId: null })
  })

  it('drops values that the product no longer has', () => {
    expect(existingChosen(jackets, { colour: 'green', size: 'L', cut: 'long' })).toEqual({ size: 'L' })
  })

  it('tells compatible values from incompatible and sold-out ones, and drops the incompatible choice', () => {
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'red')).toBe('compatible')
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'black')).toBe('incompatible')
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'blue')).toBe('sold-out')
    expect(isSelectable(jackets, {}, 'colour', 'blue')).toBe(false)
    expect(chooseValue(jackets, { size: 'M' }, 'colour', 'black')).toEqual({ colour: 'black' })
    expect(chooseValue(jackets, { size: 'M' }, 'colour', 'red')).toEqual({ colour: 'red', size: 'M' })
  })

  it('limits the quantity to the stock of the option', () => {
    const chosen = chooseValue(sizes, {}, OPTION_ATTRIBUTE, '11')
    expect([maxQuantity(sizes, chosen), maxQuantity(sizes, chooseValue(sizes, {}, OPTION_ATTRIBUTE, '10'))]).toEqual([
      3, 999,
    ])
    expect([0, -4, 2, 7, Number.NaN].map(requestedCount => availableQuantity(sizes, chosen, requestedCount))).toEqual([
      1, 1, 2, 3, 1,
    ])
    expect(availableQuantity(productFromOptionList([], 0), {}, 5)).toBe(1)
  })
})

/** Products with up to three attributes; each option has a value of each, some are sold out, some have the same values. */
const products: fc.Arbitrary<ConfigurableProduct> = fc
  .record({
    widths: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    options: fc.array(fc.record({ left: fc.constantFrom(0, 1, 21), seed: fc.nat({ max: 1_000 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ widths, options }) => ({
    left: 9,
    options: options.map(({ left }, index) => ({ id: index + 1, left })),
    attributes: widths.map((width, place) => ({
      slug: `a${place}`,
      values: Array.from({ length: width }, (_, value) => ({
        id: String(value),
        optionIds: options.flatMap(({ seed }, index) =>
          Math.floor(seed / 3 ** place) % width === value ? [index + 1] : [],
        ),
      })),
    })),
  }))

const press = fc.record({ attribute: fc.nat({ max: 2 }), value: fc.nat({ max: 2 }), isReset: fc.boolean() })

/** The reference model: options with all the chosen values; an attribute with a single value counts as chosen. */
function matches({ attributes, options }: ConfigurableProduct, chosen: ChosenValues): number[] | null {
  const values = attributes.map(({ slug, values: all }) =>
    all.length === 1 ? all[0] : all.find(({ id }) => id === chosen[slug]),
  )
  if (values.includes(undefined)) return null
  return options
    .filter(({ id, left }) => left > 0 && values.every(value => value?.optionIds.includes(id)))
    .map(({ id }) => id)
}

it('resolves exactly when one option in stock matches, whatever is chosen and reset in whatever order', () => {
  fc.assert(
    fc.property(products, fc.array(press, { maxLength: 12 }), (product, presses) => {
      let chosen: ChosenValues = {}
      for (const { attribute, value, isReset } of presses) {
        const slug = `a${attribute}`
        const can = isSelectable(product, chosen, slug, String(value))
        const next = isReset ? resetChosen(chosen, slug) : chooseValue(product, chosen, slug, String(value))
        if (!isReset && can) expect(next[slug]).toBe(String(value))
        if (!isReset && !can) expect(next).toBe(chosen)
        chosen = next
        const found = matches(product, chosen)
        const { status, optionId } = resolve(product, chosen)
        expect(status === 'resolved').toBe(found?.length === 1)
        if (status === 'resolved') {
          expect(optionId).toBe(found?.[0])
          expect(product.options.find(({ id }) => id === optionId)?.left).toBeGreaterThan(0)
        }
        // Choosing never leads to an unavailable combination: only a product that is sold out altogether is unavailable.
        if (status === 'unavailable') expect(product.options.some(({ left }) => left > 0)).toBe(false)
        for (const [slugOf, id] of Object.entries(chosen))
          expect(availabilityOf(product, chosen, slugOf, id)).toBe('compatible')
      }
    }),
  )
})
