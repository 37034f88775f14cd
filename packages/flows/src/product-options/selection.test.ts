import { describe, expect, it } from 'vitest'
import {
  emptySelection,
  OPTION_ATTRIBUTE,
  productFromOptionList,
  type Selection,
  selectionView,
  selectValue,
} from './index.ts'

const jacket = productFromOptionList(
  [
    { id: 70, left: 21 },
    { id: 71, left: 3 },
    { id: 72, left: 0 },
  ],
  24,
)

const select = (selection: Selection, option: number) =>
  selectValue(jacket, selection, OPTION_ATTRIBUTE, String(option))
const request = (selection: Selection, requestedQuantity: number): Selection => ({ ...selection, requestedQuantity })
const withErrors = (selection: Selection): Selection => ({ ...selection, showErrors: true })

describe('a selection', () => {
  it('is incomplete at first, and resolved for a product without options', () => {
    expect(selectionView(jacket, emptySelection)).toMatchObject({ status: 'incomplete', optionId: null, quantity: 1 })
    expect(selectionView(productFromOptionList([], 2), request(emptySelection, 5))).toMatchObject({
      status: 'resolved',
      optionId: null,
      quantity: 2,
    })
  })

  it('marks the chosen value and ignores one that is sold out', () => {
    const selection = select(select(emptySelection, 71), 72)
    const view = selectionView(jacket, selection)
    expect(view).toMatchObject({ status: 'resolved', optionId: 71, maxQuantity: 3 })
    expect(view.attributes[0]?.values).toEqual([
      { id: '70', chosen: false, availability: 'compatible' },
      { id: '71', chosen: true, availability: 'compatible' },
      { id: '72', chosen: false, availability: 'sold-out' },
    ])
  })

  it('stays the same object when the value is chosen already or cannot be chosen', () => {
    const selection = select(emptySelection, 71)
    expect(select(selection, 71)).toBe(selection)
    expect(select(selection, 72)).toBe(selection)
  })

  it('limits the quantity to the stock and remembers the requested one', () => {
    expect(selectionView(jacket, request(emptySelection, 0)).quantity).toBe(1)
    const five = request(select(emptySelection, 71), 5)
    expect(selectionView(jacket, five)).toMatchObject({ quantity: 3, maxQuantity: 3 })
    expect(selectionView(jacket, select(five, 70))).toMatchObject({ quantity: 5, maxQuantity: 999 })
  })

  it('is unavailable when the product is reloaded with the chosen option sold out', () => {
    const soldOut = productFromOptionList(
      [
        { id: 70, left: 21 },
        { id: 71, left: 0 },
      ],
      21,
    )
    const view = selectionView(soldOut, select(emptySelection, 71))
    expect(view).toMatchObject({ status: 'unavailable', optionId: null })
    expect(view.attributes[0]?.values.find(({ chosen }) => chosen)?.id).toBe('71')
  })

  it('drops a choice that the product no longer has', () => {
    const other = productFromOptionList(
      [
        { id: 80, left: 4 },
        { id: 81, left: 4 },
      ],
      8,
    )
    expect(selectionView(other, select(emptySelection, 71))).toMatchObject({ status: 'incomplete', optionId: null })
  })
})

describe('errors of a selection', () => {
  it('are shown at a missing attribute only after a submit, until it is chosen', () => {
    expect(selectionView(jacket, emptySelection).attributes[0]?.hasError).toBe(false)
    const submitted = withErrors(emptySelection)
    expect(selectionView(jacket, submitted).attributes[0]?.hasError).toBe(true)
    expect(selectionView(jacket, select(submitted, 70)).attributes[0]?.hasError).toBe(false)
  })

  it('are shown at the first attribute when the chosen option has sold out', () => {
    const soldOut = productFromOptionList(
      jacket.options.map(({ id }) => ({ id, left: id === 70 ? 21 : 0 })),
      21,
    )
    const selection = select(emptySelection, 71)
    expect(selectionView(soldOut, selection).attributes[0]?.hasError).toBe(false)
    expect(selectionView(soldOut, withErrors(selection)).attributes[0]?.hasError).toBe(true)
    const chosenAnew = selectValue(soldOut, withErrors(selection), OPTION_ATTRIBUTE, '70')
    expect(selectionView(soldOut, chosenAnew).attributes[0]?.hasError).toBe(false)
  })
})
