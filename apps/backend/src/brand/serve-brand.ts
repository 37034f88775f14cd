import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brandAssets, brandIcons, FAVICON_FILE, ICON_BACKGROUND } from './assets.ts'

const files = new Map(brandAssets.map(({ path, file }) => [path, file]))
const icons = new Map(brandIcons.map(icon => [icon.path, icon]))

/** Rendered once per process. */
const rendered = new Map<string, Promise<Buffer>>()

/** The favicon in the middle of a square. */
async function renderIcon({ size, share }: (typeof brandIcons)[number]): Promise<Buffer> {
  const width = Math.round(size * share)
  const drawn = await sharp(await readFile(FAVICON_FILE), { density: (72 * width) / 32 })
    .resize(width)
    .toBuffer()
  const background = { create: { width: size, height: size, channels: 4 as const, background: ICON_BACKGROUND } }
  return sharp(background)
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}

const headers = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
})

/** Serves the favicon and the icons of an installed shop under `/brand/`. */
export async function serveBrand(path: string): Promise<Response | null> {
  const file = files.get(path)
  if (file) return new Response(await readFile(file, 'utf8'), { headers: headers('image/svg+xml') })
  const icon = icons.get(path)
  if (!icon) return null
  const png = rendered.get(path) ?? renderIcon(icon)
  rendered.set(path, png)
  return new Response(new Uint8Array(await png), { headers: headers('image/png') })
}
