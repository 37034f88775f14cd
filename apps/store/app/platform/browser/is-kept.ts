/** Whether the service worker keeps a page or file, so that it opens without a network. There is no worker without TLS. */
export const isKept = async (url: string): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller && (await caches.match(url, { ignoreVary: true })))
