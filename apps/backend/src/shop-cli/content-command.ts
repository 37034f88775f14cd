import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { defaultLocale, type Locale, locales, splitLocale } from '@shop/contract/locales'
import { contentFileText, fieldRules, fileName, headerOf } from '../content/content-file.ts'
import { addressOf, type ContentKind, deleteEntry, type Entry, loadEntries, tagsOf } from '../content/entry.ts'
import { printFrontMatter } from '../content/front-matter.ts'
import { type ContentImport, importContent, type SourceFile } from '../content/import-content.ts'
import { markdownOfBody } from '../content/markdown-of-body.ts'
import { problemText } from '../content/problem.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import { menus } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { isVector, originalPath } from '../pictures/index.ts'
import { CommandError, type CommandServices, ConfirmationRequired, localTime, table } from './command.ts'
import { oneLine } from './printable.ts'

/** Problems that are printed. */
const MAX_PROBLEMS = 50
const MAX_FILE_BYTES = 1_000_000

const names: Readonly<Record<ContentKind, { one: string; many: string }>> = {
  page: { one: 'page', many: 'pages' },
  news: { one: 'article', many: 'articles' },
}

const nameOf = (kind: ContentKind, count: number) => `${count} ${count === 1 ? names[kind].one : names[kind].many}`

async function findEntry({ db }: CommandServices, kind: ContentKind, slug: string): Promise<Entry> {
  const entry = (await loadEntries(db, kind, { slugs: [slug] })).get(slug)
  if (entry) return entry
  throw new CommandError(`There is no ${names[kind].one} «${slug}». «pnpm shop ${kind} list» shows all.`)
}

export async function listContent({ db, clock }: CommandServices, kind: ContentKind): Promise<string> {
  const entries = [...(await loadEntries(db, kind)).values()]
  if (entries.length === 0) return `There are no ${names[kind].many}.`
  const pictureOf = ({ picture }: Entry) => (picture === null ? 'no' : 'yes')
  if (kind === 'page')
    return table([
      ['Name', 'Picture', 'Title'],
      ...entries.map(entry => [entry.slug, pictureOf(entry), entry.titles[defaultLocale]]),
    ])
  return table([
    ['Name', 'Date', 'Shown', 'Picture', 'Title'],
    ...entries.map(entry => [
      entry.slug,
      entry.published_at && localTime(entry.published_at),
      entry.published_at && entry.published_at <= clock() ? 'yes' : 'not yet',
      pictureOf(entry),
      entry.titles[defaultLocale],
    ]),
  ])
}

export const showContent = async (
  services: CommandServices,
  kind: ContentKind,
  slug: string,
  lang: Locale,
): Promise<string> => contentFileText(kind, await findEntry(services, kind, slug), lang, services.publicUrl).trimEnd()

/** What an import has found, as text; throws what is wrong. */
function describe(kind: ContentKind, { problems, differences, count }: ContentImport, isDryRun: boolean): string {
  if (problems.length > 0) {
    const more = problems.length > MAX_PROBLEMS ? [`… and ${problems.length - MAX_PROBLEMS} more.`] : []
    const shown = problems.slice(0, MAX_PROBLEMS).map(problem => oneLine(problemText(problem)))
    throw new CommandError([...shown, ...more, 'Nothing was changed.'].join('\n'))
  }
  if (differences.length === 0) return `Nothing changes: the shop has ${nameOf(kind, count)} as the files say.`
  const rows = differences.map(({ slug, isNew, changes }) => [
    slug,
    isNew ? 'new' : 'changed',
    isNew ? '' : changes.join(', '),
  ])
  return [
    table(rows),
    isDryRun ? 'Nothing was changed: this was a dry run.' : `Done: ${nameOf(kind, differences.length)}.`,
  ].join('\n')
}

async function readSource(file: string): Promise<SourceFile> {
  const { size } = await stat(file)
  if (size > MAX_FILE_BYTES) throw new CommandError(`${file} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`)
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)) }
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(`${file} is not UTF-8 text.`)
    throw error
  }
}

/** Markdown files of the paths; of a folder, those that lie in it. */
async function readSources(paths: readonly string[], workingDirectory: string): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  for (const path of paths.map(one => resolve(workingDirectory, one))) {
    const found = await stat(path).catch(() => null)
    if (!found) throw new CommandError(`There is no file ${path}.`)
    const files = found.isDirectory()
      ? (await readdir(path)).filter(name => name.endsWith('.md')).map(name => join(path, name))
      : [path]
    for (const file of files.toSorted()) sources.push(await readSource(file))
  }
  if (sources.length === 0) throw new CommandError('There are no Markdown files (.md).')
  return sources
}

