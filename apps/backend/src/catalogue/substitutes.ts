import { productSubstitutes } from '@shop/contract'
import { and, eq } from 'drizzle-orm'
import { options } from '../db/schema/index.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { loadProductCards } from './cards.ts'
import type { ListedEntry } from './listing-index.ts'
import { loadListingIndex } from './load-listing-index.ts'

const MOST = 4

/** What can be bought instead of a product, or of one of its sizes, that is out of stock. */
export const answerProductSubstitutes = defineHandler(
  productSubstitutes,
  async ({ lang, product_id, option_id }, context) => {
    const { db, tags } = context
    tags.add(`product:${product_id}`)
    const [option] =
      option_id === undefined
        ? []
        : await db
            .select({ name: options.name })
            .from(options)
            .where(and(eq(options.id, option_id), eq(options.product_id, product_id)))
    if (option_id !== undefined && !option) return notFound()
    const index = await loadListingIndex(context)
    const number = index.numberOf(product_id)
    const own = number === undefined ? undefined : index.entries[number]
    if (!own) return notFound()
    const standards = new Set(index.valuesOf(own, 'standard'))
    const sharedWith = (entry: ListedEntry) =>
      index.valuesOf(entry, 'standard').filter(standard => standards.has(standard)).length
    // Women's sizes have the same numbers as men's, for another body.
    const isWomens = (entry: ListedEntry) => index.valuesOf(entry, 'fit').includes('women')
    const isOfSection = ({ section_id }: ListedEntry) => section_id !== null && section_id === own.section_id
    const found = [...index.entriesOf(index.inCategory(own.category_id))]
      .filter(
        entry =>
          entry.category_id === own.category_id &&
          entry.model_id !== own.model_id &&
          entry.left > 0 &&
          isWomens(entry) === isWomens(own) &&
          (!option || index.valuesOf(entry, 'size').includes(option.name)),
      )
      .map(entry => ({ entry, shared: sharedWith(entry), isOfSection: isOfSection(entry) }))
      .filter(({ shared }) => standards.size === 0 || shared > 0)
      .toSorted(
        (a, b) =>
          Number(b.isOfSection) - Number(a.isOfSection) ||
          b.shared - a.shared ||
          Math.abs(a.entry.price - own.price) - Math.abs(b.entry.price - own.price) ||
          a.entry.position - b.entry.position ||
          a.entry.id - b.entry.id,
      )
    // One colour of each model.
    const models = new Map<number, number>()
    for (const { entry } of found) if (!models.has(entry.model_id)) models.set(entry.model_id, entry.id)
    return ok(await loadProductCards([...models.values()].slice(0, MOST), lang, context))
  },
)
