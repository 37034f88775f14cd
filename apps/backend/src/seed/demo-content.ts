import { fileURLToPath } from 'node:url'
import { Fit, type MenuItem } from '@shop/contract'
import { inEachLocale, type Locale, locales, localise } from '@shop/contract/locales'
import { z } from 'zod'
import type { anatomies, banners, home_texts, menus, settings } from '../db/schema/index.ts'
import { readStandards } from '../goods-files/index.ts'
import { demoPicture } from '../pictures/index.ts'
import { packageFile } from '../platform/package-file.ts'
import { StoredInLanguage } from '../settings/stored-settings.ts'
import { openFolder, reference, Translated, textIn, Words } from '../values/data-folder.ts'
import { inLanguage } from '../values/text.ts'

/** What a shop is filled with: `demo` at the top of the repository. */
export const demo = openFolder(fileURLToPath(packageFile('../../demo/')))
/** Its goods, as a merchant would import them. */
export const demoGoods = openFolder(`${demo.folder}goods/`)

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][]
/** Ids of rows by slug. */
type Ids = ReadonlyMap<string, number>

export function settingsRows(): Rows<typeof settings> {
  const data = demo.parse('settings.yaml')
  return locales.map(lang => ({ lang, data: demo.read('settings.yaml', StoredInLanguage, inLanguage(data, lang)) }))
}

const menuItemIn = (lang: Locale): z.ZodType<MenuItem> => {
  const item = z.strictObject({
    name: textIn(lang),
    text: textIn(lang).exactOptional(),
    url: z.string().transform(url => (url === '' ? '' : localise(url, lang))),
    get children(): z.ZodType<MenuItem[]> {
      return z.array(item).default([])
    },
  })
  return item
}

export function menuRows(): Rows<typeof menus> {
  const content = demo.parse('menus.yaml')
  return locales.flatMap(lang => {
    const Menu = z.strictObject({ id: z.int(), name: textIn(lang), items: z.array(menuItemIn(lang)) })
    return demo.read('menus.yaml', z.array(Menu), content).map(({ id, ...data }) => ({ id, lang, data }))
  })
}

export function bannerRows(products: Ids): Rows<typeof banners> {
  const Banner = z.strictObject({
    title: Translated,
    text: Translated,
    url: z.string().startsWith('/'),
    action: Translated,
    short: Translated,
    scene: z.string(),
    product: reference(products),
    priced: reference(products).nullable(),
    standards: z.array(reference(readStandards(demoGoods))),
  })
  return demo.read('banners.yaml', z.array(Banner)).map((banner, position) => ({
    position,
    titles: banner.title,
    texts: banner.text,
    url: banner.url,
    actions: banner.action,
    shorts: banner.short,
    product_id: banner.product.value,
    picture: 0,
    scene: demoPicture(banner.scene),
    priced_product_id: banner.priced?.value ?? null,
    standards: inEachLocale(lang =>
      banner.standards.map(({ value: { code, class: level, text } }) => ({
        code,
        class: level?.[lang] ?? '',
        text: text[lang],
      })),
    ),
  }))
}

export function homeRows(products: Ids): { anatomies: Rows<typeof anatomies>; home_texts: Rows<typeof home_texts> } {
  const percent = z.number().min(0).max(100)
  const Pin = z.strictObject({ x: percent, y: percent, name: Translated, text: Translated, value: Translated })
  const Home = z.strictObject({
    title: Translated,
    description: Translated,
    anatomy: z.strictObject({ product: reference(products), title: Translated, text: Translated, pins: z.array(Pin) }),
  })
  const { title, description, anatomy } = demo.read('home.yaml', Home)
  const { product, title: titles, text: texts, pins } = anatomy
  return {
    anatomies: [{ product_id: product.value, titles, texts, pins }],
    home_texts: locales.map(lang => ({ lang, title: title[lang], description: description[lang] })),
  }
}

const Review = z.strictObject({
  date: z.iso.datetime(),
  grade: z.int().min(1).max(5),
  name: Words,
  /** Reviews are not translated. */
  language: z.enum(locales).default('uk'),
  fit: Fit.nullable().default(null),
  text: Words,
  advantages: Words.nullable().default(null),
  disadvantages: Words.nullable().default(null),
  reply: Words.nullable().default(null),
})

/** What reviews and questions are about: the first colour of a model. */
type About = ReadonlyMap<string, { model_id: number; product_id: number }>

/** The oldest first. */
export const reviewRows = (models: About) =>
  [...models]
    .flatMap(([slug, about]) =>
      demo
        .read(`goods/reviews/${slug}.json`, z.array(Review))
        .map(({ date, language, ...review }) => ({ ...about, lang: language, created_at: new Date(date), ...review })),
    )
    .sort((one, other) => Number(one.created_at) - Number(other.created_at))

export function questionRows(models: About) {
  const Question = z.strictObject({
    model: reference(models),
    language: z.enum(locales),
    name: Words,
    text: Words,
    answer: Words,
    asked: z.iso.datetime(),
    answered: z.iso.datetime(),
  })
  return demo.read('questions.yaml', z.array(Question)).map(({ model, language, asked, answered, ...question }) => ({
    ...{ ...model.value, lang: language, created_at: new Date(asked), answered_at: new Date(answered) },
    ...question,
  }))
}
