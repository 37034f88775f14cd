import type { Locale } from '@shop/contract/locales'
import type { Toasts } from '../toasts/toasts.tsx'
import { loadOfflineWords } from './load-offline-words.ts'

const KEY = 'offline'

/** Tells that there is no network. Offline before its words were fetched there is no text to show. */
export const showOfflineToast = (toasts: Toasts, locale: Locale): Promise<void> =>
  loadOfflineWords(locale).then(
    ({ notice }) => toasts.show({ key: KEY, kind: 'info', text: notice }),
    () => undefined,
  )

export const hideOfflineToast = (toasts: Toasts): void => toasts.hide(KEY)
