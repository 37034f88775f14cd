import { type Known, type Place, readGoods } from '../goods-files/index.ts'
import { articleRows, demo, demoGoods as folder } from '../seed/demo-content.ts'
import { parseEntries } from '../shop-cli/resource-file.ts'

/** The demo shop as its files say, for the tests of these files. */
export const demoNews = articleRows()
const entries = (await parseEntries(`${demo.folder}categories.yaml`)).map(({ key, changes }) => {
  const fields = new Map(changes)
  const field = (name: string) => fields.get(name) ?? ''
  return { slug: key, parent: field('parent'), picture: field('picture'), attributes: field('facets').split(', ') }
})
export const demoCategories = entries
  .filter(({ parent }) => parent === '')
  .map(category => ({ ...category, subcategories: entries.filter(({ parent }) => parent === category.slug) }))
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
