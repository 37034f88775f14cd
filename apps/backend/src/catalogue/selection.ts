import type { Collection, Filters, Sort } from '@shop/contract'
import { RUNNING_OUT_MAX } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import { kopiykasOf } from '../money.ts'
import { listedColumns } from './listed-models.ts'

/**
 * Filters apply to products, each a model in one colour: a black jacket in size 52 is found by «black» and «52» when that
 * colour has that size. What is listed, counted and paginated are models with at least one such product.
 */

/**
 * Products of a listing before filtering: those of a category or collection, or those that match a `tsquery`. `exact`: a narrower
 * one whose matches come first.
 */
export type Scope =
  | { category: number; slug: string }
  | { collection: Collection /** Day, as ISO text, from which a product is a novelty. */; since: string }
  | { query: string; exact?: string }

/** Cache tag of a listing's contents and facet counts; its cards have tags of their own. */
export const tagOfScope = (scope: Scope): string => ('category' in scope ? `category:${scope.slug}` : 'search')

/** Maximum of PostgreSQL's `integer`, in kopiykas. */
const MAX_PRICE = 2_147_483_647

export interface Chosen {
  facets: readonly { id: string; values: readonly string[] }[]
  /** Kopiykas. */
  price: { min: number | null; max: number | null } | null
}

/** Normalises filters and drops facets that the listing does not offer. */
export function toChosen(filters: Filters | undefined, offered: readonly string[]): Chosen {
  const { price, ...rest } = filters ?? {}
  return {
    facets: Object.entries(rest).flatMap(([id, values]) =>
      offered.includes(id) && values.length > 0 ? [{ id, values: [...new Set(values)].toSorted() }] : [],
    ),
    price:
      price && (price.min !== undefined || price.max !== undefined)
        ? {
            min: price.min === undefined ? null : Math.min(kopiykasOf(price.min), MAX_PRICE),
            max: price.max === undefined ? null : Math.min(kopiykasOf(price.max), MAX_PRICE),
          }
        : null,
  }
}

/** Hidden products are in no category. */
const isListed = sql`exists (select 1 from product_categories listed where listed.product_id = own.id)`

const scopeOf = (scope: Scope): SQL => {
  if ('category' in scope)
    return sql`join product_categories pc on pc.product_id = p.id and pc.category_id = ${scope.category}`
  if ('query' in scope)
    return sql`join product_search ps on ps.product_id = p.id and ps.document @@ ${scope.query}::tsquery`
  if (scope.collection === 'hits') return sql`join products own on own.id = p.id and own.hit and ${isListed}`
  return scope.collection === 'novelties'
    ? sql`join products own on own.id = p.id and own.since >= ${scope.since}::timestamptz and ${isListed}`
    : sql`join products own on own.id = p.id and ${isListed}`
}

const availability = sql`case when p.left <= 0 then 'out_of_stock' when p.left <= ${RUNNING_OUT_MAX} then 'running_out' else 'in_stock' end`

