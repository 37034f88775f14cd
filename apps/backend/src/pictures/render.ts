import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawFlat } from '../drawings/index.ts'
import { digestOf, isPhotograph, type Picture, sizeOf } from './picture.ts'
import type { Variant, Width } from './variant-path.ts'

// Two pictures at a time, a thread each: page answers keep the rest of the machine. Nothing is asked for twice.
sharp.concurrency(1)
sharp.cache(false)

/** The plate under the goods (shop's theme: `plate`), for formats and networks without transparency. */
const PLATE = '#F1EFE8'

/** What social networks show beside a link: 1.91 : 1, the picture whole in the middle. */
const SHARE = { width: 1200, height: 630 }

/** Opens a photograph turned upright, or draws a flat. */
function open(picture: Picture, photographs: string, height: number): Sharp {
  if (isPhotograph(picture)) return sharp(join(photographs, picture.file)).autoOrient()
  // librsvg draws straight at the size asked for: 72 dots per inch are the sheet's own units
  const density = (72 * height) / sizeOf(picture).height
  return sharp(Buffer.from(drawFlat(picture, digestOf(picture))), { density })
}

/** A picture is never blown up: a small photograph stays as it is. */
function sized(picture: Picture, photographs: string, width: Width): Sharp {
  const whole = sizeOf(picture)
  const height = Math.round((whole.height * width) / whole.width)
  return open(picture, photographs, height).resize(width, height, { withoutEnlargement: isPhotograph(picture) })
}

/** On the plate, whole, for social networks. */
const shared = (picture: Picture, photographs: string): Sharp =>
  open(picture, photographs, SHARE.height)
    .resize({ ...SHARE, fit: 'contain', background: PLATE })
    .flatten({ background: PLATE })

/**
 * Makes one file of a picture. Settings were weighed on the drawings: the fine stitching stays sharp, and a card's
 * picture of 320 pixels is 6 kB and 80 ms. AVIF's effort 3 would double the encoder's time for 4 % of the bytes.
 */
export async function render(picture: Picture, photographs: string, { width, format }: Variant): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return sized(picture, photographs, width).avif({ quality: 52, effort: 2 }).toBuffer()
    case 'webp':
      return sized(picture, photographs, width).webp({ quality: 76, alphaQuality: 80, effort: 4 }).toBuffer()
    case 'jpg':
      return shared(picture, photographs).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
}
