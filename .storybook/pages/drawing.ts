import { drawFlat, type Flat } from '../../apps/backend/src/drawings/index.ts'

const urls = new Map<string, string>()

/** URL of a product picture: drawn by the shop's generator, which is pure and imports nothing else of the backend. */
export function drawingUrl(flat: Flat): string {
  const key = JSON.stringify(flat)
  const known = urls.get(key)
  if (known) return known
  const url = URL.createObjectURL(new Blob([drawFlat(flat, `d${urls.size}`)], { type: 'image/svg+xml' }))
  urls.set(key, url)
  return url
}
