import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoPicture } from '../pictures/index.ts'
import { demoCategories, demoGoods, demoNews, demoScenes } from '../testing/demo.ts'

const products = demoGoods.models.flatMap(({ colours }) => colours)
const named = new Set([
  ...products.flatMap(({ pictures }) => pictures),
  ...demoCategories.flatMap(({ picture, subcategories }) => [picture, ...subcategories.map(own => own.picture)]),
  ...demoNews.map(({ slug }) => `news-${slug}`),
  ...demoScenes,
])

it('names every file of demo/pictures and no other', () => {
  const files = readdirSync(new URL('../../../../demo/pictures/', import.meta.url))
  expect(files.toSorted()).toEqual([...named].map(name => `${name}.svg`).toSorted())
})

it('has a different picture for every product, category, article and banner', () => {
  const firsts = [...named].filter(name => products.every(({ pictures }) => pictures.indexOf(name) <= 0))
  expect(firsts.length).toBeGreaterThan(200)
  expect(new Set(firsts.map(name => demoPicture(name).sha256)).size).toBe(firsts.length)
})
