import { productSubstitutes, type Substitute } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { checked } from '../db/rows.ts'
import { models, options, product_texts, products } from '../db/schema/index.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { loadProductCards } from './cards.ts'
import { loadFacetNames } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import { loadListingIndex } from './load-listing-index.ts'
import { protectsAtLeastAs, protectsBeyond } from './protection.ts'

const MOST = 4

/** Models whose classes are compared, those nearest in price. */
const MOST_COMPARED = 200

const MOST_DIFFERENCES = 4

/** Facets that are told otherwise: the size is the same, the standards are compared by their classes. */
const toldOtherwise: ReadonlySet<string> = new Set(['size', 'colour', 'brand', 'availability', 'standard'])

type Difference = Substitute['differences'][number]

/** Whether a model is worn on the chest, by its size chart; null without one. Rain trousers do not replace a raincoat. */
const isForChest = sql`case when jsonb_path_exists(${models.size_chart}, '$.*.rows[*]')
  then jsonb_path_exists(${models.size_chart}, '$.*.rows[*] ? (@.id == "chest")') end`.mapWith(
  checked(z.boolean().nullable()),
)

/** The same of all goods of a section of a category, as far as their charts agree. */
async function isSectionForChest(
  category_id: number,
  { db }: Context,
): Promise<(section: number | null) => boolean | null> {
  const charted = await db
    .selectDistinct({ section: products.section_id, isForChest })
    .from(products)
    .innerJoin(models, eq(models.id, products.model_id))
    .where(and(eq(products.category_id, category_id), isNotNull(isForChest)))
  return section => {
    const [place, ...others] = charted.filter(row => row.section === section)
    return place && others.length === 0 ? place.isForChest : null
  }
}

/** Values of its facets that a product has not in common with another one. Products are given by their numbers in the index. */
async function differentValues(
  own: number,
  index: ListingIndex,
  lang: Locale,
  context: Context,
): Promise<(other: number) => Difference[]> {
  const facets = [...(await loadFacetNames(null, context)).values()].filter(({ id }) => !toldOtherwise.has(id))
  return other =>
    facets.flatMap(({ id, name, values }) => {
      const [asked, given] = [index.valuesOf(own, id), index.valuesOf(other, id)]
      if (given.length === 0 || asked.every(value => given.includes(value))) return []
      return [{ name: name[lang], value: given.map(value => values.get(value)?.name[lang] ?? value).join(', ') }]
    })
}

/** What can be bought instead of a product, or of one of its sizes, that is out of stock. It protects no less. */
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
    const asked = index.numberOf(product_id)
    if (asked === undefined) return notFound()
    const { category_id, left } = index.columns
    const entryOf = (number: number) => ({
      number,
      id: index.get('id', number),
      model_id: index.get('model_id', number),
      section_id: index.get('section_id', number) || null,
      price: index.get('lowest', number),
      position: index.get('position', number),
    })
    type Entry = ReturnType<typeof entryOf>
    const own = entryOf(asked)
    const category = index.get('category_id', asked)
    const standards = index.valuesOf(asked, 'standard')
    // Women's sizes have the same numbers as men's, for another body.
    const isWomens = (number: number) => index.valuesOf(number, 'fit').includes('women')
    const isForWomen = isWomens(asked)
    const found = [...index.inCategory(category)]
      .filter(
        number =>
          category_id[number] === category &&
          number !== asked &&
          (left[number] ?? 0) > 0 &&
          isWomens(number) === isForWomen &&
          (!option || index.valuesOf(number, 'size').includes(option.name)) &&
          standards.every(standard => index.valuesOf(number, 'standard').includes(standard)),
      )
      .map(entryOf)
      .toSorted(
        (a, b) =>
          Number(b.model_id === own.model_id) - Number(a.model_id === own.model_id) ||
          Math.abs(a.price - own.price) - Math.abs(b.price - own.price) ||
          a.position - b.position ||
          a.id - b.id,
      )
      .slice(0, MOST_COMPARED)
    const rows = new Map(
      (
        await db
          .select({
            id: product_texts.product_id,
            standards: product_texts.standards,
            isForChest,
          })
          .from(product_texts)
          .innerJoin(products, eq(products.id, product_texts.product_id))
          .innerJoin(models, eq(models.id, products.model_id))
          .where(
            and(
              inArray(
                product_texts.product_id,
                [own, ...found].map(({ id }) => id),
              ),
              eq(product_texts.lang, lang),
            ),
          )
      ).map(row => [row.id, row]),
    )
    const labelsOf = ({ id }: Entry) => rows.get(id)?.standards ?? []
    const isUncharted = [...rows.values()].some(row => row.isForChest === null)
    const ofSection = isUncharted ? await isSectionForChest(category, context) : () => null
    const placeOf = ({ id, section_id }: Entry) => rows.get(id)?.isForChest ?? ofSection(section_id)
    const differentFrom = await differentValues(asked, index, lang, context)
    const isOfSection = ({ section_id }: Entry) => section_id !== null && section_id === own.section_id
    const substitutes = found
      .filter(entry => placeOf(entry) === placeOf(own) && protectsAtLeastAs(labelsOf(entry), labelsOf(own)))
      .map(entry => ({
        entry,
        differences: [
          ...protectsBeyond(labelsOf(entry), labelsOf(own)).map(({ code, class: level, text }) => ({
            name: code,
            value: level || text,
          })),
          ...differentFrom(entry.number),
        ],
      }))
      // Keeps the order by price.
      .toSorted(
        (a, b) =>
          Number(b.entry.model_id === own.model_id) - Number(a.entry.model_id === own.model_id) ||
          Number(isOfSection(b.entry)) - Number(isOfSection(a.entry)) ||
          a.differences.length - b.differences.length,
      )
    // All colours of its own model, one colour of each other one.
    const chosenModels = new Set<number>()
    const chosen = substitutes.filter(({ entry: { model_id } }) => {
      if (chosenModels.has(model_id) && model_id !== own.model_id) return false
      chosenModels.add(model_id)
      return true
    })
    const first = new Map(chosen.slice(0, MOST).map(({ entry, differences }) => [entry.id, { entry, differences }]))
    const cards = await loadProductCards([...first.keys()], lang, context)
    return ok(
      cards.map(card => {
        const { entry, differences = [] } = first.get(card.id) ?? {}
        const colour = card.variants.find(({ current }) => current)?.name
        const inColour =
          entry?.model_id === own.model_id && colour ? [{ name: words[lang].facets.colour, value: colour }] : []
        return { ...card, differences: [...inColour, ...differences].slice(0, MOST_DIFFERENCES) }
      }),
    )
  },
)
