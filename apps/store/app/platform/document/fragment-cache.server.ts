import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { RenderFragment } from './fragment-cache.ts'

/** Bytes of the HTML and its keys that one process keeps. */
const MAX_BYTES = 16 * 1024 * 1024

/** Cyrillic text takes two bytes a character in memory. */
const sizeOf = (html: string, key: string) => 2 * (html.length + key.length)

/** Renders fragments of pages; the least recently used are evicted. */
export function createFragmentCache(maxBytes = MAX_BYTES): RenderFragment {
  const cache = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  return (key, render) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const html = renderToString(render())
    cache.set(key, html)
    return html
  }
}
