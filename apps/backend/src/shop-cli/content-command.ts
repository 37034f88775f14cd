import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defaultLocale, locales } from '@shop/contract/locales'
import { contentFileText, fieldRules, fileName, headerOf } from '../content/content-file.ts'
import {
  addressOf,
  type ContentKind,
  deleteEntry,
  type Entry,
  emptyEntry,
  loadEntries,
  tagsOf,
} from '../content/entry.ts'
import { printFrontMatter } from '../content/front-matter.ts'
import { type ContentImport, importContent, type SourceFile } from '../content/import-content.ts'
import { markdownOfBody } from '../content/markdown-of-body.ts'
import { problemText } from '../content/problem.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import { transact } from '../db/transact.ts'
import { isOfDemo, originalPath } from '../pictures/index.ts'
import { oneLine } from '../values/printable.ts'
import { type AddCommand, area, command } from './arguments.ts'
import { type CommandContext, CommandError, listText, table } from './command.ts'
import { Faults, parseWords } from './fields.ts'
import { readText, writeToFile } from './files.ts'
import { menuItemsOf } from './menu-tree.ts'

/** Problems that are printed. */
const MAX_PROBLEMS = 50

const names: Readonly<Record<ContentKind, { one: string; many: string }>> = {
  page: { one: 'page', many: 'pages' },
  news: { one: 'article', many: 'articles' },
}

const countOf = (kind: ContentKind, count: number) => `${count} ${count === 1 ? names[kind].one : names[kind].many}`

async function findEntry({ db }: CommandContext, kind: ContentKind, slug: string): Promise<Entry> {
  const entry = (await loadEntries(db, kind, { slugs: [slug] })).get(slug)
  if (entry) return entry
  throw new CommandError(`There is no ${names[kind].one} «${slug}». «pnpm shop ${kind} list» shows all.`)
}

/** What an import has found, as text; throws what is wrong. */
function describe(kind: ContentKind, { problems, differences, count }: ContentImport, isDryRun: boolean): string {
  if (problems.length > 0) {
    const more = problems.length > MAX_PROBLEMS ? [`… and ${problems.length - MAX_PROBLEMS} more.`] : []
    const shown = problems.slice(0, MAX_PROBLEMS).map(problem => oneLine(problemText(problem)))
    throw new CommandError([...shown, ...more, 'Nothing was changed.'].join('\n'))
  }
  if (differences.length === 0) return `Nothing changes: the shop has ${countOf(kind, count)} as the files say.`
  return [
    table(
      differences.map(({ slug, isNew, changes }) =>
        isNew ? [slug, 'new', ''] : [slug, 'changed', changes.join(', ')],
      ),
    ),
    isDryRun ? 'Nothing was changed: this was a dry run.' : `Done: ${countOf(kind, differences.length)}.`,
  ].join('\n')
}

/** Markdown files of the paths; of a folder, those that lie in it. */
async function readSources(paths: readonly string[], workingDirectory: string): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  for (const path of paths.map(one => resolve(workingDirectory, one))) {
    const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true
    const files = isFolder
      ? (await readdir(path)).filter(name => name.endsWith('.md')).map(name => join(path, name))
      : [path]
    for (const file of files.toSorted()) sources.push({ file, text: await readText(file) })
  }
  if (sources.length === 0) throw new CommandError('There are no Markdown files (.md).')
  return sources
}

const importSources = async (
  { db, clock, originals }: CommandContext,
  kind: ContentKind,
  sources: readonly SourceFile[],
  isDryRun: boolean,
): Promise<string> =>
  describe(kind, await importContent(db, sources, { kind, isDryRun, originals, now: clock() }), isDryRun)

/** Writes each entry to a file per language, and its picture beside them. */
async function exportFiles(context: CommandContext, kind: ContentKind, folder: string, slugs: readonly string[]) {
  const { db, originals, workingDirectory } = context
  for (const slug of slugs) await findEntry(context, kind, slug)
  const entries = await loadEntries(db, kind, slugs.length > 0 ? { slugs } : {})
  const target = resolve(workingDirectory, folder)
  for (const entry of entries.values()) {
    const { slug, picture } = entry
    for (const lang of locales)
      await writeToFile(join(target, fileName(slug, lang)), contentFileText(kind, entry, lang))
    if (picture && !isOfDemo(picture))
      await writeToFile(join(target, `${slug}.webp`), await readFile(originalPath(originals, picture)))
  }
  return `${countOf(kind, entries.size)} in ${target}.`
}

