import sanitizeHtml from 'sanitize-html'

/** What bodies of pages, news and products are made of. */
export const allowedHtml = {
  tags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'code'],
  attributes: { a: ['href'], th: ['scope'] },
} as const

/**
 * HTML that is safe to put into a page. Called with each reading, not only before writing: a row may come from an import, an
 * older version or a hand in the database. Answers are kept per version of the data, so it runs once per text.
 */
export const sanitizeBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { a: [...allowedHtml.attributes.a], th: [...allowedHtml.attributes.th] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  })
