import type { ParcelState } from '../../../delivery/carrier.ts'

/**
 * Meaning of the status codes of `TrackingDocument.getStatusDocuments`. Codes that are not listed change nothing: created,
 * deleted, not found, packing. 102, 103 and 108: the recipient refused; 105: not collected in time; 106: sent back.
 */
const states: Readonly<Record<string, ParcelState>> = {
  4: 'on_the_way',
  41: 'on_the_way',
  5: 'on_the_way',
  6: 'on_the_way',
  7: 'on_the_way',
  8: 'on_the_way',
  101: 'on_the_way',
  104: 'on_the_way',
  111: 'on_the_way',
  112: 'on_the_way',
  9: 'delivered',
  10: 'delivered',
  11: 'delivered',
  102: 'refused',
  103: 'refused',
  108: 'refused',
  105: 'expired',
  106: 'expired',
}

export const parcelState = (code: string): ParcelState => states[code] ?? 'unknown'
