/**
 * Gives each route one stylesheet beside that of the root. The chunks of a route have stylesheets of their own, four on a page of the
 * catalogue: each is a request before the first view, and is compressed by itself. They stay for the parts that are imported later.
 * Scripts of chunks that had only stylesheets are left out, and stylesheets that every document has are not imported again.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { z } from 'zod'
import routes from './app/routes.ts'

const Chunk = z.looseObject({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
})
const Chunks = z.record(z.string(), Chunk)
type Chunks = z.infer<typeof Chunks>

/** Vite's manifest, from which React Router takes the stylesheets of a route: those of its chunk and of all that this imports. */
const MANIFEST = '.vite/manifest.json'
const APP = 'app/'
/** Modules of every document. */
const ROOT = /^app\/(root|entry\.client)\.tsx/

/** Stylesheets of a chunk and of its static imports, in the order of React Router. */
function stylesheetsOf(chunks: Chunks, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const { css = [], imports = [] } = chunks[key] ?? {}
  return [...new Set([...css, ...imports.flatMap(imported => stylesheetsOf(chunks, imported, seen))])]
}

/** Stylesheets of every document. */
const stylesheetsOfRoot = (chunks: Chunks): Set<string> =>
  new Set(Object.keys(chunks).flatMap(key => (ROOT.test(key) ? stylesheetsOf(chunks, key) : [])))

/** Files of the layouts around each page, relative to the folder of the app like those of the routes. */
export function layoutsOfPages(routes: readonly RouteConfigEntry[], around: readonly string[] = []) {
  const layouts = new Map<string, readonly string[]>()
  for (const { file, children = [] } of routes) {
    if (children.length === 0) layouts.set(file, around)
    for (const [page, outer] of layoutsOfPages(children, [...around, file])) layouts.set(page, outer)
  }
  return layouts
}

interface Merging {
  layouts: ReadonlyMap<string, readonly string[]>
  /** Returns the path of a file that has the content of the given ones. */
  merge: (name: string, files: readonly string[]) => Promise<string>
}

/**
 * The chunks with one stylesheet for each page, which has those of its layouts too. A single one is copied: when a route is left its
 * stylesheet is removed, which must not take away that of an imported part.
 */
export async function mergeStylesheets(chunks: Chunks, { layouts, merge }: Merging): Promise<Chunks> {
  const entries = Object.keys(chunks).filter(key => chunks[key]?.isEntry)
  const shared = stylesheetsOfRoot(chunks)
  const merged: Chunks = {}
  for (const [key, chunk] of Object.entries(chunks)) {
    const [file = ''] = key.slice(APP.length).split('?')
    const page = entries.filter(
      entry => entry === key || layouts.get(file)?.some(layout => entry.startsWith(APP + layout)),
    )
    const isPage = chunk.isEntry && ![...layouts.values()].some(around => around.includes(file))
    const all = isPage ? new Set(page.flatMap(entry => stylesheetsOf(chunks, entry))) : []
    const own = [...all].filter(stylesheet => !shared.has(stylesheet))
    const css = own.length > 0 ? [await merge(chunk.name ?? 'route', own)] : []
    merged[key] = { ...chunk, css: ROOT.test(key) ? [await merge('root', [...shared])] : css }
  }
  return merged
}

const ONLY_IMPORTS = /^(import"\.\/[^"]+";|\/\*.*?\*\/|\s)+$/

/**
 * Files of chunks that had nothing but stylesheets: their scripts only import what every document has, so that nobody needs them.
 * `codes`: the scripts by their file.
 */
export function emptyScripts(chunks: Chunks, codes: ReadonlyMap<string, string>): Set<string> {
  const fileOf = (key: string) => chunks[key]?.file ?? ''
  const rootKeys = Object.keys(chunks).filter(key => ROOT.test(key))
  const known = new Set(rootKeys.flatMap(key => [key, ...(chunks[key]?.imports ?? [])]).map(fileOf))
  const candidates = Object.values(chunks).filter(
    ({ file, isEntry }) => !isEntry && !known.has(file) && ONLY_IMPORTS.test(codes.get(file)?.trim() ?? ''),
  )
  const empty = new Set(candidates.map(({ file }) => file))
  for (let size = -1; size !== empty.size; ) {
    size = empty.size
    for (const { file, imports = [] } of candidates)
      if (imports.some(key => !known.has(fileOf(key)) && !empty.has(fileOf(key)))) empty.delete(file)
  }
  return empty
}

/**
 * A script without the stylesheets of every document among what Vite fetches before a dynamic import, each of which would have all
 * styles of the page computed anew.
 */
export function withoutKnownStylesheets(code: string, known: ReadonlySet<string>): string {
  const names = /__vite__mapDeps=.*?m\.f=\[(.*?)\]/.exec(code)?.[1]?.split(',') ?? []
  const isNeeded = (index: string) => !known.has(names[Number(index)]?.slice(1, -1) ?? '')
  return code.replaceAll(
    /__vite__mapDeps\(\[([\d,]*)\]\)/g,
    (_, indices: string) => `__vite__mapDeps([${indices.split(',').filter(isNeeded)}])`,
  )
}

/** Removes the imports of empty scripts, from the scripts and from the chunks, and those of `known` stylesheets. */
async function removeNeedless(dir: string, chunks: Chunks, known: ReadonlySet<string>): Promise<Chunks> {
  const files = [...new Set(Object.values(chunks).map(({ file }) => file))].filter(file => file.endsWith('.js'))
  const codes = new Map(
    await Promise.all(files.map(async file => [file, await readFile(join(dir, file), 'utf8')] as const)),
  )
  const empty = emptyScripts(chunks, codes)
  for (const [file, code] of codes) {
    const rest = withoutKnownStylesheets(code, known).replaceAll(/import"\.\/([^"]+)";/g, (text, name) =>
      empty.has(`assets/${name}`) ? '' : text,
    )
    if (rest !== code && !empty.has(file)) await writeFile(join(dir, file), rest)
  }
  const isNeeded = (key: string) => !empty.has(chunks[key]?.file ?? '')
  return Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [key, { ...chunk, imports: (chunk.imports ?? []).filter(isNeeded) }]),
  )
}

export function stylesheetPerRoute(): Plugin {
  return {
    name: 'stylesheet-per-route',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const manifest = join(dir, MANIFEST)
        const merge = async (name: string, files: readonly string[]) => {
          const texts = await Promise.all(files.map(file => readFile(join(dir, file), 'utf8')))
          const text = texts.join('')
          const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
          const file = `assets/${name}-route-${hash}.css`
          await writeFile(join(dir, file), text)
          return file
        }
        const chunks = Chunks.parse(JSON.parse(await readFile(manifest, 'utf8')))
        const merged = await mergeStylesheets(chunks, { layouts: layoutsOfPages(routes), merge })
        await writeFile(manifest, JSON.stringify(await removeNeedless(dir, merged, stylesheetsOfRoot(chunks))))
      },
    },
  }
}
