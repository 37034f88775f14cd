/** What is made of every picture. JPEG is for social networks only, which take nothing newer. */
export type Format = 'avif' | 'webp' | 'jpg'

export const WIDTHS = [160, 320, 480, 800, 1200] as const
export type Width = (typeof WIDTHS)[number]

export const MEDIA_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Width of the picture that social networks show beside a link. */
export const SOCIAL_WIDTH: Width = 1200

/** One file of a picture. */
export interface Variant {
  digest: string
  width: Width
  format: Format
}

const PREFIX = '/pictures/'
const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
const PATTERN = new RegExp(`^/pictures/(?<digest>[0-9a-f]{16})/${NAME}-(?<width>\\d+)\\.(?<format>avif|webp|jpg)$`)

/** Path of a variant; `name` is for people and search engines, the digest alone finds the picture. */
export function variantPath({ digest, width, format }: Variant, name: string): string {
  if (!new RegExp(`^${NAME}$`).test(name))
    throw new Error(`A picture's name is lower-case Latin letters, digits and single hyphens, not "${name}".`)
  return `${PREFIX}${digest}/${name}-${width}.${format}`
}

export const isPicturePath = (path: string): boolean => path.startsWith(PREFIX)

/** The variant a path asks for, or why there is none. */
export function parseVariantPath(path: string): Variant | 'unknown' | 'width' {
  const { digest, width: asked, format: ending } = PATTERN.exec(path)?.groups ?? {}
  const format = FORMATS.find(known => known === ending)
  if (!digest || !format) return 'unknown'
  const width = WIDTHS.find(known => String(known) === asked)
  return width && (format !== 'jpg' || width === SOCIAL_WIDTH) ? { digest, width, format } : 'width'
}

const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies readonly Format[]
