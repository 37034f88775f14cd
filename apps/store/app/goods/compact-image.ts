import type { Image } from '@shop/contract'

/** A picture whose addresses lack what they all begin with: each is paid for in HTML and in data alike. */
export interface CompactImage extends Omit<Image, 'alt'> {
  prefix: string
}

const between = ', '

/** Pixels: widths that a picture of a card is ever shown in, twice as many for sharp screens included. */
const WIDTHS = [320, 480, 800]

const fits = (candidate: string, widths: readonly number[]) => widths.some(width => candidate.endsWith(` ${width}w`))

function commonPrefix(texts: readonly string[]): string {
  const [first = ''] = texts
  let length = first.length
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

/** Takes a picture apart: only the widths that its place can use, a card's unless told, the common beginning said once. */
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

/** Puts it together again, without words: a name stands beside every card's picture. */
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
