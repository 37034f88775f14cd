import { describe, expect, it } from 'vitest'
import { oneCardPerModel } from './load-viewed.ts'

/** A card of a model with the ids of its colours. */
const card = (id: number, colours: readonly number[] = [id]) => ({ id, variants: colours.map(id => ({ id })) })

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

describe('the products viewed before', () => {
  it('are one per model, in the colour that was looked at last', () => {
    expect(idsOf(oneCardPerModel([card(3, [1, 2, 3]), card(7), card(1, [1, 2, 3])], undefined))).toEqual([3, 7])
  })

  it('leave out the product of the page and its other colours', () => {
    expect(idsOf(oneCardPerModel([card(2, [1, 2]), card(5), card(1, [1, 2])], 1))).toEqual([5])
    expect(idsOf(oneCardPerModel([card(5), card(6)], 9))).toEqual([5, 6])
  })

  it('are four at most', () => {
    expect(
      oneCardPerModel(
        [1, 2, 3, 4, 5].map(id => card(id)),
        undefined,
      ),
    ).toHaveLength(4)
  })
})
