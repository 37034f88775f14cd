import * as z from 'zod'

/** Where a store in another process asks for `DataChanges`: `GET /data-changes?since=<cursor>`. Optional: 404 without it. */
export const DATA_CHANGES_PATH = '/data-changes'

/** Header of the calls' answers: `latest` of the data changes. A store that knows a lower one asks for them. */
export const DATA_VERSION = 'Data-Version'

/** Header of the calls' answers: what an answer depends on, separated by commas; absent: on anything. */
export const CACHE_TAG = 'Cache-Tag'

/** Tag that every answer depends on: for manual changes and imports. */
export const EVERYTHING_TAG = 'all'

/** Tags that changed since a cursor, and the cursor of the next question. Numbers are written as text: they may exceed 2⁵³. */
export interface DataChanges extends z.output<typeof DataChanges> {}
export const DataChanges = z.object({
  /** Id of the oldest running transaction: whatever commits later has this id or a higher one. */
  cursor: z.string().regex(/^\d{1,20}$/),
  /** Id of the last transaction that changed a tag; the same in every process. */
  latest: z.string().regex(/^\d{1,20}$/),
  changes: z.array(z.object({ tag: z.string(), version: z.string() })),
})
