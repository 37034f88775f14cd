import { type Locale, splitLocale } from '@shop/contract/locales'
import type { Currency } from '@shop/ui/provider'
import { createContext } from 'react-router'
import { maySnippetsRun } from '../consent/snippet-pages.ts'
import { snippetPolicy, snippetsOf } from '../consent/snippet-policy.server.ts'
import { encodeLoaderData } from '../hydration/loader-data-codec.ts'
import type { LoaderContext } from '../request/context.ts'
import { getSettings } from '../request/settings.server.ts'
import { type DocumentExtras, noExtras } from '../theme/document-extras.ts'
import { documentStyle } from '../theme/document-style.server.ts'
import { themeStyle } from '../theme/theme.server.ts'
import { languages } from '../words/languages.server.ts'
import { currencyOf } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'

/** Data for every part of a page: its language, the shop's name and currency. */
export interface Page {
  locale: Locale
  name: string
  currency: Currency
}

/** Without the messages of components that no page has, or few: those pages send them, or have words of their own. */
const messagesOfEveryPage = ({
  account,
  addressForm,
  consent,
  dateField,
  facets,
  gallery,
  galleryZoom,
  orderTimeline,
  review,
  sizeAdvisor,
  steps,
  upload,
  ...messages
}: (typeof languages)[Locale]['components']) => messages

const encoded = new Map<Locale, ReturnType<typeof encodeMessages>>()
const encodeMessages = (locale: Locale) => encodeLoaderData(messagesOfEveryPage(languages[locale].components))

/** The same in every page of a language: encoded once. */
function encodedMessages(locale: Locale) {
  const known = encoded.get(locale) ?? encodeMessages(locale)
  encoded.set(locale, known)
  return known
}

/** Of the document being rendered, set by the root's loader. */
export const documentExtrasContext = createContext<DocumentExtras>(noExtras)

/** Loader data of the root route: language, name, currency, theme, the messages of the components. */
export async function documentData(context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const settings = await getSettings(context, locale)
  const page: Page = { locale, name: settings.name, currency: currencyOf(settings) }
  context.set(documentExtrasContext, {
    favicon: settings.favicon || noExtras.favicon,
    style: documentStyle(settings),
    snippets: maySnippetsRun(url) ? snippetPolicy(snippetsOf(settings)) : null,
  })
  return {
    page,
    network: getWords(locale, 'network'),
    ui: encodedMessages(locale),
    theme: themeStyle(settings),
  }
}

export type DocumentData = Awaited<ReturnType<typeof documentData>>