/** Changes fields, or adds an entry, checked as files that are imported. */
async function writeFields(
  context: CommandContext,
  kind: ContentKind,
  slug: string,
  words: readonly string[],
  isNew: boolean,
): Promise<string> {
  const faults = new Faults()
  const known = Object.keys(fieldRules[kind])
  const isShared = (name: string) => fieldRules[kind][name]?.isShared === true
  const all = isNew ? [...words, ...locales.map(lang => `body.${lang}=`)] : words
  const changes = parseWords(all, faults).map(([key, value]) => {
    const [name = '', lang] = key.split('.')
    const own = isShared(name) ? defaultLocale : locales.find(one => one === lang)
    if (!known.includes(name) && name !== 'body')
      faults.add(key, `There is no such field. A ${names[kind].one} has ${known.join(', ')}, body.`)
    else if (own === undefined)
      faults.add(key, `It differs by language: ${locales.map(one => `${name}.${one}`).join(', ')}.`)
    else if (isShared(name) && lang !== undefined) faults.add(key, `It is the same in all languages: ${name}.`)
    return { name, lang: own, value: value.replaceAll('\\n', '\n') }
  })
  faults.check()
  if (isNew && (await loadEntries(context.db, kind, { slugs: [slug] })).size > 0)
    throw new CommandError(`There is a ${names[kind].one} «${slug}» already; set changes it.`)
  const entry = isNew ? emptyEntry(slug) : await findEntry(context, kind, slug)
  const sources = locales.flatMap((lang): SourceFile[] => {
    const own = changes.filter(change => change.lang === lang)
    if (own.length === 0) return []
    const { picture: _, ...header } = headerOf(kind, entry, lang)
    const fields: Record<string, string> = { ...header, body: isNew ? '' : markdownOfBody(entry.bodies[lang], lang) }
    for (const { name, value } of own.toReversed()) fields[name] = value
    const { body = '', ...shown } = fields
    // Pictures are looked for beside the file.
    return [{ file: join(context.workingDirectory, fileName(slug, lang)), text: printFrontMatter(shown, body) }]
  })
  return importSources(context, kind, sources, false)
}

const contentCommands = (kind: ContentKind, what: string): AddCommand =>
  area(
    kind,
    `lists, shows, adds, changes and removes ${what}`,
    [
      command('list', `lists the ${what}`, async ({ db, clock }) => {
        const entries = [...(await loadEntries(db, kind)).values()]
        if (entries.length === 0) return `There are no ${names[kind].many}.`
        const shownOf = (date: Date | null) => ({ Date: date, Shown: date && date <= clock() ? 'yes' : 'not yet' })
        return listText(
          entries.map(({ slug, published_at, picture, titles }) => ({
            Name: slug,
            ...(kind === 'news' && shownOf(published_at)),
            Picture: picture !== null,
            Title: titles[defaultLocale],
          })),
        )
      }),
      command(
        'show <name>',
        'prints the Markdown file of one language',
        async (context, slug, { lang = defaultLocale }) =>
          contentFileText(kind, await findEntry(context, kind, slug), lang).trimEnd(),
        { '--lang <lang>': 'language of the file' },
      ),
      command('add <name> <fields...>', 'adds one; texts are needed in every language', (context, slug, words) =>
        writeFields(context, kind, slug, words, true),
      ),
      command(
        'set <name> <fields...>',
        'changes fields; when one is wrong nothing is changed',
        (context, slug, words) => writeFields(context, kind, slug, words, false),
      ),
      command('remove <name>', 'removes it in every language', async (context, slug) => {
        const { titles } = await findEntry(context, kind, slug)
        const path = addressOf(kind, slug)
        const links = await menuItemsOf(context.db, path)
        const linked = links.length > 0 ? ` The menu leads to it: ${links.join(', ')}.` : ''
        context.confirm(`«${titles[defaultLocale]}» (${path}) is removed in every language.${linked}`)
        await transact(context.db, async tx => {
          await deleteEntry(tx, kind, slug)
          await bumpDataVersions(tx, tagsOf(kind, slug))
        })
        return `${slug} is removed.${linked}`
      }),
      command(
        'import <files...>',
        'checks Markdown files, name.uk.md, or folders of them, and writes what differs to the shop; all or nothing',
        async (context, paths, { dryRun = false }) =>
          importSources(context, kind, await readSources(paths, context.workingDirectory), dryRun),
        { '--dry-run': 'only shows what would change' },
      ),
      command(
        'export <folder> [names...]',
        'writes the Markdown files of all, or of those that are named, which import reads back, and the pictures',
        (context, folder, slugs) => exportFiles(context, kind, folder, slugs),
      ),
    ],
    `Fields: ${Object.entries(fieldRules[kind])
      .map(([name, { isShared }]) => (isShared ? name : `${name}.uk`))
      .join(', ')}, body.uk (Markdown).`,
  )

export const page = contentCommands('page', 'pages of text')
export const news = contentCommands('news', 'articles of the news')
