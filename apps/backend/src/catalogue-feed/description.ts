import { sanitizeBody } from '../html/sanitize-body.ts'
import { blockHtml } from './xml-dialects.ts'

/** Blocks for which the pages of the shop have no element. */
const OTHER_BLOCK = 'address|article|aside|blockquote|center|dd|div|dl|dt|figure|footer|header|hr|main|pre|section'
const ANY_BLOCK = `${OTHER_BLOCK}|${[...blockHtml].join('|')}`
const INNERMOST = new RegExp(`<(${OTHER_BLOCK})\\b[^>]*>((?:(?!</?(?:${ANY_BLOCK})\\b)[^])*)</\\1\\s*>`, 'gi')
const OUTER = new RegExp(`</?(?:${OTHER_BLOCK})\\b[^>]*>`, 'gi')

/** The description of a product: HTML is sanitised, and what stood in blocks of its own stays apart; plain text becomes paragraphs. */
export function toDescription(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) {
    const headings = text.replace(/(<\/?)h1\b/gi, '$1h2').replace(/(<\/?)h[4-6]\b/gi, '$1h3')
    return sanitizeBody(headings.replace(INNERMOST, '<p>$2</p>').replace(OUTER, ' ')).trim()
  }
  const paragraphs = text.split(/\n\s*\n/).map(part => part.trim())
  return sanitizeBody(paragraphs.map(part => `<p>${part.replaceAll('<', '&lt;')}</p>`).join('\n')).trim()
}
