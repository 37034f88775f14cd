import type { Locale } from '@shop/contract/locales'
import { loadOfflineWords } from '../../platform/words/load-words.ts'
import type { Toasts } from '../toasts/toasts.tsx'

const KEY = 'offline'

/** Tells that there is no network. Offline before its words were fetched there is no text to show. */
export const showOfflineToast = (toasts: Toasts, locale: Locale): Promise<void> =>
  loadOfflineWords(locale).then(
    ({ notice }) => toasts.show({ key: KEY, kind: 'info', text: notice }),
    () => undefined,
  )

export const hideOfflineToast = (toasts: Toasts): void => toasts.hide(KEY)
