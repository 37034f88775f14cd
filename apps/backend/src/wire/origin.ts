/**
 * The hosts under which a request may have been sent: its own, and what a proxy says that it was before it came through. A page
 * of another site can set neither: for a header of its own a browser asks first, and is refused.
 */
function hostsOf({ url, headers }: Request): string[] {
  const [forwarded = ''] = headers.get('x-forwarded-host')?.split(',') ?? []
  return [headers.get('host') ?? new URL(url).host, forwarded.trim()]
}

/**
 * Whether a browser says that a page of another site sends this request. It must come from `publicUrl`, or, while the shop
 * does not know its own address (''), from the host it was sent to. What is no browser's says nothing. Source: bars.md «Safe» 13.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true // `null`: a page that hides where it comes from
  if (publicUrl !== '') return origin !== new URL(publicUrl).origin
  const { protocol, host } = new URL(origin)
  return !hostsOf(request).some(own => {
    const address = `${protocol}//${own}`
    return URL.canParse(address) && new URL(address).host === host
  })
}
