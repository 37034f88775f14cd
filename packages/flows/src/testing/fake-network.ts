import {
  type BodyOf,
  type CallOptions,
  type Client,
  type DataOf,
  type Result,
  SERVER_ERROR,
} from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { Clock } from '../flow/environment.ts'
import type { Unsubscribe } from '../flow/flow.ts'
import { createDeferredClient, type PendingCall } from './deferred-client.ts'
import { failure } from './fake-client.ts'

type Path = Parameters<Client['call']>[0]

/**
 * What becomes of a call.
 * - `answered`: the backend's answer
 * - `lost`: it never gets there · `unheard`: it is carried out, the answer gets lost
 * - `held`: it waits until it is answered or lost by hand
 * - `conflict` 409, `invalid` 422, `rate_limited` 429, `server` 500: refused, nothing is carried out
 */
export const callResults = [
  'answered',
  'held',
  'requestLost',
  'answerLost',
  'conflict',
  'invalid',
  'rate_limited',
  'server',
] as const

export type CallResult = (typeof callResults)[number]

export interface NetworkConditions {
  /** Milliseconds from the call to its end. */
  readonly latency: number
  readonly result: CallResult
}

/** What a network tells of a call: it was made, or it has ended, `failed` saying how when it did not succeed. */
export interface NetworkEvent {
  readonly kind: 'called' | 'ended'
  readonly path: Path
  readonly body: unknown
  readonly failed: string | null
}

export interface FakeNetwork extends Client {
  conditions(path: Path): NetworkConditions
  /** Changes the conditions of future calls: of one path, or of all. */
  change(conditions: Partial<NetworkConditions>, path?: Path): void
  /** Calls without an end, oldest first. */
  readonly pendingCalls: readonly PendingCall[]
  subscribe(listener: (news: NetworkEvent) => void): Unsubscribe
}

const reasonOf = (result: Result<unknown>) =>
  result.success ? null : (toClientFailure(result.error).code ?? SERVER_ERROR)

/**
 * A client whose latency and failures can be set while it is used. `words` are the backend's for a refusal. Times by `clock`.
 * @default conditions: answered at once
 */
export function createFakeNetwork(
  backend: Client,
  { clock = globalThis, words }: { clock?: Clock; words?: Partial<Record<CallResult, string>> } = {},
): FakeNetwork {
  const calls = createDeferredClient(backend)
  const listeners = new Set<(news: NetworkEvent) => void>()
  const local = new Map<Path, NetworkConditions>()
  let general: NetworkConditions = { latency: 0, result: 'answered' }

  const conditions = (path: Path) => local.get(path) ?? general
  const notify = (news: NetworkEvent) => {
    for (const listener of [...listeners]) listener(news)
  }
  function end(call: PendingCall, result: CallResult) {
    if (result === 'answered') return call.answer()
    if (result === 'requestLost' || result === 'answerLost') return call.lose()
    if (result === 'held') return
    const message = words?.[result]
    return call.answerWith(failure(result, message === undefined ? {} : { message }))
  }

  return {
    conditions,
    change(next, path) {
      if (path === undefined) {
        general = { ...general, ...next }
        local.clear()
      } else local.set(path, { ...conditions(path), ...next })
    },
    get pendingCalls() {
      return calls.pendingCalls
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
      const { latency, result } = conditions(path)
      const answer = calls.call(path, body, options)
      const own = calls.pendingCalls.at(-1)
      notify({ kind: 'called', path, body, failed: null })
      if (own && (result === 'answered' || result === 'answerLost')) void own.arrive()
      if (own && result !== 'held') {
        if (latency === 0) void end(own, result)
        else clock.setTimeout(() => void end(own, result), latency)
      }
      const received = await answer
      notify({ kind: 'ended', path, body, failed: reasonOf(received) })
      return received
    },
  }
}
