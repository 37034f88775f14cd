// Cuts the router's manifest by language. A document knows the routes of its own language alone, another one is another
// document; and it says nothing twice. Half of a file that every page loads is saved.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@shop/contract/locales'
import { z } from 'zod'
import { manifestFor } from './server/manifest.ts'

const Route = z.looseObject({
  id: z.string(),
  imports: z.array(z.string()),
  css: z.array(z.string()).optional(),
})
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
const PRELOADED =
  /^(root|shop-layout|home|search|news|news-article|wishlist|cart|page|page-product|checkout-layout|checkout)(___|$)/

/** A route without flags that are not set and without the entry's files, which every page has loaded. */
function compact({ css = [], ...route }: z.infer<typeof Route>, entry: Entry) {
  const flags = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
  return {
    ...flags,
    imports: PRELOADED.test(route.id) ? route.imports.filter(file => !entry.imports.includes(file)) : [],
    // The root's stylesheets stand in every document, for as long as it lives.
    css: route.id === 'root' ? css : css.filter(file => !entry.css?.includes(file)),
  }
}

for (const name of await readdir(folder)) {
  if (!/^manifest-\w+\.js$/.test(name)) continue
  const text = await readFile(join(folder, name), 'utf8')
  if (!text.startsWith(BEGIN)) throw new Error(`${name} is no manifest of the router as we know it.`)
  const { url, entry, routes, ...rest } = Manifest.parse(JSON.parse(text.slice(BEGIN.length).replace(/;\s*$/, '')))
  for (const locale of locales) {
    const own = Object.entries(routes).filter(([id]) => !id.includes('___') || id.endsWith(`___${locale}`))
    const manifest = {
      ...rest,
      url: manifestFor(url, locale),
      entry,
      routes: Object.fromEntries(own.map(([id, route]) => [id, compact(route, entry)])),
    }
    await writeFile(join(folder, manifestFor(name, locale)), `${BEGIN}${JSON.stringify(manifest)};`)
  }
}
