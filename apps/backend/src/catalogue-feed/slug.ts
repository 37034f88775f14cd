import { createHash } from 'node:crypto'
import { tokenize, toLatin } from '../text-matching/tokenize.ts'

const MAX_SLUG = 80

/** Latin letters, digits and single hyphens of a text, at most 80 or `most`, for addresses; a digest where it has none. */
export function slugOf(text: string, most = MAX_SLUG): string {
  const words = tokenize(text)
    .map(word => toLatin(word).replace(/[^a-z0-9]/g, ''))
    .filter(word => word !== '')
  const slug = words.join('-').slice(0, Math.min(MAX_SLUG, most)).replace(/-+$/, '')
  return slug || createHash('sha256').update(text).digest('hex').slice(0, 8)
}
