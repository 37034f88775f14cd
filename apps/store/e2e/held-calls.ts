import { expect, type Page, type Route } from '@playwright/test'

/** How a call is ended by hand. */
export type CallResult = 'answer' | 'network-error' | 409 | 422 | 429 | 500

const codes = { 409: 'conflict', 422: 'invalid', 429: 'rate_limited', 500: 'server' } as const

export interface HeldCalls {
  /** Paths of the calls that wait, oldest first. */
  readonly paths: readonly string[]
  /** Ends the oldest call that waits. */
  end(how: CallResult, body?: { fields?: Record<string, string[]>; data?: object }): Promise<void>
  /** Lets the oldest call through and hands on its answer changed. */
  answerChanged(change: (answer: string) => string): Promise<void>
  /** The oldest call is carried out, and nothing of it reaches the page; gives how to respond the page later what came of it, or that it broke. */
  executeWithoutResponse(): Promise<(how: 'answer' | 'network-error') => Promise<void>>
  /** Lets everything through from now on. */
  release(): Promise<void>
}

/** What a errorMessage says; a page shows it where the refused was asked for. */
export const errorMessage = 'Цього разу не вийшло'

/** In the page: counts the calls whose failure its scripts have been told of. */
function countFailures(): void {
  const send = window.fetch
  const { dataset } = document.documentElement
  window.fetch = (...call) =>
    send(...call).catch(error => {
      dataset.failures = String(Number(dataset.failures ?? 0) + 1)
      throw error
    })
}

/** Holds every call of a page to the given paths until the test ends it. What the page gives up itself is forgotten. */
export async function holdCalls(page: Page, ...patterns: string[]): Promise<HeldCalls> {
  let waiting: { route: Route; path: string }[] = []
  let isOpen = false
  await page.evaluate(countFailures)
  const failures = () => page.evaluate(() => Number(document.documentElement.dataset.failures ?? 0))
  /** Ends when the page knows of it: an event that the test fires next must not overtake the failure. */
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
    if (!oldest) throw new Error('No call waits.')
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
