import { defaultLocale, type Locale, locales } from '@shop/contract/locales'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { search_synonyms } from '../db/schema/index.ts'
import { MAX_SYNONYM_WORDS } from '../search/synonyms.ts'
import { tokenize } from '../text-matching/tokenize.ts'
import { CommandError } from './command.ts'
import type { Faults } from './fields.ts'
import { defineResource } from './resource.ts'

/** Every process holds all of them in memory. */
const MAX_SYNONYMS = 5_000
const MAX_LENGTH = 80

/** Language and word, as queries are compared with it: `uk:каска`. */
function parseKey(key: string): { lang: Locale; word: string } {
  const lang = locales.find(own => key.startsWith(`${own}:`))
  return { lang: lang ?? defaultLocale, word: tokenize(lang ? key.slice(lang.length + 1) : key).join(' ') }
}

function readKey(typed: string, faults: Faults): string {
  const { lang, word } = parseKey(typed)
  if (/^\w{2}:/.test(typed) && !typed.startsWith(`${lang}:`))
    faults.add('word', `The language must be ${locales.join(', ')}.`)
  else if (word === '') faults.add('word', 'It has no letters.')
  else if (word.split(' ').length > MAX_SYNONYM_WORDS)
    faults.add('word', `It has more than ${MAX_SYNONYM_WORDS} words.`)
  else if (typed.length > MAX_LENGTH) faults.add('word', `It has more than ${MAX_LENGTH} characters.`)
  return `${lang}:${word}`
}

const replacements = z
  .string()
  .transform(typed => typed.split(',').map(text => text.trim().replace(/\s+/g, ' ')))
  .refine(all => all.every(text => tokenize(text).length > 0), 'A replacement has no letters.')
  .refine(all => all.every(text => text.length <= MAX_LENGTH), `It has more than ${MAX_LENGTH} characters.`)
  .transform(all => [...new Set(all)].toSorted())

export const synonymResource = defineResource({
  name: 'synonyms',
  what: 'synonyms',
  schema: z.object({ as: replacements }),
  help: 'What words of the trade are searched as, when goods have other names. A word has its language before it, en:helmet, or is Ukrainian. as: what the shop calls it, separated by commas, or /SLUG: the category nearest to what it does not sell.',
  table: search_synonyms,
  tags: () => ['synonyms'],
  listed: ['as'],
  isNamed: true,
  readKey,
  async load(db) {
    const { lang, word, replacement } = search_synonyms
    const rows = await db.select().from(search_synonyms).orderBy(asc(lang), asc(word), asc(replacement))
    const words = Map.groupBy(rows, row => `${row.lang}:${row.word}`)
    return [...words].map(([key, own]) => ({
      id: key,
      key,
      fields: { as: own.map(row => row.replacement).toSorted() },
    }))
  },
  async check(_, { as = [] }, { key, faults }) {
    const { word } = parseKey(key)
    if (as.some(text => tokenize(text).join(' ') === word)) faults.add('as', 'The replacement is the word itself.')
  },
  async save(tx, { as }, { key }) {
    const { lang, word } = parseKey(key)
    await tx.delete(search_synonyms).where(and(eq(search_synonyms.lang, lang), eq(search_synonyms.word, word)))
    await tx.insert(search_synonyms).values(as.map(replacement => ({ lang, word, replacement })))
    const count = await tx.$count(search_synonyms)
    if (count > MAX_SYNONYMS) throw new CommandError(`The shop would have ${count} synonyms: at most ${MAX_SYNONYMS}.`)
    return key
  },
  remove(tx, { key }) {
    const { lang, word } = parseKey(key)
    return tx.delete(search_synonyms).where(and(eq(search_synonyms.lang, lang), eq(search_synonyms.word, word)))
  },
})
