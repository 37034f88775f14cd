const KEY = 'shop.viewed'

/** More than are shown: some are colours of one model, the product on the page, or deleted. */
const MAX_STORED = 12

/** Ids of the products whose pages were opened in this browser, the last one first; none where storage is disabled. */
export function viewedProducts(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MAX_STORED)
      : []
  } catch {
    return []
  }
}

function store(ids: readonly number[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids))
    else localStorage.removeItem(KEY)
  } catch {
    // storage is disabled: nothing is remembered
  }
}

export const rememberViewed = (id: number): void =>
  store([id, ...viewedProducts().filter(other => other !== id)].slice(0, MAX_STORED))

/** Forgets products that the shop no longer has. */
export function forgetUnknown(known: readonly number[], asked: readonly number[]): void {
  const isGone = (id: number) => asked.includes(id) && !known.includes(id)
  if (viewedProducts().some(isGone)) store(viewedProducts().filter(id => !isGone(id)))
}

export const forgetViewed = (): void => store([])
