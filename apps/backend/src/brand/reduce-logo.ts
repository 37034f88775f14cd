import sharp from 'sharp'
import type { PictureSetting } from '../db/schema/index.ts'
import { WIDTHS } from '../pictures/index.ts'
import { isPhoto } from '../pictures/reduce-photo.ts'

/** Bytes of the file that an operator gives. */
export const MAX_LOGO_BYTES = 5_000_000
/** Pixels of a decoded picture: 7,000 × 7,000 and less. */
const MAX_PIXELS = 50_000_000
const MIN_SIDE = 16
/** Twice the 240 pixels that the header shows at most, for dense screens. */
const LOGO_WIDTH = 480
/** An installed shop shows it large; browsers ask for 144 at least. */
const FAVICON_SIDE = 480
/** Longer sides than these are lines, not logos. */
const MAX_RATIO = 12

/** Thrown for a picture that the shop cannot show; the message states the reason for the operator. */
export class LogoRefused extends Error {
  override name = 'LogoRefused'
}

/** By its content, whatever the name of the file says. */
function kindOf(bytes: Uint8Array): 'svg' | 'pixels' | null {
  if (isPhoto(bytes)) return 'pixels'
  const text = Buffer.from(bytes.subarray(0, 4_096)).toString('utf8')
  return /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/.test(text) ? 'svg' : null
}

/**
 * Makes a small WebP of a logo or favicon: an SVG becomes pixels, so that nothing of what it may contain reaches a browser, and a
 * logo of 4,000 pixels does not either.
 */
export async function reduceLogo(
  bytes: Uint8Array,
  setting: PictureSetting,
): Promise<{ data: Buffer; width: number; height: number }> {
  if (bytes.length > MAX_LOGO_BYTES) throw new LogoRefused(`It has more than ${MAX_LOGO_BYTES / 1_000_000} MB.`)
  const kind = kindOf(bytes)
  if (!kind) throw new LogoRefused('It is not an SVG, PNG, JPEG, WebP or AVIF picture.')
  const damaged = () => {
    throw new LogoRefused('The picture is damaged.')
  }
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS) throw new LogoRefused(`It has ${width} × ${height} pixels, which are too many.`)
  if (kind === 'pixels' && Math.min(width, height) < MIN_SIDE)
    throw new LogoRefused(`It has ${width} × ${height} pixels: each side needs ${MIN_SIDE}.`)
  const ratio = width / height
  if (setting === 'favicon' && (ratio > 1.05 || ratio < 0.95))
    throw new LogoRefused(`A favicon is a square; it has ${width} × ${height} pixels.`)
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO)
    throw new LogoRefused(`It has ${width} × ${height} pixels: one side is over ${MAX_RATIO} times the other.`)
  // The widths of pictures are fixed: an odd one would lose up to half of its pixels.
  const own = kind === 'svg' ? LOGO_WIDTH : (WIDTHS.find(known => known >= width) ?? LOGO_WIDTH)
  const side = setting === 'favicon' ? FAVICON_SIDE : Math.min(own, LOGO_WIDTH)
  const density = kind === 'svg' ? Math.min(2_400, Math.max(1, (72 * side) / Math.max(width, height))) : 72
  const { data, info } = await sharp(bytes, { density, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: kind === 'pixels' && width < WIDTHS[0] })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { data, width: info.width, height: info.height }
}
