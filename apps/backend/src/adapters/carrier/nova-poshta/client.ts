import { z } from 'zod'

/** Always HTTP 200, also for errors. Lists and texts vary by method. */
const Envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()),
  errors: z.array(z.string()).default([]),
  errorCodes: z.array(z.string()).default([]),
  info: z.unknown(),
})

const Total = z.object({ totalCount: z.coerce.number().int().nonnegative() })

/** Rejection of a call by Nova Poshta. */
class NovaPoshtaError extends Error {
  override name = 'NovaPoshtaError'
  readonly codes: readonly string[]
  constructor(method: string, errors: readonly string[], codes: readonly string[]) {
    super(`Nova Poshta refused ${method}: ${errors.join('; ') || 'no reason given'}`)
    this.codes = codes
  }
}

interface NovaPoshtaAnswer {
  data: readonly unknown[]
  /** Number of rows of all pages, if the method has pages. */
  total: number | null
}

/** Calls a method of the JSON API 2.0; rejects when there is no valid answer. */
type NovaPoshtaClient = (
  modelName: string,
  calledMethod: string,
  methodProperties: Readonly<Record<string, unknown>>,
) => Promise<NovaPoshtaAnswer>

interface ClientOptions {
  url: string
  key: string
  timeoutMs: number
}

/**
 * Repeats a request that failed without a response: an idle connection was closed by the other side, which a process that was busy
 * notices late. Every method that is called only reads, so a repeat has no effect, and the signal bounds both.
 */
async function fetchTwice(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal.aborted) throw error
    return fetch(url, init)
  }
}

/** Client of the JSON API 2.0. Its errors never contain the key, which is part of the body only. */
export const createNovaPoshtaClient =
  ({ url, key, timeoutMs }: ClientOptions): NovaPoshtaClient =>
  async (modelName, calledMethod, methodProperties) => {
    const response = await fetchTwice(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ apiKey: key, modelName, calledMethod, methodProperties }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`Nova Poshta answered ${calledMethod} with ${response.status}`)
    }
    const envelope = Envelope.safeParse(await response.json())
    if (!envelope.success) throw new Error(`Nova Poshta answered ${calledMethod} in an unknown shape`)
    const { success, data, errors, errorCodes, info } = envelope.data
    if (!success) throw new NovaPoshtaError(calledMethod, errors, errorCodes)
    const total = Total.safeParse(info)
    return { data, total: total.success ? total.data.totalCount : null }
  }
