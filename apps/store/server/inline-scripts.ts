/**
 * Allows the inline scripts of a page by their hashes (`script-src 'sha256-…'`), so that its bytes can be cached and sent as
 * they are.
 *
 * Only scripts that the server itself has rendered are hashed. React and React Router get a random nonce for each rendering, which
 * they put on every script; user input and database text is escaped or sanitised and cannot contain it. After the rendering the
 * scripts with the nonce are hashed and the nonce is removed: it is never sent. Any other `<script>` has no nonce, is not hashed
 * and does not run.
 */
import { createHash, randomBytes } from 'node:crypto'
import { FIRST_PAINT } from '../app/platform/theme/first-paint.ts'

export const renderNonce = (): string => randomBytes(18).toString('base64url')

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** A constant that the root layout renders without a nonce. */
const firstPaint = hashOf(FIRST_PAINT)

interface HashedDocument {
  html: string
  /** Sources of the inline scripts for the Content-Security-Policy, without quotes. */
  scriptHashes: string[]
}

/** The page without the nonce, and the hashes of the scripts that had it. */
export function hashInlineScripts(html: string, nonce: string): HashedDocument {
  const hashes = new Set([firstPaint])
  const scripts = new RegExp(`<script[^<>]* nonce="${nonce}"[^<>]*>([\\s\\S]*?)</script`, 'g')
  for (const [, script = ''] of html.matchAll(scripts)) if (script !== '') hashes.add(hashOf(script))
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scriptHashes: [...hashes] }
}
