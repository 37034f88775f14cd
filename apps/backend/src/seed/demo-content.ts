import { fileURLToPath } from 'node:url'
import { Fit } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { z } from 'zod'
import type { settings } from '../db/schema/index.ts'
import { packageFile } from '../platform/package-file.ts'
import { StoredInLanguage } from '../settings/stored-settings.ts'
import { openFolder, reference, Words } from '../values/data-folder.ts'
import { inLanguage } from '../values/text.ts'

/** What a shop is filled with: `demo` at the top of the repository. */
export const demo = openFolder(fileURLToPath(packageFile('../../demo/')))
/** Its goods, as a merchant would import them. */
export const demoGoods = openFolder(`${demo.folder}goods/`)

export function settingsRows(): (typeof settings.$inferInsert)[] {
  const data = demo.parse('settings.yaml')
  return locales.map(lang => ({ lang, data: demo.read('settings.yaml', StoredInLanguage, inLanguage(data, lang)) }))
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
