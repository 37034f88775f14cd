import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { ProviderUnavailable } from '../../payment/provider.ts'
import { timeLimits } from '../../platform/time-limits.ts'

/** Milliseconds for a request and its repeat: two of them fit into a call of the shop, which has five seconds. */
const TIMEOUT_MS = timeLimits.payment
/** A request that fails this soon is repeated once: the connection was closed while idle, or refused for a moment. */
const REPEAT_WITHIN_MS = 500
const REPEAT_DELAY_MS = 100
/** Bytes of an answer. */
const MAX_BYTES = 256 * 1024

export interface ProviderAnswer {
  status: number
  body: unknown
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? null : JSON.parse(text)
}

/** Throws for a server error, which says nothing of the outcome, and for an answer that is not JSON. */
async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<ProviderAnswer> {
  const response = await fetch(url, { ...init, signal, redirect: 'error' })
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new Error(`Status ${response.status}`)
  }
  return { status: response.status, body: await readJson(response) }
}

/**
 * Makes a request to a provider of payments or receipts. `isRepeatable`: a second request has no further effect. Throws `ProviderUnavailable`, whose
 * message holds no key and nothing personal.
 */
export async function askProvider(
  url: string,
  init: RequestInit,
  { isRepeatable, timeoutMs = TIMEOUT_MS }: { isRepeatable: boolean; timeoutMs?: number },
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const began = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await send(url, init, signal)
    } catch (error) {
      if (isFirst && isRepeatable && performance.now() - began < REPEAT_WITHIN_MS) {
        await wait(REPEAT_DELAY_MS)
        continue
      }
      const reason = error instanceof Error ? error.message : 'unknown'
      throw new ProviderUnavailable(`${new URL(url).host}: ${reason}`)
    }
  }
}

/** The JSON of a callback; null: it is none. */
export function readJsonBody(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}

/** Validates an answer. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderUnavailable('The answer has an unknown form')
  return parsed.data
}
