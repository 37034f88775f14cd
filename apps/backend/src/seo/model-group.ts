import { createHash } from 'node:crypto'

/** Of `item_group_id`. Source: support.google.com/merchants/answer/6324507. */
const MAX_LENGTH = 50
const DIGEST_LENGTH = 12

/**
 * What the colours and sizes of a model are one group by, for search engines: its slug. A longer one ends with its digest, as the
 * slugs of two models with one long name differ at their ends only.
 */
export function modelGroup(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug
  const digest = createHash('sha256').update(slug).digest('hex').slice(0, DIGEST_LENGTH)
  // Half a character is no text.
  return `${slug.slice(0, MAX_LENGTH - DIGEST_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}-${digest}`
}
