/** JPEG is for social networks only, which do not support newer formats. */
export type Format = 'avif' | 'webp' | 'jpg'

export const WIDTHS = [160, 320, 480, 800, 1200] as const
export type Width = (typeof WIDTHS)[number]

export const MEDIA_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export const SOCIAL_WIDTH: Width = 1200

/** One size and format of a picture. */
export interface Variant {
  digest: string
  width: Width
  format: Format
}

const PREFIX = '/pictures/'
const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
const NAME_PATTERN = new RegExp(`^${NAME}$`)
const PATTERN = new RegExp(
  `^/pictures/(?<digest>[0-9a-f]{16})/(?<name>${NAME})-(?<width>\\d+)\\.(?<format>avif|webp|jpg)$`,
)

/** Path of a variant; `name` is for readers and search engines, and finds the previews of links: the digest identifies the picture. */
export function variantPath({ digest, width, format }: Variant, name: string): string {
  if (!NAME_PATTERN.test(name))
    throw new Error(`A picture's name is lower-case Latin letters, digits and single hyphens, not "${name}".`)
  return `${PREFIX}${digest}/${name}-${width}.${format}`
}

export const isPicturePath = (path: string): boolean => path.startsWith(PREFIX)

/** The variant of a path; `unknown`: not a picture path, `width`: an unsupported width. */
export function parseVariantPath(path: string): (Variant & { name: string }) | 'unknown' | 'width' {
  const { digest, name, width: requested, format: extension } = PATTERN.exec(path)?.groups ?? {}
  const format = FORMATS.find(known => known === extension)
  if (!digest || !name || !format) return 'unknown'
  const width = WIDTHS.find(known => String(known) === requested)
  return width && (format !== 'jpg' || width === SOCIAL_WIDTH) ? { digest, width, format, name } : 'width'
}

const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies readonly Format[]
