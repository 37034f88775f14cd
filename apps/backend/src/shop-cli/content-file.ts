import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { defaultLocale, type Locale, locales } from '@shop/contract/locales'
import type { z } from 'zod'
import { type FrontMatter, parseFrontMatter, printFrontMatter } from '../content/front-matter.ts'
import { CommandError } from './command.ts'
import { type Change, Faults, isTranslated, linesOf } from './fields.ts'
import { readText, writeToFile } from './files.ts'
import { type Entry, type FileFormat, fieldsInFile, type Resource, type Write } from './resource.ts'
import { isSlug } from './shop-url.ts'

export const MAX_SLUG = 160

/** Slug and language of a file name such as `delivery.uk.md`; null: it is named otherwise. */
function parseFileName(name: string): { slug: string; lang: Locale } | null {
  const [, slug = '', ending] = /^(.+)\.(\w+)\.md$/.exec(name) ?? []
  const lang = locales.find(one => one === ending)
  return lang && isSlug(slug, MAX_SLUG) ? { slug, lang } : null
}

/** Files of an entry by their language; null: what is wrong with it is named already. */
type Files = Map<string, { folder: string; parsed: FrontMatter | null }>

/** The header and the body of a file; what stands in the file of another language than the default one has that in its name. */
function changesOf(shape: z.ZodRawShape, lang: Locale, parsed: FrontMatter | null | undefined): Change[] {
  if (!parsed) return []
  const { fields, body } = parsed
  return [...new Set([...Object.keys(shape), ...fields.keys()])].flatMap((name): Change[] => {
    const value = name === 'body' ? body : (fields.get(name)?.value ?? '')
    if (name in shape && !isTranslated(shape[name]) && value === '') return []
    return [[isTranslated(shape[name]) || lang !== defaultLocale ? `${name}.${lang}` : name, value]]
  })
}

/** Markdown files of the paths; of a folder, those that lie in it. */
async function filesOf(paths: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true
    const names = isFolder ? (await readdir(path)).filter(name => name.endsWith('.md')) : null
    files.push(...(names?.map(name => join(path, name)).toSorted() ?? [path]))
  }
  return files
}

/** An entry has a file for each language; it is exported with those of all others to a folder. */
export const markdownFiles: FileFormat = {
  usage: 'export <folder> [names...]',
  name: 'Markdown files, name.uk.md, or folders of them,',
  async read({ schema: { shape } }, _, paths) {
    const faults = new Faults({ isSorted: true })
    const entries = new Map<string, Files>()
    for (const file of await filesOf(paths)) {
      const text = await readText(file)
      const named = parseFileName(basename(file))
      const own = faults.of((field, line = 1) => `${basename(file)}, line ${line}, ${field}`)
      if (!named) {
        own.add('name', `It must be the address and the language: delivery.uk.md (${locales.join(', ')}).`)
        continue
      }
      const files: Files = entries.get(named.slug) ?? new Map()
      const parsed = parseFrontMatter(text, (...fault) => own.add(...fault))
      const body = parsed?.fields.get('body')
      if (files.has(named.lang)) own.add('name', 'There is another file of that name.')
      if (body) own.add('body', 'The text is below the header.', body.line)
      entries.set(named.slug, files.set(named.lang, { folder: dirname(file), parsed }))
    }
    if (entries.size === 0 && faults.size === 0) throw new CommandError('There are no Markdown files (.md).')
    const writes = [...entries].map(
      ([slug, files]): Write => ({
        key: slug,
        isNew: null,
        changes: locales.flatMap(lang => changesOf(shape, lang, files.get(lang)?.parsed)),
        folder: files.get(defaultLocale)?.folder ?? '.',
        faults: faults.of(placeIn(slug, files)),
      }),
    )
    return { writes, faults }
  },
  async write(resource, entries, folder) {
    for (const entry of entries)
      for (const lang of locales)
        await writeToFile(join(folder, `${entry.key}.${lang}.md`), contentFileText(resource, entry, lang))
    return folder
  },
  show: contentFileText,
}

/** Where a field is in the files of an entry. */
const placeIn =
  (slug: string, files: Files) =>
  (field: string, line = 1): string => {
    const [name = '', lang = defaultLocale] = field.split('.')
    const file = `${slug}.${lang}.md`
    const parsed = files.get(lang)?.parsed
    if (!parsed) return parsed === null ? `${file}, line 1, header` : file
    const own = name === 'body' ? parsed.bodyLine + line - 1 : (parsed.fields.get(name)?.line ?? 1)
    return `${file}, line ${own}, ${name}`
  }

/** The text of a file, which import reads back without a change. */
function contentFileText({ schema }: Resource, entry: Entry, lang: Locale): string {
  const values = new Map(linesOf(fieldsInFile(entry)))
  const own = (name: string) =>
    values.get(`${name}.${lang}`) ?? (lang === defaultLocale ? values.get(name) : undefined) ?? ''
  const { body = '', ...header } = Object.fromEntries(Object.keys(schema.shape).map(name => [name, own(name)]))
  return printFrontMatter(header, body)
}
