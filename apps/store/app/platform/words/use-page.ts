import { defaultLocale } from '@shop/contract/locales'
import { useRouteLoaderData } from 'react-router'
import type { documentData, Page } from '../document/document.server.ts'

const unknown: Page = { locale: defaultLocale, name: '', currency: {} }

/** Of the page being shown; when not even the shop's settings could be read, the default language without a name. */
export const usePage = (): Page => useRouteLoaderData<typeof documentData>('root')?.page ?? unknown
