import { splitLocale } from '@shop/contract/locales'
import { areaOf } from '../navigation/document-area.ts'

/** Pages of the shop area that show an order, or the data of one. */
const PRIVATE = /^\/(checkout|cart\/)/i

/** Whether the snippets of the settings may run on a page: never on checkout, account and pages with a token. */
export const maySnippetsRun = ({ pathname }: URL): boolean =>
  areaOf(pathname) === 'shop' && !PRIVATE.test(splitLocale(pathname).path)
