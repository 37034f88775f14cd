/** Whether the service worker has cached a page or file, so that it opens without a network. There is no worker without TLS. */
export const isCached = async (url: string): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller && (await caches.match(url, { ignoreVary: true })))
