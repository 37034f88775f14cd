import sharp from 'sharp'
import { encode } from 'uqr'

/** Name of the picture in a mail. */
export const QR_IMAGE = 'qr'

/** Modules of the border that scanners need. */
const QUIET_ZONE = 4
/** Pixels of a module. */
const SCALE = 4

/** QR code of a link as a PNG, black on white: mail programs show no SVG. */
export function qrImageOf(url: string): Promise<Buffer> {
  const { size, data } = encode(url, { ecc: 'L', border: QUIET_ZONE })
  const pixels = Buffer.from(data.flatMap(row => row.map(dark => (dark ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
