/**
 * The hosts that the client may have addressed: `Host`, and `X-Forwarded-Host` of a proxy. A page of another site can set
 * neither: a custom header causes a CORS preflight, which fails.
 */
function hostsOf({ url, headers }: Request): string[] {
  const [forwarded = ''] = headers.get('x-forwarded-host')?.split(',') ?? []
  return [headers.get('host') ?? new URL(url).host, forwarded.trim()]
}

/**
 * Whether a browser sends this request from a page of another site. `Origin` must equal `publicUrl`, or the request's own host
 * when `publicUrl` is ''. Requests of clients other than browsers have no such headers and are accepted. Prevents CSRF.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true // `null`: an opaque origin
  if (publicUrl !== '') return origin !== new URL(publicUrl).origin
  const { protocol, host } = new URL(origin)
  return !hostsOf(request).some(own => {
    const address = `${protocol}//${own}`
    return URL.canParse(address) && new URL(address).host === host
  })
}

/** Origin of the shop as the client has addressed it: `publicUrl`, or the request's own when that is ''. */
export function originOf(request: Request, publicUrl: string): string {
  if (publicUrl !== '') return publicUrl
  const { protocol, origin } = new URL(request.url)
  const [own, forwarded] = hostsOf(request)
  const address = `${protocol}//${forwarded || own}`
  return URL.canParse(address) ? new URL(address).origin : origin
}
