import { belts } from '../data/goods/models/belts.ts'
import { bibs } from '../data/goods/models/bibs.ts'
import { coveralls } from '../data/goods/models/coveralls.ts'
import { footwear } from '../data/goods/models/footwear.ts'
import { gloves } from '../data/goods/models/gloves.ts'
import { headwear } from '../data/goods/models/headwear.ts'
import { hiVis } from '../data/goods/models/hi-vis.ts'
import { outerJackets } from '../data/goods/models/jackets-outer.ts'
import { signalJackets } from '../data/goods/models/jackets-signal.ts'
import { workJackets } from '../data/goods/models/jackets-work.ts'
import { kneePads } from '../data/goods/models/knee-pads.ts'
import { rainwear } from '../data/goods/models/rainwear.ts'
import { tops } from '../data/goods/models/tops.ts'
import { workTrousers } from '../data/goods/models/trousers.ts'
import { specialTrousers } from '../data/goods/models/trousers-special.ts'
import type { Model } from './goods.ts'

export { attributes } from '../data/goods/attributes.ts'
export { categories } from '../data/goods/categories.ts'
export type * from './goods.ts'

/** Every article of the demo shop. */
export const goods: readonly Model[] = [
  ...workJackets,
  ...outerJackets,
  ...signalJackets,
  ...workTrousers,
  ...specialTrousers,
  ...bibs,
  ...coveralls,
  ...hiVis,
  ...rainwear,
  ...tops,
  ...footwear,
  ...gloves,
  ...headwear,
  ...kneePads,
  ...belts,
]
