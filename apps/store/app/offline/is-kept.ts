/** Whether the service worker keeps a page or file, so that it opens without a network. */
export async function isKept(url: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  return (await caches.match(url, { ignoreVary: true })) !== undefined
}
