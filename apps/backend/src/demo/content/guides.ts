import { bySeason } from '../data/content/news/by-season.ts'
import { choosingFootwear } from '../data/content/news/choosing-footwear.ts'
import { choosingHiVis } from '../data/content/news/choosing-hi-vis.ts'
import { choosingKneePads } from '../data/content/news/choosing-knee-pads.ts'
import { choosingRainwear } from '../data/content/news/choosing-rainwear.ts'
import { en388 } from '../data/content/news/en-388.ts'
import { weldersKit } from '../data/content/news/welders-kit.ts'
import type { Model } from '../goods/index.ts'
import type { DemoArticle } from './article.ts'

const byCategory: Readonly<Record<string, DemoArticle>> = {
  'hi-vis': choosingHiVis,
  rainwear: choosingRainwear,
  footwear: choosingFootwear,
  gloves: en388,
  'knee-pads': choosingKneePads,
}

/** In order of precedence: the risk that decides the choice first. */
const byStandard: readonly (readonly [code: string, guide: DemoArticle])[] = [
  ['EN ISO 11611', weldersKit],
  ['EN ISO 20471', choosingHiVis],
  ['EN 342', bySeason],
  ['EN 14404', choosingKneePads],
]

/** The guide to choosing an article: of its category, or of the standard it is made for. */
export function guideOf({ places, standards }: Pick<Model, 'places' | 'standards'>): DemoArticle | undefined {
  const codes = standards.map(({ code }) => code.replaceAll('\u00a0', ' '))
  return byCategory[places[0].category] ?? byStandard.find(([code]) => codes.includes(code))?.[1]
}
