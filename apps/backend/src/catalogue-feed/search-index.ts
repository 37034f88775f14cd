import { EVERYTHING_TAG } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { milestones } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { codeWords, documentOf, type SearchableProduct, vocabularyOf } from '../search/document.ts'
import { toLooseLatin } from '../text-matching/tokenize.ts'
import type { Text } from '../values/text.ts'

const Names = z.custom<Text>()

const Rows = rowsOf({
  id: z.int(),
  code: z.string(),
  colours: Names,
  texts: z.array(
    z.object({
      name: z.string(),
      summary: z.string(),
      standards: z.array(z.object({ code: z.string(), text: z.string() })),
      characteristics: z.array(z.object({ value: z.string() })),
    }),
  ),
  sizes: z.array(z.string()),
  categories: z.array(z.object({ names: Names, titles: Names })),
  values: z.array(Names),
  levels: z.array(Names),
})

const inAll = (text: Text): string[] => locales.map(lang => text[lang])

const valuesOf = (facets: SQL): SQL => sql`(
  select coalesce(jsonb_agg(v.names), '[]') from product_facets f join facet_values v using (facet_id, value)
  where f.product_id = p.id and f.facet_id in ${facets})`

/** What can be found of products, read from the catalogue's tables. */
async function loadSearchable(db: Database, ids: readonly number[]) {
  const rows = Rows.parse(
    await db.execute(sql`
      select p.id, p.code, p.colours,
        (select jsonb_agg(jsonb_build_object('name', t.name, 'summary', t.summary, 'standards', t.standards, 'characteristics', t.characteristics))
          from product_texts t where t.product_id = p.id) as texts,
        (select coalesce(jsonb_agg(o.code), '[]') from options o where o.product_id = p.id) as sizes,
        (select coalesce(jsonb_agg(jsonb_build_object('names', c.names, 'titles', c.titles)), '[]')
          from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
        ${valuesOf(sql`('brand', 'colour')`)} as values, ${valuesOf(sql`('standard')`)} as levels
      from products p where p.id = any(${sql.param(ids)}::int[])`),
  )
  return rows.map(({ id, code, colours, texts, sizes, categories, values, levels }) => {
    const searchable: SearchableProduct = {
      a: [...texts.map(({ name }) => name), ...codeWords(code), ...sizes.flatMap(codeWords)],
      b: [...categories.flatMap(({ names, titles }) => [names, titles]), ...values, colours].flatMap(inAll),
      c: [
        ...texts.flatMap(({ summary, standards }) => [
          summary,
          ...standards.flatMap(standard => [standard.code, standard.code.replace(/\s/g, ''), standard.text]),
        ]),
        ...levels.flatMap(inAll),
      ],
      d: texts.flatMap(({ characteristics }) => characteristics.map(({ value }) => value)),
    }
    return { id, searchable }
  })
}

const Ids = rowsOf({ id: z.int() })
const BATCH_SIZE = 250

/** Calls back for products, in batches. `source`: a query for a column `id`. */
async function forEachBatch(
  tx: Database,
  source: SQL,
  run: (products: Awaited<ReturnType<typeof loadSearchable>>) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = Ids.parse(
      await tx.execute(sql`
        select id from (${source}) as source where id > ${after} order by id limit ${BATCH_SIZE}`),
    )
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    await run(await loadSearchable(tx, ids))
    after = last
  }
}

/** How many products more or fewer have a word. Bounded by the number of words of the catalogue. */
export type WordCounts = Map<string, number>

function addWords(counts: WordCounts, products: readonly SearchableProduct[], direction: 1 | -1): void {
  for (const { word, weight } of vocabularyOf(products)) counts.set(word, (counts.get(word) ?? 0) + direction * weight)
}

/** The words of the products before they are changed. */
export async function countFormerWords(tx: Database, counts: WordCounts, source: SQL): Promise<void> {
  await forEachBatch(tx, source, async products =>
    addWords(
      counts,
      products.map(({ searchable }) => searchable),
      -1,
    ),
  )
}

async function writeDocuments(tx: Database, products: Awaited<ReturnType<typeof loadSearchable>>): Promise<void> {
  const documents = products.map(({ id, searchable }) => ({ id, document: documentOf(searchable) }))
  await tx.execute(sql`
    insert into product_search (product_id, document)
    select id, document::tsvector from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as row (id int, document text)
    on conflict (product_id) do update set document = excluded.document`)
}

const MILESTONE = 'search documents'
/** Another one where stems or documents have changed: queries do not match the documents of before. */
const VERSION = '4'

/** Writes the documents of all products anew when a former version of the program has written them. */
export async function renewSearchDocuments(db: Database): Promise<void> {
  const isRenewed = async (from: Database) =>
    (await from.$count(milestones, and(eq(milestones.name, MILESTONE), eq(milestones.value, VERSION)))) > 0
  if (await isRenewed(db)) return
  await transact(db, async tx => {
    // Processes that start at the same time wait here until the first has committed.
    await tx.execute(sql`lock table ${milestones} in exclusive mode`)
    if (await isRenewed(tx)) return
    await forEachBatch(tx, sql`select product_id as id from product_search`, products => writeDocuments(tx, products))
    await tx
      .insert(milestones)
      .values({ name: MILESTONE, value: VERSION })
      .onConflictDoUpdate({ target: milestones.name, set: { value: VERSION } })
    await bumpDataVersions(tx, [EVERYTHING_TAG])
  })
}

/** Writes the documents of changed products, and the words for corrections. */
export async function indexProducts(tx: Database, counts: WordCounts, source: SQL): Promise<void> {
  await forEachBatch(tx, source, async products => {
    addWords(
      counts,
      products.map(({ searchable }) => searchable),
      1,
    )
    await writeDocuments(tx, products)
  })
  const words = [...counts].filter(([, weight]) => weight !== 0)
  for (let from = 0; from < words.length; from += 2_000) {
    const rows = words.slice(from, from + 2_000).map(([word, weight]) => ({ word, latin: toLooseLatin(word), weight }))
    const changed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (word text, latin text, weight int)`
    await tx.execute(sql`
      update search_words own set weight = greatest(0, own.weight + changed.weight) from ${changed} where changed.word = own.word`)
    await tx.execute(sql`
      insert into search_words (word, latin, weight)
      select word, latin, weight from ${changed} where weight > 0 on conflict (word) do nothing`)
  }
  await tx.execute(sql`delete from search_words where weight <= 0`)
}
