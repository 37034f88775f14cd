// Cuts the router's manifest by language and area. A document knows the routes of its own language alone, another one is another
// document; one of the shop does not know those of the account; and nothing is said twice. Two thirds of a file that every page
// loads are saved.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '@shop/contract/locales'
import { z } from 'zod'
import { type Area, areaOf, areas } from './app/platform/navigation/document-area.ts'
import { manifestFor } from './server/manifest.ts'

const Route = z.looseObject({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasDefaultExport: z.boolean(),
  imports: z.array(z.string()),
  css: z.array(z.string()).optional(),
})
type Route = z.infer<typeof Route>
const Manifest = z.looseObject({
  url: z.string(),
  entry: z.looseObject({ imports: z.array(z.string()), css: z.array(z.string()).optional() }),
  routes: z.record(z.string(), Route),
})

const folder = fileURLToPath(new URL('build/client/assets', import.meta.url))
const BEGIN = 'window.__reactRouterManifest='

interface Entry {
  imports: readonly string[]
  css?: readonly string[] | undefined
}

/** Routes whose imports are preloaded on a navigation: those of buying. The imports of the others are found when they are opened. */
const PRELOADED = /^(root|shop-layout|home|search|cart|page|page-product|checkout-layout|checkout)(___|$)/

/**
 * A route without the entry's files, which every page has loaded, and without what the router in a browser does not read: flags
 * that are not set, empty lists, whether there is a default export.
 */
function compact({ css = [], hasDefaultExport: _, ...route }: Route, entry: Entry) {
  const read = {
    ...route,
    imports: PRELOADED.test(route.id) ? route.imports.filter(file => !entry.imports.includes(file)) : [],
    // The root's stylesheets stand in every document, for as long as it lives.
    css: route.id === 'root' ? css : css.filter(file => !entry.css?.includes(file)),
  }
  const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(read).filter(([, value]) => isSaid(value)))
}

/**
 * The pages of a language and area with the layouts around them. Documents of the account know those of the shop too: their header
 * and footer send its forms. Routes without a page are asked by `fetch`, not by the router.
 */
function knownRoutes(routes: readonly Route[], locale: Locale, area: Area): readonly Route[] {
  const pages = routes.filter(
    ({ id, path, hasDefaultExport }) =>
      hasDefaultExport &&
      id.endsWith(`___${locale}`) &&
      path !== undefined &&
      (area === 'account' || areaOf(`/${path}`) === area),
  )
  const ids = new Set<string>()
  const add = ({ id, parentId }: Route): void => {
    ids.add(id)
    for (const parent of routes) if (parent.id === parentId) add(parent)
  }
  for (const page of pages) add(page)
  return routes.filter(({ id }) => ids.has(id))
}

for (const name of await readdir(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const text = await readFile(join(folder, name), 'utf8')
  if (!text.startsWith(BEGIN)) throw new Error(`${name} is no manifest of the router as we know it.`)
  const { url, entry, routes, ...rest } = Manifest.parse(JSON.parse(text.slice(BEGIN.length).replace(/;\s*$/, '')))
  for (const locale of locales)
    for (const area of areas) {
      const known = knownRoutes(Object.values(routes), locale, area)
      const manifest = {
        ...rest,
        url: manifestFor(url, locale, area),
        entry,
        routes: Object.fromEntries(known.map(route => [route.id, compact(route, entry)])),
      }
      await writeFile(join(folder, manifestFor(name, locale, area)), `${BEGIN}${JSON.stringify(manifest)};`)
    }
}
