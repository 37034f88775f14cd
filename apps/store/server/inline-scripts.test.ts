import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts, renderNonce } from './inline-scripts.ts'

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
const nonce = renderNonce()
const hash = (page: string) => hashInlineScripts(Buffer.from(page), nonce)

it('allows rendered scripts by their hashes, removes the nonce and postpones modules', () => {
  const stream = `window.stream.push("<\\/b> «Куртка» $& $1")`
  const { html, scriptHashes } = hash(
    `<link rel="modulepreload" nonce="${nonce}" href="/a.js"><script nonce="${nonce}">${stream}</script>` +
      `<script type="module" nonce="${nonce}" async="">import "/a.js"</script><script src="/b.js" nonce="${nonce}"></script>`,
  )
  expect(html.toString()).toBe(
    `<link rel="postponed" href="/a.js"><script>${stream}</script>` +
      '<script type="postponed" async="">import "/a.js"</script><script src="/b.js"></script>',
  )
  expect(scriptHashes).toContain(hashOf(stream))
  expect(scriptHashes).toContain(hashOf('import "/a.js"'))
  expect(scriptHashes).toHaveLength(4) // and the two of the root layout
})

it('does not allow scripts without the nonce', () => {
  const evil = 'steal()'
  const other = renderNonce()
  for (const injected of [
    `<script>${evil}</script>`,
    `<script nonce="">${evil}</script>`,
    `<script nonce="${other}">${evil}</script>`,
    `<script nonce='${nonce}'>${evil}</script>`.replace(nonce, other),
    `<script x="`,
    `<script>${evil}`,
    `<SCRIPT nonce>${evil}</SCRIPT>`,
  ])
    for (const page of [
      `${injected}<p nonce="${nonce}"></p><script nonce="${nonce}">own()</script>`,
      `<script nonce="${nonce}">own()</script>${injected}`,
    ]) {
      const { scriptHashes } = hash(page)
      expect(scriptHashes).not.toContain(hashOf(evil))
      expect(scriptHashes).toContain(hashOf('own()'))
      expect(scriptHashes).toHaveLength(3)
    }
})

it('uses another nonce for each rendering', () => {
  expect(new Set(Array.from({ length: 100 }, renderNonce)).size).toBe(100)
  expect(nonce.length).toBe(24)
})
