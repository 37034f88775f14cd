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
import { POSTPONED } from '../app/platform/document/start-scripts.ts'
import { RESTORE_SCROLL } from '../app/platform/navigation/restore-scroll.ts'
import { FIRST_PAINT } from '../app/platform/theme/first-paint.ts'

export const renderNonce = (): string => randomBytes(18).toString('base64url')

const hashOf = (script: string | Buffer): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Constants that the root layout renders without a nonce. */
const constants = [FIRST_PAINT, RESTORE_SCROLL].map(hashOf)

interface HashedDocument {
  html: Buffer<ArrayBuffer>
  /** Sources of the inline scripts for the Content-Security-Policy, without quotes. */
  scriptHashes: string[]
}

/**
 * The page without the nonce, and the hashes of the scripts that had it. What loads modules is postponed (`START_SCRIPTS`). In bytes:
 * as text a page would be decoded and encoded once more.
 */
export function hashInlineScripts(html: Buffer, nonce: string): HashedDocument {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set(constants)
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    const tag = html.toString('utf8', start, end)
    const sent = tag.replace(attribute, '').replace(/ (rel|type)="module(?:preload)?"/, ` $1="${POSTPONED}"`)
    parts.push(html.subarray(from, start), Buffer.from(sent))
    from = end
    if (!tag.startsWith('<script')) continue
    const script = html.subarray(end, html.indexOf('</script', end))
    if (script.length > 0) hashes.add(hashOf(script))
  }
  parts.push(html.subarray(from))
  return { html: Buffer.concat(parts), scriptHashes: [...hashes] }
}
