import { encode } from 'uqr'

/** A QR code as an SVG path in a square of `size`, whose lines are one unit wide. */
export interface QrCode {
  size: number
  path: string
}

/** The largest version of the format: a printed code stays readable. Source: rules of the National Bank, format 002. */
const MAX_VERSION = 15

/** The code of a link. A sign in its middle needs error correction of 15 %, `M`. */
export function qrCodeOf(url: string, ecc: 'L' | 'M' = 'M'): QrCode {
  const { size, data } = encode(url, { ecc, border: 0, maxVersion: MAX_VERSION })
  const path = data.map((row, y) => {
    const runs = row
      .map(dark => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g)
    let end: number | null = null
    let line = ''
    for (const { index, 0: run } of runs) {
      line += `${end === null ? `M${index} ${y + 0.5}` : `m${index - end} 0`}h${run.length}`
      end = index + run.length
    }
    return line
  })
  return { size, path: path.join('') }
}
