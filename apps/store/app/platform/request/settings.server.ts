import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { callApi } from './call-api.ts'
import type { LoaderContext } from './context.ts'

export type Settings = DataOf<'/api/settings/all'>

const settingsByRequest = new WeakMap<LoaderContext, Promise<Settings>>()

/** The shop's settings in the language of the request, requested once for all loaders. */
export function getSettings(context: LoaderContext, locale: Locale): Promise<Settings> {
  const settings = settingsByRequest.get(context) ?? callApi(context, '/api/settings/all', { lang: locale })
  settingsByRequest.set(context, settings)
  return settings
}
