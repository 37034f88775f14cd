/**
 * A date in words of a language: `23 November 2026`. The time zone is fixed, and spaces are, so that the server writes
 * the same as a browser.
 */
export const formatDate = (
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' },
): string => new Intl.DateTimeFormat(locale, options).format(new Date(date)).replace(/\s/g, ' ')
