import type { Fit } from '@shop/contract'
import type { Model } from '../goods.ts'
import { steady } from '../stock.ts'

/** Words about the size, from which the verdict follows; `null`: the text leaves it open. The first match counts. */
const stated: readonly (readonly [RegExp, Fit | null])[] = [
  [/маломір|маломер/i, 'small'],
  [/великомір|большемер/i, 'large'],
  [
    /за розміром|як у таблиці|за таблицею|відповідає (таблиці|сітці)|відповідність таблиці|розмір у розмір|по размеру|как в таблице|повнорозмірн/i,
    'true',
  ],
  [
    /розмір більш|один (більш|менш)|завелик|замал|затісн|тісн|тисн|тесн|давят|давит|вузьк|узк|широк|вільн|свобод|коротк|довг|длинн|підгорн|підшив|подшит/i,
    null,
  ],
]

/** Share of the shoppers who say how the size turned out, of those who do not mention it in their text. */
const SAYING = 0.6

/** The fit that goes with the text of a review. None for goods without sizes. */
export function fitOf(model: Model, text: string, key: string): Fit | null {
  if (model.sizeChart.scheme === 'one' || model.sizeChart.measures.length === 0) return null
  const found = stated.find(([words]) => words.test(text))
  if (found) return found[1]
  if (steady(`${key} says fit`) > SAYING) return null
  const verdict = steady(`${key} fit`)
  return verdict < 0.86 ? 'true' : verdict < 0.94 ? 'small' : 'large'
}
