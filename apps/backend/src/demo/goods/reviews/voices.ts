import { footwear } from '../../data/reviews/footwear.ts'
import { belts, headwear, kneePads } from '../../data/reviews/gear.ts'
import { gloves } from '../../data/reviews/gloves.ts'
import { legs } from '../../data/reviews/legs.ts'
import { outerwear } from '../../data/reviews/outerwear.ts'
import { overalls } from '../../data/reviews/overalls.ts'
import { rain } from '../../data/reviews/rain.ts'
import { signal } from '../../data/reviews/signal.ts'
import { tops } from '../../data/reviews/tops.ts'
import { winter } from '../../data/reviews/winter.ts'
import type { Model } from '../goods.ts'
import type { Voice } from './voice.ts'

/** The sentences for a model, by its category and insulation. */
export function voiceOf(model: Model): Voice {
  const { category, subcategory } = model.places[0]
  const warm = subcategory?.startsWith('insulated') || (model.attributes.insulation?.includes('warm') ?? false)
  switch (category) {
    case 'trousers':
      return warm ? winter : legs
    case 'bibs':
    case 'coveralls':
      return warm ? winter : overalls
    case 'hi-vis':
      return warm ? winter : signal
    case 'rainwear':
      return rain
    case 'tops':
      return tops
    case 'footwear':
      return footwear
    case 'gloves':
      return gloves
    case 'headwear':
      return headwear
    case 'knee-pads':
      return kneePads
    case 'belts':
      return belts
    default:
      return warm ? winter : outerwear
  }
}
