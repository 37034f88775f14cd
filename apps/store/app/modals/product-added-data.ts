/** What the dialog «product-added» is opened with: the line that goods went into, and how many. */
export interface ProductAddedData {
  lineId: number
  count: number
}

/** Reads it out of the flow's data, which may be anything. */
export function parseProductAddedData(data: unknown): ProductAddedData | null {
  if (typeof data !== 'object' || data === null || !('lineId' in data) || !('count' in data)) return null
  const { lineId, count } = data
  return typeof lineId === 'number' && typeof count === 'number' ? { lineId, count } : null
}
