import { CACHE_TAG } from '@shop/contract'

/** Tag of a response without a `cache-tag` header: any change makes it stale. The backend's `UNKNOWN_TAG`. */
const UNKNOWN = '*'

/** What an answer of the backend depends on, e.g. `product:12` and `settings`. */
export const tagsOf = ({ headers }: Response): ReadonlySet<string> =>
  new Set((headers.get(CACHE_TAG) ?? UNKNOWN).split(','))
