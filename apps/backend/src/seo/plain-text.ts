/** Plain text of sanitised HTML. */
export const plainText = (html: string): string =>
  html
    // A word may be partly bold.
    .replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00ad]+/g, ' ')
    .trim()
