import { en388 } from '../data/content/news/en-388.ts'
import { largeSizes } from '../data/content/news/large-sizes.ts'
import { s1pOrS3 } from '../data/content/news/s1p-or-s3.ts'
import { washingHiVis } from '../data/content/news/washing-hi-vis.ts'
import { what245Means } from '../data/content/news/what-245-means.ts'
import { winterLayers } from '../data/content/news/winter-layers.ts'
import type { DemoArticle } from './article.ts'

export type { DemoArticle } from './article.ts'

/** Every article, the newest first. */
export const news: readonly DemoArticle[] = [en388, largeSizes, winterLayers, s1pOrS3, washingHiVis, what245Means]
