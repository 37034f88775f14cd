import { availabilities, type Facet } from '@shop/contract'
import { inEachLocale, type Locale } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { facet_values, facets } from '../db/schema/index.ts'
import type { Context } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { loadListScope } from './list-scope.ts'
import { type Chosen, type Scope, tagOfScope } from './selection.ts'

interface FacetNames {
  id: string
  name: Record<Locale, string>
  values: ReadonlyMap<string, { position: number; name: Record<Locale, string> }>
}

/** Created once: the constructor takes longer than sorting a list. */
const collators = inEachLocale(lang => new Intl.Collator(lang))

/** Names of all facets and their values. */
export const loadFacetNames = memoizeByVersion(
  1,
  () => '',
  async (_: null, { db, tags }: Context): Promise<ReadonlyMap<string, FacetNames>> => {
    tags.add('catalogue')
    const [named, values] = await Promise.all([
      db.select().from(facets).orderBy(asc(facets.position)),
      db.select().from(facet_values).orderBy(asc(facet_values.position)),
    ])
    const byFacet = Map.groupBy(values, value => value.facet_id)
    return new Map([
      ...named.map(
        ({ id, names }) =>
          [
            id,
            {
              id,
              name: names,
              values: new Map(
                (byFacet.get(id) ?? []).map(({ value, position, names: name }) => [value, { position, name }]),
              ),
            },
          ] as const,
      ),
      [
        'availability',
        {
          id: 'availability',
          name: inEachLocale(lang => words[lang].facets.availability),
          values: new Map(
            availabilities.map((value, position) => [
              value,
              { position, name: inEachLocale(lang => words[lang].availability[value]) },
            ]),
          ),
        },
      ] as const,
    ])
  },
)

/** Every size of the shop, from small to large. */
export async function loadSizes(context: Context): Promise<string[]> {
  const values = (await loadFacetNames(null, context)).get('size')?.values ?? new Map()
  return [...values].toSorted(([, a], [, b]) => a.position - b.position).map(([size]) => size)
}

/** Facet counts of a listing: the same for every page, sort order and language. */
export const loadFacetCounts = memoizeByVersion(
  500,
  (input: { scope: Scope; chosen: Chosen }) => JSON.stringify(input),
  async ({ scope, chosen }, context: Context): Promise<FacetCounts> => {
    context.tags.add(tagOfScope(scope))
    const { index, list } = await loadListScope(scope, context)
    return countFacets(index, list, chosen)
  },
)

/** Facets of a listing in display order, with the number of products of each value. */
export async function toFacets(
  offered: readonly string[],
  chosen: Chosen,
  figures: FacetCounts,
  lang: Locale,
  context: Context,
): Promise<Facet[]> {
  const names = await loadFacetNames(null, context)
  const collator = collators[lang]
  return offered.flatMap((id): Facet[] => {
    if (id === 'price') {
      const { min, max } = figures
      return min === null || max === null
        ? []
        : [{ id, name: words[lang].facets.price, kind: 'range', min: Math.floor(min / 100), max: Math.ceil(max / 100) }]
    }
    const facet = names.get(id)
    if (!facet) return []
    const selected = chosen.facets.find(choice => choice.id === id)?.values ?? []
    const counts = figures.counts.get(id) ?? new Map<string, number>()
    const values = [...new Set([...counts.keys(), ...selected.filter(value => facet.values.has(value))])]
      .map(value => ({
        value,
        name: facet.values.get(value)?.name[lang] ?? value,
        position: facet.values.get(value)?.position ?? Number.MAX_SAFE_INTEGER,
        count: counts.get(value) ?? 0,
        chosen: selected.includes(value),
      }))
      .toSorted((a, b) => a.position - b.position || collator.compare(a.name, b.name))
    // A facet with a single value filters nothing.
    if (values.length < 2 && selected.length === 0) return []
    return [
      {
        id,
        name: facet.name[lang],
        kind: 'choice',
        values: values.map(({ value, name, count, chosen: isChosen }) => ({ value, name, count, chosen: isChosen })),
      },
    ]
  })
}
