const KEY = 'recent-searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 60

/** The last queries of this browser, the last one first; none where storage is disabled. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(query => typeof query === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

function store(queries: readonly string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(KEY, JSON.stringify(queries))
    else localStorage.removeItem(KEY)
  } catch {
    // storage is disabled: nothing is remembered
  }
}

/** Remembers a query that was searched for. A longer one is no query to repeat but a pasted text. */
export function rememberSearch(typed: string): void {
  const query = typed.replace(/\s+/g, ' ').trim().toLowerCase()
  if (query === '' || query.length > MAX_LENGTH) return
  store([query, ...recentSearches().filter(other => other !== query)].slice(0, MAX_SEARCHES))
}

export const forgetSearches = (): void => store([])
