import { basename } from 'node:path'
import { collections } from '@shop/contract'
import { reservedSegments } from '@shop/contract/constants'
import { defaultLocale, locales } from '@shop/contract/locales'
import { inArray } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { categories } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { PictureRefused } from '../pictures/fetch-picture.ts'
import { type Original, storeOriginal } from '../pictures/originals.ts'
import { type ContentFile, fileName, headerOf, parseContentFile, parseFileName } from './content-file.ts'
import { type ContentKind, type Entry, emptyEntry, loadEntries, saveEntry, tagsOf } from './entry.ts'
import { loadPicture, type PictureChange } from './entry-picture.ts'
import type { Problem } from './problem.ts'

export interface SourceFile {
  /** Path; pictures are looked for beside it. */
  file: string
  text: string
}

interface Difference {
  slug: string
  isNew: boolean
  /** `title (uk)`, `picture`. */
  changes: readonly string[]
}

export interface ContentImport {
  problems: readonly Problem[]
  differences: readonly Difference[]
  /** Entries that the files are about. */
  count: number
}

interface ImportOptions {
  kind: ContentKind
  isDryRun: boolean
  /** Folder of the originals of pictures. */
  originals: string
  now: Date
}

/** Files of one entry. */
interface Draft {
  slug: string
  files: readonly ContentFile[]
  picture: PictureChange
}

export function parseFiles(kind: ContentKind, sources: readonly SourceFile[]) {
  const problems: Problem[] = []
  const files: ContentFile[] = []
  for (const { file, text } of sources) {
    const name = parseFileName(file)
    if (!name) {
      const message = `It must be named after the address and the language: delivery.uk.md (${locales.join(', ')}; small Latin letters, digits and hyphens).`
      problems.push({ file: basename(file), line: 1, field: 'name', message })
      continue
    }
    const parsed = parseContentFile(kind, { file, text, ...name })
    if (!('slug' in parsed)) problems.push(...parsed.map(problem => ({ file: basename(file), ...problem })))
    else if (files.some(({ slug, lang }) => slug === name.slug && lang === name.lang))
      problems.push({ file: basename(file), line: 1, field: 'name', message: 'There is another file of that name.' })
    else files.push(parsed)
  }
  return { problems, files }
}

/** Slugs that lead to something else than a page. */
async function takenSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]))
  return new Set([...found.map(({ slug }) => slug), ...reservedSegments, ...collections])
}

/** Applies the files to an entry. */
export function mergeFiles(before: Entry, { files, picture }: Draft): Entry {
  const entry = { ...before }
  for (const { lang, title, lead, description, meta_title, body, date } of files) {
    entry.titles = { ...entry.titles, [lang]: title }
    entry.leads = { ...entry.leads, [lang]: lead }
    entry.descriptions = { ...entry.descriptions, [lang]: description }
    entry.meta_titles = { ...entry.meta_titles, [lang]: meta_title }
    entry.bodies = { ...entry.bodies, [lang]: body }
    if (date) entry.published_at = date
  }
  if (picture !== 'same') entry.picture = picture === 'none' ? null : picture.picture
  return entry
}

/** Names of the fields that differ, with their languages. */
function changesOf(kind: ContentKind, before: Entry, after: Entry): string[] {
  return locales.flatMap(lang => {
    const [was, is] = [headerOf(kind, before, lang), headerOf(kind, after, lang)]
    const changed = Object.keys(is).filter(field => was[field] !== is[field] && field !== 'picture')
    if (before.bodies[lang] !== after.bodies[lang]) changed.push('body')
    const shared = lang === defaultLocale && before.picture !== after.picture ? ['picture'] : []
    return [...changed.map(field => (field === 'date' ? field : `${field} (${lang})`)), ...shared]
  })
}

/**
 * Checks files of pages or news and writes what differs in one transaction: all of them, or nothing when anything is wrong. Files
 * whose entry the shop has may come in some languages only.
 */
export async function importContent(
  db: Database,
  sources: readonly SourceFile[],
  { kind, isDryRun, originals, now }: ImportOptions,
): Promise<ContentImport> {
  const { problems, files } = parseFiles(kind, sources)
  const bySlug = Map.groupBy(files, ({ slug }) => slug)
  const slugs = [...bySlug.keys()]
  const known = await loadEntries(db, kind, { slugs })
  const taken = kind === 'page' ? await takenSlugs(db, slugs) : new Set<string>()
  const drafts: Draft[] = []
  for (const [slug, own] of bySlug) {
    const [first] = own
    if (!first) continue
    const wrong = (field: string, message: string, line = 1, file = first.file) =>
      problems.push({ file: basename(file), line, field, message })
    const present = known.get(slug)
    const missing = locales.filter(lang => !own.some(file => file.lang === lang))
    // A faulty file in another language has been named already.
    const isNamed = (lang: (typeof locales)[number]) => problems.some(problem => problem.file === fileName(slug, lang))
    const absent = missing.filter(lang => !isNamed(lang))
    if (!present && absent.length > 0)
      wrong('name', `«${slug}» is new: ${absent.map(lang => fileName(slug, lang)).join(', ')} must come with it.`)
    if (!present && taken.has(slug)) wrong('name', `The address /${slug} belongs to another page of the shop.`)
    const named = own.find(({ picture }) => picture !== null)
    let picture: PictureChange = 'same'
    try {
      if (named?.picture) picture = await loadPicture(named.picture.value, named.file, present?.picture ?? null)
    } catch (error) {
      const reason = error instanceof PictureRefused ? error.message : 'It could not be read.'
      wrong('picture', reason, named?.picture?.line, named?.file)
    }
    drafts.push({ slug, files: own, picture })
  }
  if (problems.length > 0) {
    const inOrder = problems.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    return { problems: inOrder, differences: [], count: 0 }
  }
  const added = drafts.flatMap(({ picture }): Original[] => (typeof picture === 'string' ? [] : [picture]))
  if (!isDryRun) for (const original of added) await storeOriginal(originals, original)
  const differences = await transact(db, async tx => {
    const entries = await loadEntries(tx, kind, { slugs, lock: true })
    const found: Difference[] = []
    for (const draft of drafts) {
      const present = entries.get(draft.slug)
      const before = present ?? emptyEntry(draft.slug)
      const after = mergeFiles(before, draft)
      const changes = changesOf(kind, before, after)
      if (changes.length === 0) continue
      found.push({ slug: draft.slug, isNew: !present, changes })
      if (!isDryRun) await saveEntry(tx, kind, after, now)
    }
    if (!isDryRun && found.length > 0)
      await bumpDataVersions(tx, [...new Set(found.flatMap(({ slug }) => tagsOf(kind, slug)))])
    return found
  })
  return { problems: [], differences, count: drafts.length }
}