const sqlList = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`

/** Sizes match only while they are in stock. */
function condition({ id, values }: Chosen['facets'][number]): SQL {
  if (id === 'size')
    return sql`exists (select 1 from options o where o.product_id = p.id and o.left > 0 and o.name in ${sqlList(values)})`
  if (id === 'availability') return sql`${availability} in ${sqlList(values)}`
  return sql`exists (select 1 from product_facets f where f.product_id = p.id and f.facet_id = ${id} and f.value in ${sqlList(values)})`
}

const priceCondition = ({ min, max }: NonNullable<Chosen['price']>): SQL =>
  sql`p.price between ${min ?? 0} and ${max ?? MAX_PRICE}`

const orderBy = (sort: Sort, scope: Scope): SQL => {
  const byPopularity = sql`max(p.popularity) desc, min(p.id)`
  if (sort === 'cheap') return sql`min(p.price), ${byPopularity}`
  if (sort === 'expensive') return sql`min(p.price) desc, ${byPopularity}`
  if (sort === 'new') return sql`max(p.since) desc, ${byPopularity}`
  if (sort === 'rating') return sql`m.rating desc nulls last, m.reviews_count desc, ${byPopularity}`
  if ('collection' in scope && scope.collection === 'novelties') return sql`max(p.since) desc, ${byPopularity}`
  if (!('query' in scope)) return byPopularity
  return sql`max(${relevance(scope)}) desc, ${byPopularity}`
}

/** A `tsquery` that only matches words of some weights; single characters match all. */
const inWeights = (query: string, weights: string): string =>
  query.replaceAll(/'([^']{2,})'(?::(\*))?/g, (_, word: string, prefix = '') => `'${word}':${prefix}${weights}`)

/** Conditions of a match, the most relevant one first: in names (weight A), in categories, brands and colours (B), anywhere. */
const matches = (query: string): SQL[] =>
  [inWeights(query, 'A'), inWeights(query, 'AB'), query].map(each => sql`ps.document @@ ${each}::tsquery`)

/** Matches of the exact query come before those of its synonyms. */
function relevance({ query, exact }: { query: string; exact?: string }): SQL {
  // The last condition holds for every product of the scope.
  const conditions = [...(exact === undefined ? [] : matches(exact)), ...matches(query).slice(0, -1)]
  const ranked = conditions.map(
    (condition, index) => sql`when ${condition} then ${sql.raw(`${conditions.length - index}`)}`,
  )
  return sql`(case ${sql.join(ranked, sql` `)} else 0 end)`
}

/** One page of a listing, in order. A search shows the colour that matches best. */
export function modelsQuery(scope: Scope, chosen: Chosen, sort: Sort, page: number, perPage: number): SQL {
  const conditions = [...chosen.facets.map(condition), ...(chosen.price ? [priceCondition(chosen.price)] : [])]
  return sql`
    select ${listedColumns('query' in scope ? relevance(scope) : undefined)}
    from products p
    ${scopeOf(scope)}
    ${sort === 'rating' ? sql`join models m on m.id = p.model_id` : sql``}
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    group by ${sort === 'rating' ? sql`m.id` : sql`p.model_id`}
    order by ${orderBy(sort, scope)}
    limit ${perPage} offset ${(page - 1) * perPage}`
}

/**
 * Total, number of models per facet value and price range of a listing. A product counts for a value when it satisfies all
 * other facets, and a model when one of its products does, so the query computes for each product which filters it fails; products that fail more than one count nowhere.
 * One pass over the scope for any number of filters.
 */
export function facetCountsQuery(scope: Scope, chosen: Chosen): SQL {
  const checks = [
    ...chosen.facets.map(facet => ({ id: facet.id, holds: condition(facet) })),
    ...(chosen.price ? [{ id: 'price', holds: priceCondition(chosen.price) }] : []),
  ]
  const failed = checks.length
    ? sql`array_remove(array[${sql.join(
        checks.map(({ id, holds }) => sql`case when ${holds} then null else ${id}::text end`),
        sql`, `,
      )}], null)`
    : sql`'{}'::text[]`
  const passes = (facet: SQL) => sql`bool_or(failures = 0 or failures = 1 and failed = ${facet})`
  return sql`
    with base as materialized (
      select id, model_id, price, availability, cardinality(failed) as failures, failed[1] as failed
      from (
        select p.id, p.model_id, p.price, ${availability} as availability, ${failed} as failed
        from products p
        ${scopeOf(scope)}
      ) as checked
    ), models_with_value as (
      select f.facet_id as facet, f.value, b.model_id, ${passes(sql`f.facet_id`)} as passes
      from base b join product_facets f on f.product_id = b.id
      group by f.facet_id, f.value, b.model_id
      union all
      select 'size', o.name, b.model_id, ${passes(sql`'size'`)}
      from base b join options o on o.product_id = b.id and o.left > 0
      group by o.name, b.model_id
      union all
      select 'availability', b.availability, b.model_id, ${passes(sql`'availability'`)}
      from base b
      group by b.availability, b.model_id
    )
    select 'total' as facet, '' as value, count(distinct model_id)::int as count from base where failures = 0
    union all
    select 'min', '', min(price) from base where failures = 0 or failures = 1 and failed = 'price'
    union all
    select 'max', '', max(price) from base where failures = 0 or failures = 1 and failed = 'price'
    union all
    select facet, value, (count(*) filter (where passes))::int from models_with_value group by facet, value`
}
