import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Seconds without a sign of life after which a request is given up. */
const TIMEOUT_SECONDS = 30

interface HttpResult {
  status: number
  body: string
}

/**
 * One request on a connection of its own. `fetch` keeps a pool: a server ends a connection on which nothing was asked with
 * an empty 408, and the next request that is sent down that connection takes it for its answer.
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

/** Makes a call that must succeed; what it was answered, unparsed. */
export async function callApi(address: string, path: string, body: unknown): Promise<unknown> {
  const told = await requestOnce('POST', address + path, body)
  if (told.status !== 200)
    throw new Error(`${path} was answered ${told.status} ${told.body.slice(0, 200) || 'without a body'}`)
  return JSON.parse(told.body)
}
