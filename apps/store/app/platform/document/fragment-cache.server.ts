import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { RenderFragment } from './fragment-cache.ts'

/** Bytes of the HTML and its keys that one process keeps. */
const MAX_BYTES = 16 * 1024 * 1024

/** Cyrillic text takes two bytes a character in memory. */
const sizeOf = (html: string, key: string) => 2 * (html.length + key.length)

/**
 * The same elements in fewer bytes: React quotes each value and closes each element. It escapes `<`, `>` and quotes in text and values, so
 * that these are of the markup here.
 */
const withoutOptionalMarkup = (html: string): string =>
  html
    .replace(/<([a-z][^>]*?)\/?>(<\/path>)?/gi, (_, tag: string, isEmpty?: string) => {
      const start = tag.replace(/(=?)"([^"]*)"/g, (quoted, equals: string, value: string) =>
        value === '' ? '' : /[\s'=<`]/.test(value) ? quoted : equals + value,
      )
      return `<${start}${isEmpty ? ' /' : ''}>`
    })
    .replaceAll('</li>', '')

/** Renders fragments of pages; the least recently used are evicted. */
export function createFragmentCache(maxBytes = MAX_BYTES): RenderFragment {
  const cache = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  return (key, render, isShort = false) => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const rendered = renderToString(render())
    const html = isShort ? withoutOptionalMarkup(rendered) : rendered
    cache.set(key, html)
    return html
  }
}
