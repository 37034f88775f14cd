import { type NextRequest, NextResponse } from 'next/server'

/** A strict Content Security Policy: scripts and styles of this page only. Next reads the nonce from the request's header. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
