import { defaultLocale, type Locale } from '@shop/contract/locales'
import type { Currency } from '@shop/ui/provider'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What every part of a page may need to know: its language and the shop's name and currency. */
export interface Page {
  locale: Locale
  name: string
  currency: Currency
}

const unknown: Page = { locale: defaultLocale, name: '', currency: {} }

/** Of the page being shown; when not even the shop's settings could be read, the default language without a name. */
export const usePage = (): Page => useRouteLoaderData<typeof loader>('root')?.page ?? unknown
