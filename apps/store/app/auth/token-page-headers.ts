/** `headers` of pages whose address holds a token: it is sent to no other site and cached nowhere. */
export const tokenPageHeaders = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
})
