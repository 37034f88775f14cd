import { basename } from 'node:path'
import { inEachLocale } from '@shop/contract/locales'
import { bodyOfMarkdown } from '../content/body-of-markdown.ts'
import { parseFrontMatter } from '../content/front-matter.ts'
import { type Known, type Place, readGoods } from '../goods-files/index.ts'
import { demo, demoGoods as folder } from '../seed/demo-content.ts'
import { parseEntries } from '../shop-cli/resource-file.ts'

/** Texts of Markdown files. */
const contentIn = (path: 'pages/' | 'news/') =>
  [...new Set(demo.files(path, '.md').map(file => basename(file).replace(/\.\w+\.md$/, '')))].map(slug => {
    const files = inEachLocale(lang => {
      const parsed = parseFrontMatter(demo.text(`${path}${slug}.${lang}.md`), () => undefined)
      if (!parsed) throw new Error(`${slug}.${lang}.md has no header.`)
      return parsed
    })
    const valueIn = (lang: keyof typeof files, field: string) => files[lang].fields.get(field)?.value
    const bodies = inEachLocale(lang => {
      const hasQuestions = valueIn(lang, 'layout') === 'faq'
      return bodyOfMarkdown(files[lang].body, { lang, hasQuestions }).html
    })
    const texts = (field: string) => inEachLocale(lang => valueIn(lang, field) ?? '')
    const lead = path === 'news/' ? { leads: texts('lead') } : { descriptions: texts('description') }
    return { slug, titles: texts('title'), bodies, ...lead }
  })

/** The demo shop as its files say, for the tests of these files. */
export const demoPages = contentIn('pages/')
export const demoNews = contentIn('news/')
/** Entries of a file as operators import it. */
async function entriesIn(file: string) {
  const entries = await parseEntries(demo.folder + file)
  return entries.map(({ key, changes }) => {
    const fields = new Map(changes)
    return { key, field: (name: string) => fields.get(name) ?? '' }
  })
}
export const demoMenus = (await entriesIn('menus.yaml')).map(({ key, field }) => ({ key, url: field('url') }))
export const demoScenes = (await entriesIn('banners.yaml')).map(({ field }) => field('picture'))
const entries = (await entriesIn('categories.yaml')).map(({ key: slug, field }) => ({
  slug,
  parent: field('parent'),
  picture: field('picture'),
  attributes: field('facets').split(', '),
}))
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
