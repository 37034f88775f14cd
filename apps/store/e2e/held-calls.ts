import { expect, type Page, type Route } from '@playwright/test'

/** Simulated result of a held call. */
export type CallResult = 'answer' | 'network-error' | 409 | 422 | 429 | 500

const codes = { 409: 'conflict', 422: 'invalid', 429: 'rate_limited', 500: 'server' } as const

export interface HeldCalls {
  /** Paths of the held calls, oldest first. */
  readonly paths: readonly string[]
  /** Ends the oldest held call. */
  end(how: CallResult, body?: { fields?: Record<string, string[]>; data?: object }): Promise<void>
  /** Lets the oldest call through and changes its response. */
  answerChanged(change: (answer: string) => string): Promise<void>
  /** Executes the oldest call and withholds its response; the returned function delivers the response or a network error. */
  executeWithoutResponse(): Promise<(how: 'answer' | 'network-error') => Promise<void>>
  /** Lets all held and later calls through. */
  release(): Promise<void>
}

/** Message of the simulated error responses. */
export const errorMessage = 'Цього разу не вийшло'

/** Runs in the page: counts the rejected fetches in `data-failures`. */
function countFailures(): void {
  const send = window.fetch
  window.fetch = (...call) =>
    send(...call).catch(error => {
      const { dataset } = document.documentElement
      dataset.failures = String(Number(dataset.failures ?? 0) + 1)
      throw error
    })
}

/** Holds every call of a page to the given paths until the test ends it. Calls that the page aborts are dropped. */
export async function holdCalls(page: Page, ...patterns: string[]): Promise<HeldCalls> {
  let waiting: { route: Route; path: string }[] = []
  let isOpen = false
  await page.evaluate(countFailures)
  // Also in the answer to a form that is sent before hydration.
  await page.addInitScript(countFailures)
  const failures = () => page.evaluate(() => Number(document.documentElement.dataset.failures ?? 0))
  /** Resolves after the page has seen the failure, so that the next event of the test cannot overtake it. */
  const failRequest = async (route: Route) => {
    const before = await failures()
    await route.abort('connectionreset')
    await expect.poll(failures).toBeGreaterThan(before)
  }
  page.on('requestfailed', request => {
    waiting = waiting.filter(({ route }) => route.request() !== request)
  })
  for (const pattern of patterns)
    await page.route(pattern, route => {
      if (isOpen) return route.continue()
      waiting.push({ route, path: new URL(route.request().url()).pathname })
    })
  const next = (): Route => {
    const [oldest, ...others] = waiting
    if (!oldest) throw new Error('No call is held.')
    waiting = others
    return oldest.route
  }
  return {
    get paths() {
      return waiting.map(({ path }) => path)
    },
    async answerChanged(change) {
      const route = next()
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
    async end(how, body = {}) {
      const route = next()
      if (how === 'answer') return route.continue()
      if (how === 'network-error') return failRequest(route)
      const json = { success: false, code: codes[how], message: errorMessage, ...body }
      await route.fulfill({ status: how, json })
    },
    async executeWithoutResponse() {
      const route = next()
      const response = await route.fetch()
      return how => (how === 'answer' ? route.fulfill({ response }) : failRequest(route))
    },
    async release() {
      isOpen = true
      for (const { route } of waiting.splice(0)) await route.continue()
    },
  }
}
