import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Locale, locales } from '@shop/contract/locales'
import { and, asc, eq, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { search_synonyms } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { MAX_SYNONYM_WORDS, type Synonym } from '../search/synonyms.ts'
import { tokenize } from '../search/tokenize.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'

/** Every process holds all of them in memory. */
const MAX_SYNONYMS = 5_000
const MAX_LENGTH = 80
/** Rows per statement: a statement can have 65,535 parameters. */
const BATCH_SIZE = 1_000
/** Faults of a file that are listed. */
const MAX_FAULTS = 50

/** What is wrong with a synonym; null: nothing. */
function faultOf({ word, replacement }: Synonym): string | null {
  const words = tokenize(word)
  if (words.length === 0) return 'the word has no letters'
  if (words.length > MAX_SYNONYM_WORDS) return `the word has more than ${MAX_SYNONYM_WORDS} words`
  if (tokenize(replacement).length === 0) return 'the replacement has no letters'
  if (word.length > MAX_LENGTH || replacement.length > MAX_LENGTH) return `it has more than ${MAX_LENGTH} characters`
  return tokenize(replacement).join(' ') === words.join(' ') ? 'the replacement is the word itself' : null
}

/** As they are stored: words as queries are compared with them. */
const stored = ({ lang, word, replacement }: Synonym): Synonym => ({
  lang,
  word: tokenize(word).join(' '),
  replacement: replacement.trim().replace(/\s+/g, ' '),
})

/** Inserts synonyms that are not there yet, and returns how many. */
async function insert(tx: Database, synonyms: readonly Synonym[]): Promise<number> {
  let added = 0
  for (let from = 0; from < synonyms.length; from += BATCH_SIZE)
    added += (
      await tx
        .insert(search_synonyms)
        .values(synonyms.slice(from, from + BATCH_SIZE).map(stored))
        .onConflictDoNothing()
        .returning({ word: search_synonyms.word })
    ).length
  const count = await tx.$count(search_synonyms)
  if (count > MAX_SYNONYMS) throw new CommandError(`The shop would have ${count} synonyms: at most ${MAX_SYNONYMS}.`)
  if (added > 0) await bumpDataVersions(tx, ['search'])
  return added
}

const byWord = [asc(search_synonyms.lang), asc(search_synonyms.word), asc(search_synonyms.replacement)]

export async function listSynonyms({ db }: CommandServices, lang: Locale | undefined, isCsv: boolean): Promise<string> {
  const rows = await db
    .select()
    .from(search_synonyms)
    .where(lang === undefined ? undefined : eq(search_synonyms.lang, lang))
    .orderBy(...byWord)
  if (isCsv)
    return ['lang,word,replacement', ...rows.map(row => `${row.lang},${row.word},${row.replacement}`)].join('\n')
  if (rows.length === 0) return 'There are no synonyms.'
  const words = Map.groupBy(rows, row => `${row.lang} ${row.word}`)
  return table([
    ['Language', 'Word', 'Searched as'],
    ...[...words.values()].map(each => [
      each[0]?.lang ?? null,
      each[0]?.word ?? null,
      each.map(({ replacement }) => replacement).join(', '),
    ]),
  ])
}

/** Adds replacements of a word. Search uses them within a second. */
export async function addSynonyms(
  { db, dataVersions }: CommandServices,
  lang: Locale,
  word: string,
  replacements: readonly string[],
): Promise<string> {
  const synonyms = replacements.map(replacement => ({ lang, word, replacement }))
  for (const synonym of synonyms) {
    const fault = faultOf(synonym)
    if (fault !== null) throw new CommandError(`${word} → ${synonym.replacement}: ${fault}.`)
  }
  const added = await transact(db, tx => insert(tx, synonyms))
  dataVersions.expire()
  return added === 0
    ? `${word} (${lang}) was searched as that already.`
    : `${word} (${lang}) is searched as: ${replacements.join(', ')}.`
}

/** Removes a replacement of a word, or all of them. */
export async function removeSynonyms(
  { db, dataVersions }: CommandServices,
  lang: Locale,
  word: string,
  replacement: string | undefined,
): Promise<string> {
  const removed = await transact(db, async tx => {
    const rows = await tx
      .delete(search_synonyms)
      .where(
        and(
          eq(search_synonyms.lang, lang),
          eq(search_synonyms.word, tokenize(word).join(' ')),
          replacement === undefined
            ? undefined
            : eq(sql`lower(${search_synonyms.replacement})`, replacement.toLowerCase()),
        ),
      )
      .returning({ replacement: search_synonyms.replacement })
    if (rows.length === 0) throw new CommandError(`${word} (${lang}) has no such synonym.`)
    await bumpDataVersions(tx, ['search'])
    return rows
  })
  dataVersions.expire()
  return `${word} (${lang}) is no longer searched as: ${removed.map(row => row.replacement).join(', ')}.`
}

const isLocale = (text: string): text is Locale => locales.some(lang => lang === text)

/** Reads lines of `lang,word,replacement`; the heading and empty lines are skipped. Throws naming every faulty line. */
function parseFile(text: string): Synonym[] {
  const faults: string[] = []
  const synonyms = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, index): Synonym[] => {
      if (line.trim() === '' || (index === 0 && /^lang\s*[,;]\s*word\s*[,;]\s*replacement\s*$/i.test(line))) return []
      const cells = line.split(/[,;\t]/).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))
      const [lang = '', word = '', replacement = ''] = cells
      const wrong = (fault: string) => {
        faults.push(`Line ${index + 1}: ${fault}.`)
        return []
      }
      if (cells.length !== 3) return wrong('it must have three fields, lang,word,replacement')
      if (!isLocale(lang)) return wrong(`the language must be ${locales.join(', ')}`)
      const fault = faultOf({ lang, word, replacement })
      return fault === null ? [{ lang, word, replacement }] : wrong(fault)
    })
  const more = faults.length > MAX_FAULTS ? [`… and ${faults.length - MAX_FAULTS} more.`] : []
  if (faults.length > 0)
    throw new CommandError([...faults.slice(0, MAX_FAULTS), ...more, 'Nothing was changed.'].join('\n'))
  return synonyms
}

/** Adds the synonyms of a file. `replaces`: all others are removed. */
export async function importSynonyms(
  { db, dataVersions }: CommandServices,
  file: string,
  { replaces, isConfirmed, workingDirectory }: { replaces: boolean; isConfirmed: boolean; workingDirectory: string },
): Promise<string> {
  let text: string
  try {
    text = await readFile(resolve(workingDirectory, file), 'utf8')
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const synonyms = parseFile(text)
  if (synonyms.length === 0) throw new CommandError(`${file} has no synonyms.`)
  const { before, added, after } = await transact(db, async tx => {
    // Two imports one after the other, so that the numbers are right.
    await tx.execute(sql`lock table ${search_synonyms} in exclusive mode`)
    const count = await tx.$count(search_synonyms)
    if (replaces) {
      if (!isConfirmed) throw new ConfirmationRequired(`${count} synonyms are replaced by ${synonyms.length}.`)
      await tx.delete(search_synonyms)
      await bumpDataVersions(tx, ['search'])
    }
    const inserted = await insert(tx, synonyms)
    return { before: count, added: inserted, after: await tx.$count(search_synonyms) }
  })
  dataVersions.expire()
  return replaces
    ? `${after} synonyms in place of ${before}.`
    : `${added} synonyms added, ${synonyms.length - added} were there already; the shop has ${after}.`
}
