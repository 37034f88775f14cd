import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@shop/contract/locales'
import sharp from 'sharp'
import type { Picture } from '../db/schema/index.ts'
import { xmlText } from '../html/escape.ts'
import { canonicalJson } from '../platform/canonical-json.ts'
import { packageFile } from '../platform/package-file.ts'
import { digestOf } from './picture.ts'

/** The picture of a link in social networks: what a page shows, with its name beside it. */
export interface LinkPreview {
  lang: Locale
  /** Name of the shop. */
  site: string
  title: string
  /** Below the title: a price or a number of models. */
  line: string
  /** In the language of the preview. */
  picture: Picture
}

/** Part of every digest. Increase it when the layout changes, so that all paths change. */
const LAYOUT_VERSION = 1

export const previewDigest = ({ picture, ...texts }: LinkPreview): string =>
  createHash('sha256')
    .update(`preview ${LAYOUT_VERSION} ${digestOf(picture)} ${canonicalJson(texts)}`)
    .digest('hex')
    .slice(0, 16)

/** Size for social networks: 1.91 : 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** Pixels of the dark side with the texts, and the space around them. */
const SIDE = 660
const PADDING = 64
const TEXT_WIDTH = SIDE - 2 * PADDING

const INK = '#15181b'
const PAPER = '#f7f5f0'
const MUTED = '#c9c5bb'

/** The fonts of the shop as TrueType, which is what sharp loads: a server need not have any font installed. */
const fonts = {
  display: { family: 'Card Display', file: fileURLToPath(packageFile('src/pictures/fonts/card-display.ttf')) },
  text: { family: 'Card Text', file: fileURLToPath(packageFile('src/pictures/fonts/card-text.ttf')) },
}

interface TextBox {
  font: keyof typeof fonts
  /** Pixels. */
  size: number
  colour: string
  maxHeight: number
}

/** A text in lines of the side's width; one that needs more height is made smaller. Null when there is none. */
async function writeText(content: string, { font, size, colour, maxHeight }: TextBox) {
  if (content === '') return null
  const { family, file } = fonts[font]
  const text = {
    text: `<span foreground="${colour}">${xmlText(content)}</span>`,
    font: `${family} ${size}`,
    fontfile: file,
    width: TEXT_WIDTH,
    wrap: 'word-char' as const,
    rgba: true,
  }
  const write = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...text, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const written = await write({ dpi: 72 })
  return written.info.height <= maxHeight ? written : await write({ height: maxHeight })
}

/** The texts on the dark side of a preview: the shop, the title in the middle, the line at the lower edge. */
export async function writePreviewTexts({ site, title, line }: LinkPreview) {
  const { height } = PREVIEW_SIZE
  const [above, middle, below] = await Promise.all([
    writeText(site, { font: 'text', size: 34, colour: MUTED, maxHeight: 48 }),
    writeText(title, { font: 'display', size: 84, colour: PAPER, maxHeight: 320 }),
    writeText(line, { font: 'text', size: 44, colour: PAPER, maxHeight: 60 }),
  ])
  const at = (text: typeof above, top: (height: number) => number) =>
    text ? [{ input: text.data, left: PADDING, top: Math.round(top(text.info.height)) }] : []
  return [
    { input: { create: { width: SIDE, height, channels: 3 as const, background: INK } }, left: 0, top: 0 },
    ...at(above, () => PADDING),
    ...at(middle, own => (height - own) / 2),
    ...at(below, own => height - PADDING - own),
  ]
}

/** Where the picture is, right of the texts. */
export const PREVIEW_PICTURE = { left: SIDE, width: PREVIEW_SIZE.width - SIDE, height: PREVIEW_SIZE.height }
