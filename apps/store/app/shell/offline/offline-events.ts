import { type Locale, prefixOf } from '@shop/contract/locales'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { importOptional } from '../../platform/errors/chunk-reload.ts'
import { getOutage, subscribeToOutage } from '../../platform/errors/network-retry.ts'
import { prefetches } from '../../platform/navigation/store-link.tsx'
import { loadOfflineWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { type Toasts, useToasts } from '../toasts/toasts.tsx'
import { hideOfflineToast, showOfflineToast } from './offline-toast.ts'

const importWorkbox = () => importOptional(() => import('workbox-window'))

/** Once per document. */
let registered: Promise<void> | undefined

/** Makes the shop installable. Late: installing needs scripts, and the HTML of a product is at its limit. */
function linkManifest(locale: Locale): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${prefixOf(locale)}/manifest.webmanifest`
  document.head.append(link)
}

/** Registers the service worker; tells when a newer version of the shop waits for a reload. */
async function register(locale: Locale, toasts: Toasts): Promise<void> {
  const { Workbox } = await importWorkbox()
  const worker = new Workbox('/service-worker.js')
  const reload = () => {
    worker.addEventListener('controlling', () => location.reload())
    worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', async () => {
    const { updated, reload: label } = await loadOfflineWords(locale)
    toasts.show({ key: 'update', kind: 'info', text: updated, action: { label, onPress: reload } })
  })
  linkManifest(locale)
  await worker.register()
}

/** The shown page with the files that it was made of, for the message `CACHE_URLS` of Workbox. */
function shownFiles(): (string | [string, RequestInit])[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const paths = ['/assets/', '/pictures/', '/brand/'].map(path => `${location.origin}${path}`)
  return [
    [location.href, { headers: { accept: 'text/html' } }],
    ...loaded.filter(url => paths.some(path => url.startsWith(path))),
  ]
}

/** Caches every page that is shown for the time without a network, unless data saving is on. */
function useServiceWorker(): void {
  const { locale } = usePage()
  const toasts = useToasts()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    registered ??= register(locale, toasts)
    const cacheShown = async () => {
      await registered
      const { active } = await navigator.serviceWorker.ready
      // A page that was opened while the worker started is not its client.
      if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
      if (prefetches && navigator.onLine)
        active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: shownFiles() } })
    }
    cacheShown().catch(() => undefined) // the shop works without
  }, [pathname, search])
}

/**
 * Shows a toast while offline. Its module and words are fetched in advance while online, unless data saving is on.
 */
function useOfflineToast(): void {
  const { locale } = usePage()
  const toasts = useToasts()
  useEffect(() => {
    if (prefetches) {
      toasts.prepare()
      void loadOfflineWords(locale).catch(() => undefined)
    }
    const lost = () => void showOfflineToast(toasts, locale)
    const back = () => hideOfflineToast(toasts)
    // A page that the service worker has cached.
    if (!navigator.onLine) lost()
    // The notice about what waits for the network says the same.
    const unsubscribe = subscribeToOutage(() => getOutage() && back())
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      unsubscribe()
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [locale, toasts])
}

/** What a lost network and the service worker do to the page. Renders nothing. */
export function OfflineEvents(): null {
  useServiceWorker()
  useOfflineToast()
  return null
}
