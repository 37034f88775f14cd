import type { Locale } from '@shop/contract/locales'
import { sum } from '../money.ts'
import { fill, words } from '../words/index.ts'
import type { Obstacle, PointLimits } from './obstacles.ts'

/** States why a point cannot be chosen for the cart. */
export function refusalText(
  obstacle: Obstacle,
  { maxWeight, maxSides, maxDeclared }: PointLimits,
  lang: Locale,
): string {
  return fill(words[lang].delivery.refusals[obstacle], {
    weight: (maxWeight ?? 0) / 1_000,
    size: (maxSides ?? []).join(' × '),
    sum: sum(maxDeclared ?? 0, lang),
  })
}
