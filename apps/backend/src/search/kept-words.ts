import { menuIds } from '@shop/contract/constants'
import { locales } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadCategoryTree } from '../catalogue/category-tree.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { rowsOf } from '../db/rows.ts'
import { menu_items } from '../db/schema/index.ts'
import { stemOf, tokenize } from '../text-matching/tokenize.ts'
import type { Text } from '../values/text.ts'
import type { Context } from '../wire/handler.ts'
import type { Synonyms } from './synonyms.ts'

const stemsOf = (texts: readonly Text[]): string[] =>
  texts.flatMap(text => locales.flatMap(lang => tokenize(text[lang]).map(stemOf)))

const FirstWords = rowsOf({ word: z.string() })

interface KeptWords {
  /** Stems of what the shop sells: «куртка» of «джинсова куртка». */
  goods: ReadonlySet<string>
  /** Stems of those for whom it is: «зварника» of «каска зварника». */
  trades: ReadonlySet<string>
}

/** Only an import changes the names of products, so that they have no tag. */
const loadKeptWords = memoizeByVersion(
  1,
  () => '',
  async (_: null, context: Context): Promise<KeptWords> => {
    context.tags.add('menu')
    const { db } = context
    const [tree, trades, firstWords] = await Promise.all([
      loadCategoryTree(null, context),
      db.select({ names: menu_items.names }).from(menu_items).where(eq(menu_items.menu_id, menuIds.trades)),
      // An English name ends with what it names, and so does a query: of words alike the last one is kept.
      db.execute(sql`select distinct split_part(name, ' ', 1) as word from product_texts where lang <> 'en'`),
    ])
    const named = FirstWords.parse(firstWords).flatMap(({ word }) => tokenize(word).map(stemOf))
    const categories = tree.childrenOf(null).map(({ names }) => names)
    return {
      goods: new Set([...stemsOf(categories), ...named]),
      trades: new Set(stemsOf(trades.map(({ names }) => names))),
    }
  },
)

/**
 * The words of a query that no product has together, those first that it loses first: what the goods are like, then the goods, and the
 * trade last, so that nobody gets less protection than was asked for.
 */
export async function byImportance(
  words: readonly string[],
  synonyms: Synonyms,
  context: Context,
): Promise<readonly string[]> {
  const { goods, trades } = await loadKeptWords(null, context)
  const areGoods = (text: string) =>
    tokenize(text)
      .slice(0, 1)
      .some(word => goods.has(stemOf(word)))
  const importance = (word: string) => {
    if (trades.has(stemOf(word))) return 2
    const named = [word, ...(synonyms.at([word], 0)?.replacements.map(({ text }) => text) ?? [])]
    return named.some(areGoods) ? 1 : 0
  }
  return words.toSorted((a, b) => importance(a) - importance(b))
}
