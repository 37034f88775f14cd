import { encode } from 'uqr'

/** A QR code as an SVG path of unit squares in a square of `size`. */
export interface QrCode {
  size: number
  path: string
}

/** The largest version of the format: a printed code stays readable. Source: rules of the National Bank, format 002. */
const MAX_VERSION = 15

/** The code of a link; error correction of 15 %, which the sign in its middle needs. */
export function qrCodeOf(url: string): QrCode {
  const { size, data } = encode(url, { ecc: 'M', border: 0, maxVersion: MAX_VERSION })
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: path.join('') }
}
