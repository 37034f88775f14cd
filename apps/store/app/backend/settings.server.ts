import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { RouterContextProvider } from 'react-router'
import { callApi } from './call-api.ts'

export type Settings = DataOf<'/api/settings/all'>

const settingsByRequest = new WeakMap<Readonly<RouterContextProvider>, Promise<Settings>>()

/** The shop's settings in the language of the request, asked for once per request however many loaders need them. */
export function getSettings(context: Readonly<RouterContextProvider>, locale: Locale): Promise<Settings> {
  const settings = settingsByRequest.get(context) ?? callApi(context, '/api/settings/all', { lang: locale })
  settingsByRequest.set(context, settings)
  return settings
}
