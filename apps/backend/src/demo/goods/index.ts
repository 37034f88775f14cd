import type { Model } from './goods.ts'
import { belts } from './models/belts.ts'
import { bibs } from './models/bibs.ts'
import { coveralls } from './models/coveralls.ts'
import { footwear } from './models/footwear.ts'
import { gloves } from './models/gloves.ts'
import { headwear } from './models/headwear.ts'
import { hiVis } from './models/hi-vis.ts'
import { outerJackets } from './models/jackets-outer.ts'
import { signalJackets } from './models/jackets-signal.ts'
import { workJackets } from './models/jackets-work.ts'
import { kneePads } from './models/knee-pads.ts'
import { rainwear } from './models/rainwear.ts'
import { tops } from './models/tops.ts'
import { workTrousers } from './models/trousers.ts'
import { specialTrousers } from './models/trousers-special.ts'

export { attributes } from './attributes.ts'
export { categories } from './categories.ts'
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
