import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoPicture } from '../pictures/index.ts'
import { news } from './content/news.ts'
import { banners } from './data/content/banners.ts'
import { categories, goods } from './goods/index.ts'

const variants = goods.flatMap(model => model.variants)
const named = new Set([
  ...variants.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
  ...categories.map(({ slug }) => `category-${slug}`),
  ...news.map(({ slug }) => `news-${slug}`),
  ...banners.map(({ scene }) => scene),
])

it('names every file of demo/pictures and no other', () => {
  const files = readdirSync(new URL('../../../../demo/pictures/', import.meta.url))
  expect(files.toSorted()).toEqual([...named].map(name => `${name}.svg`).toSorted())
})

it('has a different picture for every product, category, article and banner', () => {
  const firsts = [...named].filter(name =>
    variants.every(({ pictures }) => pictures.findIndex(own => own.name === name) <= 0),
  )
  expect(firsts.length).toBeGreaterThan(200)
  expect(new Set(firsts.map(name => demoPicture(name).sha256)).size).toBe(firsts.length)
})
