import type { Locale } from '@shop/contract/locales'

/** The file with the routes of one language: `manifest-1a2b.js` is cut into `manifest-1a2b.uk.js` and so on. */
export const manifestFor = (file: string, locale: Locale): string => file.replace(/\.js$/, `.${locale}.js`)
