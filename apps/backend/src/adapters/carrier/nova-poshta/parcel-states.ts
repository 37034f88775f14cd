import type { ParcelState } from '../../../delivery/carrier.ts'

const known = ['on_the_way', 'delivered', 'refused', 'expired'] as const satisfies readonly ParcelState[]

/**
 * Meaning of the status codes of `TrackingDocument.getStatusDocuments`. Codes that are not listed change nothing: created,
 * deleted, not found, packing. 102, 103 and 108: the recipient refused; 105: not collected in time; 106: sent back.
 */
const codes: Readonly<Record<(typeof known)[number], readonly number[]>> = {
  on_the_way: [4, 41, 5, 6, 7, 8, 101, 104, 111, 112],
  delivered: [9, 10, 11],
  refused: [102, 103, 108],
  expired: [105, 106],
}

export const parcelState = (code: string): ParcelState =>
  known.find(state => codes[state].includes(Number(code))) ?? 'unknown'
