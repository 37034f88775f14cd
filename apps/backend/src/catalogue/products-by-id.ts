import { productCompare, productPieces } from '@shop/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { models, product_texts, products } from '../db/schema/index.ts'
import { ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { loadProductCards } from './cards.ts'
import { loadOptions } from './options.ts'

/** Products with their sizes. */
export const answerProductPieces = defineHandler(productPieces, async ({ lang, ids }, context) => {
  const { db, tags } = context
  const known = [...new Set(ids)]
  const [cards, options, charts] = await Promise.all([
    loadProductCards(known, lang, context),
    loadOptions(db, known),
    db
      .select({ id: products.id, size_chart: models.size_chart })
      .from(products)
      .innerJoin(models, eq(models.id, products.model_id))
      .where(inArray(products.id, known)),
  ])
  for (const { id } of cards) tags.add(`product:${id}`)
  return ok(
    cards.map(product => ({
      product,
      options: options.get(product.id) ?? [],
      size_chart: charts.find(({ id }) => id === product.id)?.size_chart[lang] ?? null,
    })),
  )
})

/** Technical data and characteristics of products, to be compared. */
export const answerProductCompare = defineHandler(productCompare, async ({ lang, ids }, context) => {
  const { db, tags } = context
  const known = [...new Set(ids)]
  const [cards, options, texts] = await Promise.all([
    loadProductCards(known, lang, context),
    loadOptions(db, known),
    db
      .select({
        id: product_texts.product_id,
        technical_data: product_texts.technical_data,
        characteristics: product_texts.characteristics,
      })
      .from(product_texts)
      .where(and(inArray(product_texts.product_id, known), eq(product_texts.lang, lang))),
  ])
  for (const { id } of cards) tags.add(`product:${id}`)
  return ok(
    cards.map(product => {
      const found = texts.find(({ id }) => id === product.id)
      return {
        product,
        options: options.get(product.id) ?? [],
        technical_data: [...(found?.technical_data ?? [])],
        characteristics: [...(found?.characteristics ?? [])],
      }
    }),
  )
})
