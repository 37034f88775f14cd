import sharp from 'sharp'

/** Maximum number of pixels of a photo: covers phone cameras and limits the memory of the decoded image. */
const MAX_PIXELS = 50_000_000

/** Longer side of a stored photo in pixels. */
const MAX_SIDE = 1_600

/** Longer side of a preview: twice the pixels that a list shows, for dense screens. */
const PREVIEW_SIDE = 320

interface ReducedPhoto {
  /** WebP without metadata. */
  data: Buffer
  width: number
  height: number
}

const isAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. Other formats, such as SVG, are never decoded. */
export const isPhoto = (bytes: Uint8Array): boolean =>
  isAt(bytes, 0, '\xff\xd8\xff') ||
  isAt(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) ||
  isAt(bytes, 4, 'ftypavif')

/** Decodes a photo and encodes it again, rotated by its EXIF orientation and without metadata such as its location. */
export async function reducePhoto(bytes: Uint8Array): Promise<ReducedPhoto | 'media_type' | 'too_large'> {
  if (!isPhoto(bytes)) return 'media_type'
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'too_large'
    const { data, info } = await photo
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return 'media_type' // a valid signature with invalid or truncated content
  }
}

/** A stored photo, reduced for a list. */
export const photoPreview = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
