import type { Locale } from '@shop/contract/locales'
import type { Area } from '../app/platform/navigation/document-area.ts'

/** The file with the routes of one language and area: `manifest-1a2b.js` is cut into `manifest-1a2b.uk.shop.js` and so on. */
export const manifestFor = (file: string, locale: Locale, area: Area): string =>
  file.replace(/\.js$/, `.${locale}.${area}.js`)
