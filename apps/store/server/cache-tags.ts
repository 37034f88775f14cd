/** Stands for whatever changes: of an answer that does not say what it depends on. The backend's `UNKNOWN_TAG`. */
const UNKNOWN = '*'

/** What an answer of the backend depends on, e.g. `product:12` and `settings`. */
export const tagsOf = ({ headers }: Response): ReadonlySet<string> =>
  new Set((headers.get('cache-tag') ?? UNKNOWN).split(','))
