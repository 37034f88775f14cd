/** Data of the dialog «product-added»: the cart line and the added quantity. */
export interface ProductAddedData {
  lineId: number
  count: number
}

/** Parses the data of the modal flow, which is unknown. */
export function parseProductAddedData(data: unknown): ProductAddedData | null {
  if (typeof data !== 'object' || data === null || !('lineId' in data) || !('count' in data)) return null
  const { lineId, count } = data
  return typeof lineId === 'number' && typeof count === 'number' ? { lineId, count } : null
}
