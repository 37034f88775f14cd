import { type Known, type Place, readGoods } from '../goods-files/index.ts'
import { articleRows, demoGoods as folder, readCategories } from '../seed/demo-content.ts'

/** The demo shop as its files say, for the tests of these files. */
export const demoNews = articleRows()
export const demoCategories = readCategories()
const places: Known['places'] = new Map(
  demoCategories.flatMap(({ slug, subcategories }): [string, Place][] => [
    [slug, { category: slug, section: null }],
    ...subcategories.map((own): [string, Place] => [`${slug}/${own.slug}`, { category: slug, section: own.slug }]),
  ]),
)
export const demoGoods = readGoods(folder, {
  places,
  articles: new Map(demoNews.map(({ slug, titles }) => [slug, titles])),
})
