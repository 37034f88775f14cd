import type { Model } from '../goods.ts'
import { footwear } from './footwear.ts'
import { belts, headwear, kneePads } from './gear.ts'
import { gloves } from './gloves.ts'
import { legs } from './legs.ts'
import { outerwear } from './outerwear.ts'
import { overalls } from './overalls.ts'
import { rain } from './rain.ts'
import { signal } from './signal.ts'
import { tops } from './tops.ts'
import type { Voice } from './voice.ts'
import { winter } from './winter.ts'

/** Who speaks of a model: by its category, and by whether it keeps warm. */
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
