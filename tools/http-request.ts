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
    const asked = request(url, { method, headers, agent: false, timeout: TIMEOUT_SECONDS * 1000 }, answer => {
      text(answer).then(told => resolve({ status: answer.statusCode ?? 0, body: told }), reject)
    })
    asked.once('timeout', () => asked.destroy(new Error(`${method} ${url}: nothing for ${TIMEOUT_SECONDS} s`)))
    asked.once('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Makes an API call and throws unless it succeeds; the response is not validated. */
export async function callApi(address: string, path: string, body: unknown): Promise<unknown> {
  const told = await requestOnce('POST', address + path, body)
  if (told.status !== 200)
    throw new Error(`${path} was answered ${told.status} ${told.body.slice(0, 200) || 'without a body'}`)
  return JSON.parse(told.body)
}
