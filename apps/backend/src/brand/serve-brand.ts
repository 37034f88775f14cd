import { readFile } from 'node:fs/promises'
import { brandAssets } from './assets.ts'

const byPath = new Map(brandAssets.map(({ path, file }) => [path, file]))

/** Serves the logos and the favicon under `/brand/`. */
export async function serveBrand(path: string): Promise<Response | null> {
  const file = byPath.get(path)
  if (!file) return null
  return new Response(await readFile(file, 'utf8'), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
