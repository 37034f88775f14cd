import type { Image } from '@shop/contract'

/** An image whose URLs are relative to a common prefix, to keep loader data small. */
export interface CompactImage extends Omit<Image, 'alt'> {
  prefix: string
}

const between = ', '

/** Widths in pixels of a tile's picture, including high-density screens. */
const WIDTHS = [320, 480, 800]

const FALLBACK_WIDTH = 480

const fits = (candidate: string, widths: readonly number[]) => widths.some(width => candidate.endsWith(` ${width}w`))

function commonPrefix(texts: readonly string[]): string {
  const [first = ''] = texts
  let length = first.length
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

/** One file in place of a list in the format of `src`, for the few browsers that know only that format. */
export function withOneFallback(image: Image): Image {
  const list = image.sources.find(({ srcset }) => srcset.includes(image.src))
  const [file] =
    list?.srcset
      .split(between)
      .find(candidate => fits(candidate, [FALLBACK_WIDTH]))
      ?.split(' ') ?? []
  if (!file || image.sources.length < 2) return image
  return { ...image, src: file, sources: image.sources.filter(source => source !== list) }
}

/** Keeps the candidates of the given widths and factors out the common prefix of all URLs. @default widths of a product tile */
export function compactImage({ src, width, height, sources }: Image, widths: readonly number[] = WIDTHS): CompactImage {
  const lists = sources.map(({ type, srcset }) => {
    const all = srcset.split(between)
    const fitting = all.filter(candidate => fits(candidate, widths))
    return { type, candidates: fitting.length > 0 ? fitting : all }
  })
  const prefix = commonPrefix([src, ...lists.flatMap(({ candidates }) => candidates)])
  const rest = (text: string) => text.slice(prefix.length)
  return {
    prefix,
    src: rest(src),
    width,
    height,
    sources: lists.map(({ type, candidates }) => ({ type, srcset: candidates.map(rest).join(between) })),
  }
}

/** Restores the image; `alt` is empty, because a tile shows the product's name beside it. */
export const expandImage = ({ prefix, src, sources, ...size }: CompactImage): Image => ({
  ...size,
  alt: '',
  src: prefix + src,
  sources: sources.map(({ type, srcset }) => ({
    type,
    srcset: srcset
      .split(between)
      .map(candidate => prefix + candidate)
      .join(between),
  })),
})
