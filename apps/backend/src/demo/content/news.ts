import { bySeason } from '../data/content/news/by-season.ts'
import { choosingFootwear } from '../data/content/news/choosing-footwear.ts'
import { choosingHiVis } from '../data/content/news/choosing-hi-vis.ts'
import { choosingKneePads } from '../data/content/news/choosing-knee-pads.ts'
import { choosingRainwear } from '../data/content/news/choosing-rainwear.ts'
import { crewSizes } from '../data/content/news/crew-sizes.ts'
import { en388 } from '../data/content/news/en-388.ts'
import { largeSizes } from '../data/content/news/large-sizes.ts'
import { s1pOrS3 } from '../data/content/news/s1p-or-s3.ts'
import { washingHiVis } from '../data/content/news/washing-hi-vis.ts'
import { weldersKit } from '../data/content/news/welders-kit.ts'
import { what245Means } from '../data/content/news/what-245-means.ts'
import { winterLayers } from '../data/content/news/winter-layers.ts'
import type { DemoArticle } from './article.ts'

export type { DemoArticle } from './article.ts'

/** Every article, the newest first. */
export const news: readonly DemoArticle[] = [
  en388,
  choosingHiVis,
  largeSizes,
  weldersKit,
  winterLayers,
  choosingRainwear,
  s1pOrS3,
  choosingFootwear,
  washingHiVis,
  crewSizes,
  what245Means,
  choosingKneePads,
  bySeason,
]