interface ImportCommand {
  kind: ContentKind
  paths: readonly string[]
  isDryRun: boolean
}

export async function importFiles(
  { db, dataVersions, clock, originals }: CommandServices,
  { kind, paths, isDryRun }: ImportCommand,
  workingDirectory: string,
): Promise<string> {
  const sources = await readSources(paths, workingDirectory)
  const result = await importContent(db, sources, { kind, isDryRun, originals, now: clock() })
  dataVersions.expire()
  return describe(kind, result, isDryRun)
}

/** Writes each entry to a file per language, and its picture beside them. */
export async function exportFiles(
  services: CommandServices,
  { kind, folder, slugs }: { kind: ContentKind; folder: string; slugs: readonly string[] },
  workingDirectory: string,
): Promise<string> {
  const { db, publicUrl, originals } = services
  for (const slug of slugs) await findEntry(services, kind, slug)
  const entries = await loadEntries(db, kind, slugs.length > 0 ? { slugs } : {})
  const target = resolve(workingDirectory, folder)
  try {
    await mkdir(target, { recursive: true })
    for (const entry of entries.values()) {
      const { slug, picture } = entry
      for (const lang of locales)
        await writeFile(join(target, fileName(slug, lang)), contentFileText(kind, entry, lang, publicUrl))
      if (picture && !isVector(picture))
        await writeFile(join(target, `${slug}.webp`), await readFile(originalPath(originals, picture)))
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new CommandError(`The files could not be written: ${error.message}.`)
  }
  return `${nameOf(kind, entries.size)} in ${target}.`
}

export interface FieldChange {
  kind: ContentKind
  slug: string
  field: string
  value: string
  /** Null: every field that is the same in all languages. */
  lang: Locale | undefined
}

/** Changes one field, checked as a file that is imported. */
export async function setField(
  services: CommandServices,
  { kind, slug, field, value, lang }: FieldChange,
  workingDirectory: string,
): Promise<string> {
  const { db, dataVersions, clock, publicUrl, originals } = services
  const rule = fieldRules[kind][field]
  if (!rule && field !== 'body')
    throw new CommandError(
      `There is no field ${field}. A ${names[kind].one} has ${Object.keys(fieldRules[kind]).join(', ')}, body.`,
    )
  if (!rule?.isShared && lang === undefined)
    throw new CommandError(`${field} differs by language. Say which one: --lang ${locales.join('|')}.`)
  const own = rule?.isShared ? defaultLocale : (lang ?? defaultLocale)
  const entry = await findEntry(services, kind, slug)
  const header = { ...headerOf(kind, entry, own, publicUrl), [field]: value }
  const { body, ...fields } = field === 'body' ? header : { ...header, body: markdownOfBody(entry.bodies[own], own) }
  // Pictures are looked for beside the file.
  const file = join(workingDirectory, fileName(slug, own))
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'picture' || field === 'picture'))
  const source = { file, text: printFrontMatter(shown, body ?? '') }
  const result = await importContent(db, [source], { kind, isDryRun: false, originals, now: clock() })
  dataVersions.expire()
  return describe(kind, result, false)
}

/** Names of the menu items that lead to a path. */
async function linksTo({ db }: CommandServices, path: string): Promise<string[]> {
  const rows = await db.select().from(menus)
  const walk = (items: (typeof rows)[number]['data']['items']): string[] =>
    items.flatMap(({ name, url, children }) => [...(splitLocale(url).path === path ? [name] : []), ...walk(children)])
  return rows.filter(({ lang }) => lang === defaultLocale).flatMap(({ data }) => walk(data.items))
}

export async function removeContent(
  services: CommandServices,
  kind: ContentKind,
  slug: string,
  isConfirmed: boolean,
): Promise<string> {
  const entry = await findEntry(services, kind, slug)
  const path = addressOf(kind, slug)
  const links = await linksTo(services, path)
  const linked = links.length > 0 ? ` The menu leads to it: ${links.join(', ')}.` : ''
  if (!isConfirmed)
    throw new ConfirmationRequired(`«${entry.titles[defaultLocale]}» (${path}) is removed in every language.${linked}`)
  await transact(services.db, async tx => {
    await deleteEntry(tx, kind, slug)
    await bumpDataVersions(tx, tagsOf(kind, slug))
  })
  services.dataVersions.expire()
  return `${basename(path)} is removed.${linked}`
}
