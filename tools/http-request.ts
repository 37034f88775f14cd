import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request is aborted after this time without data. */
const TIMEOUT_SECONDS = 30

interface HttpResult {
  status: number
  body: string
}

/**
 * Sends a request on a new connection. `fetch` has a pool: a server closes an idle connection with an empty 408, which the next
 * request on that connection would receive as its response.
 */
export const requestOnce = (method: 'GET' | 'POST', url: string, body?: unknown): Promise<HttpResult> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const outgoing = request(url, { method, headers, agent: false, timeout: TIMEOUT_SECONDS * 1000 }, incoming => {
      text(incoming).then(response => resolve({ status: incoming.statusCode ?? 0, body: response }), reject)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${method} ${url}: nothing for ${TIMEOUT_SECONDS} s`)))
    outgoing.once('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Makes an API call and throws unless it succeeds; the response is not validated. */
export async function callApi(address: string, path: string, body: unknown): Promise<unknown> {
  const response = await requestOnce('POST', address + path, body)
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status} ${response.body.slice(0, 200) || 'without a body'}`)
  return JSON.parse(response.body)
}
