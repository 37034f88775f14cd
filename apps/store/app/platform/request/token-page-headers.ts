/** `headers` of pages whose URL contains a token: no referrer, no caching. */
export const tokenPageHeaders = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})
