import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  type Chosen,
  type Configurable,
  choose,
  configurableOf,
  isSelectable,
  missing,
  mostPieces,
  OPTION,
  piecesOf,
  reset,
  resolve,
  stillChosen,
} from './rules.ts'

const sizes = configurableOf(1, 30, [
  { id: 10, left: 21 },
  { id: 11, left: 3 },
  { id: 12, left: 0 },
])

/** Red in M and L, blue in L; blue L is sold out, so blue cannot be had; red S neither. */
const jackets: Configurable = {
  productId: 2,
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

describe('a choice', () => {
  it('is made by a size that can be bought, and by no other', () => {
    expect(resolve(sizes, {})).toEqual({ status: 'incomplete', optionId: null })
    const chosen = choose(sizes, {}, OPTION, '11')
    expect(resolve(sizes, chosen)).toEqual({ status: 'resolved', optionId: 11 })
    expect(choose(sizes, chosen, OPTION, '12')).toBe(chosen)
    expect(choose(sizes, chosen, OPTION, '13')).toBe(chosen)
  })

  it('is not made for the shopper by what happens to be left, but is by a single size', () => {
    expect(
      resolve(
        configurableOf(1, 3, [
          { id: 10, left: 3 },
          { id: 11, left: 0 },
        ]),
        {},
      ).status,
    ).toBe('incomplete')
    expect(resolve(configurableOf(1, 3, [{ id: 10, left: 3 }]), {})).toEqual({ status: 'resolved', optionId: 10 })
  })

  it('is not needed where there is nothing to choose', () => {
    expect(resolve(configurableOf(1, 3, []), {})).toEqual({ status: 'resolved', optionId: null })
    expect(resolve(configurableOf(1, 0, []), {})).toEqual({ status: 'unavailable', optionId: null })
    expect(
      resolve(
        configurableOf(1, 0, [
          { id: 1, left: 0 },
          { id: 2, left: 0 },
        ]),
        {},
      ).status,
    ).toBe('unavailable')
  })

  it('needs every attribute', () => {
    expect(missing(jackets, {})).toEqual(['colour', 'size'])
    expect(missing(jackets, { colour: 'red' })).toEqual(['size'])
    expect(resolve(jackets, { colour: 'red', size: 'L' })).toEqual({ status: 'resolved', optionId: 2 })
    expect(missing(jackets, reset({ colour: 'red', size: 'L' }, 'colour'))).toEqual(['colour'])
    expect(reset({ colour: 'red', size: 'L' })).toEqual({})
  })

  it('that has sold out meanwhile is told so', () => {
    expect(resolve(jackets, { colour: 'blue', size: 'L' })).toEqual({ status: 'unavailable', optionId: null })
  })

  it('keeps only what the product still has', () => {
    expect(stillChosen(jackets, { colour: 'green', size: 'L', cut: 'long' })).toEqual({ size: 'L' })
  })

  it('tells values that go with it from those that need another one and those that are gone', () => {
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'red')).toBe('fits')
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'black')).toBe('swaps')
    expect(availabilityOf(jackets, { size: 'M' }, 'colour', 'blue')).toBe('gone')
    expect(isSelectable(jackets, {}, 'colour', 'blue')).toBe(false)
    expect(choose(jackets, { size: 'M' }, 'colour', 'black')).toEqual({ colour: 'black' })
    expect(choose(jackets, { size: 'M' }, 'colour', 'red')).toEqual({ colour: 'red', size: 'M' })
  })

  it('limits the pieces to what is left of it', () => {
    const chosen = choose(sizes, {}, OPTION, '11')
    expect([mostPieces(sizes, chosen), mostPieces(sizes, choose(sizes, {}, OPTION, '10'))]).toEqual([3, 999])
    expect([0, -4, 2, 7, Number.NaN].map(requestedCount => piecesOf(sizes, chosen, requestedCount))).toEqual([
      1, 1, 2, 3, 1,
    ])
    expect(piecesOf(configurableOf(1, 0, []), {}, 5)).toBe(1)
  })
})

/** Any product: up to three attributes, each option with a value of each; some sold out, some alike. */
const products: fc.Arbitrary<Configurable> = fc
  .record({
    widths: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    options: fc.array(fc.record({ left: fc.constantFrom(0, 1, 21), seed: fc.nat({ max: 1_000 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ widths, options }) => ({
    productId: 1,
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

/** The trivial model: options with all the chosen values, attributes of one value counting as chosen. */
function matches({ attributes, options }: Configurable, chosen: Chosen): number[] | null {
  const values = attributes.map(({ slug, values: all }) =>
    all.length === 1 ? all[0] : all.find(({ id }) => id === chosen[slug]),
  )
  if (values.includes(undefined)) return null
  return options
    .filter(({ id, left }) => left > 0 && values.every(value => value?.optionIds.includes(id)))
    .map(({ id }) => id)
}

it('a choice is made exactly when one option that can be bought matches it, whatever is pressed in whatever order', () => {
  fc.assert(
    fc.property(products, fc.array(press, { maxLength: 12 }), (product, presses) => {
      let chosen: Chosen = {}
      for (const { attribute, value, isReset } of presses) {
        const slug = `a${attribute}`
        const can = isSelectable(product, chosen, slug, String(value))
        const next = isReset ? reset(chosen, slug) : choose(product, chosen, slug, String(value))
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
        // Choosing never leads to what cannot be bought: only a product of which nothing is left stands there.
        if (status === 'unavailable') expect(product.options.some(({ left }) => left > 0)).toBe(false)
        for (const [slugOf, id] of Object.entries(chosen))
          expect(availabilityOf(product, chosen, slugOf, id)).toBe('fits')
      }
    }),
    { numRuns: process.env.LONG ? 20_000 : 500 },
  )
})
