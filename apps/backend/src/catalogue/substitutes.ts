import { productSubstitutes } from '@shop/contract'
import { and, asc, desc, eq, exists, gt, ne, sql } from 'drizzle-orm'
import { options, product_facets, products } from '../db/schema/index.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { loadProductCards } from './cards.ts'

const MOST = 4

/** What can be bought instead of a product, or of one of its sizes, that is out of stock. */
export const answerProductSubstitutes = defineHandler(
  productSubstitutes,
  async ({ lang, product_id, option_id }, context) => {
    const { db, tags } = context
    tags.add(`product:${product_id}`)
    const [product] = await db.select().from(products).where(eq(products.id, product_id))
    if (!product) return notFound()
    const [option] =
      option_id === undefined
        ? []
        : await db
            .select({ name: options.name })
            .from(options)
            .where(and(eq(options.id, option_id), eq(options.product_id, product_id)))
    if (option_id !== undefined && !option) return notFound()
    const standards = await db
      .select({ value: product_facets.value })
      .from(product_facets)
      .where(and(eq(product_facets.product_id, product_id), eq(product_facets.facet_id, 'standard')))
    const shared = sql<number>`(
    select count(*) from ${product_facets} as theirs
    where theirs.product_id = ${products.id} and theirs.facet_id = 'standard'
      and theirs.value in (
        select own.value from ${product_facets} as own where own.product_id = ${product_id} and own.facet_id = 'standard'
      )
  )`
    // Women's sizes have the same numbers as men's, for another body.
    const isWomens = (id: number | typeof products.id) => sql<boolean>`exists (
    select 1 from ${product_facets} as cut
    where cut.product_id = ${id} and cut.facet_id = 'fit' and cut.value = 'women'
  )`
    const found = await db
      .select({ id: products.id, model: products.model_id })
      .from(products)
      .where(
        and(
          eq(products.category_id, product.category_id),
          ne(products.model_id, product.model_id),
          gt(products.left, 0),
          sql`${isWomens(products.id)} = ${isWomens(product_id)}`,
          standards.length > 0 ? gt(shared, 0) : undefined,
          option &&
            exists(
              db
                .select({ id: options.id })
                .from(options)
                .where(and(eq(options.product_id, products.id), eq(options.name, option.name), gt(options.left, 0))),
            ),
        ),
      )
      .orderBy(
        desc(sql`coalesce(${products.section_id} = ${product.section_id}, false)`),
        desc(shared),
        asc(sql`abs(${products.price} - ${product.price})`),
        asc(products.position),
        asc(products.id),
      )
    // One colour of each model.
    const models = new Map<number, number>()
    for (const { id, model } of found) if (!models.has(model)) models.set(model, id)
    return ok(await loadProductCards([...models.values()].slice(0, MOST), lang, context))
  },
)
