import type { DemoArticle } from './article.ts'
import { en388 } from './news/en-388.ts'
import { largeSizes } from './news/large-sizes.ts'
import { s1pOrS3 } from './news/s1p-or-s3.ts'
import { washingHiVis } from './news/washing-hi-vis.ts'
import { what245Means } from './news/what-245-means.ts'
import { winterLayers } from './news/winter-layers.ts'

export type { DemoArticle } from './article.ts'

/** Every article, the newest first. */
export const news: readonly DemoArticle[] = [en388, largeSizes, winterLayers, s1pOrS3, washingHiVis, what245Means]
