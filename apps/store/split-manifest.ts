// Cuts the router's manifest by language. A document knows the routes of its own language alone, another one is another
// document; and it says nothing twice. Half of a file that every page loads is saved.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@shop/contract/locales'
import { z } from 'zod'
import { manifestFor } from './server/manifest.ts'

const Route = z.looseObject({ id: z.string(), imports: z.array(z.string()) })
const Manifest = z.looseObject({
  url: z.string(),
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), Route),
})

const folder = fileURLToPath(new URL('build/client/assets', import.meta.url))
const BEGIN = 'window.__reactRouterManifest='

/** A route without what every page has loaded anyway, and without saying what it has not. */
function brief(route: z.infer<typeof Route>, loaded: readonly string[]) {
  const said = Object.entries(route).filter(([, value]) => value !== false)
  return { ...Object.fromEntries(said), imports: route.imports.filter(file => !loaded.includes(file)) }
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
      routes: Object.fromEntries(own.map(([id, route]) => [id, brief(route, entry.imports)])),
    }
    await writeFile(join(folder, manifestFor(name, locale)), `${BEGIN}${JSON.stringify(manifest)};`)
  }
}
