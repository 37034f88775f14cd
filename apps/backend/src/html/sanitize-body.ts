import sanitizeHtml from 'sanitize-html'

/** HTML of pages, news and product descriptions. */
export const allowedHtml = {
  tags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'code', 'br'],
    ...['details', 'summary'],
  ],
  attributes: { a: ['href'], th: ['scope'] },
} as const

/**
 * Sanitises HTML. Called when rows are read, because they may come from an import, an older version or a manual change.
 * Responses are memoised per data version, so it runs once per text.
 */
export const sanitizeBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { a: [...allowedHtml.attributes.a], th: [...allowedHtml.attributes.th] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  })
