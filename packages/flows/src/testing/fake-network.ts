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
 * Result of a call.
 * - `answered`: the backend's answer
 * - `requestLost`: not executed, no answer · `answerLost`: executed, no answer
 * - `held`: pending until `answer` or `failNetwork` is called
 * - `conflict` 409, `invalid` 422, `rate_limited` 429, `server` 500: rejected, not executed
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

/** A call was made, or has ended; `failed` is the error code of one that did not succeed. */
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
  /** Pending calls, oldest first. */
  readonly pendingCalls: readonly PendingCall[]
  subscribe(listener: (event: NetworkEvent) => void): Unsubscribe
}

const reasonOf = (result: Result<unknown>) =>
  result.success ? null : (toClientFailure(result.error).code ?? SERVER_ERROR)

/**
 * A client whose latency and failures can be changed at run time. `words`: the backend's messages by result.
 * @default conditions: answered at once
 */
export function createFakeNetwork(
  backend: Client,
  { clock = globalThis, words }: { clock?: Clock; words?: Partial<Record<CallResult, string>> } = {},
): FakeNetwork {
  const calls = createDeferredClient(backend)
  const listeners = new Set<(event: NetworkEvent) => void>()
  const local = new Map<Path, NetworkConditions>()
  let general: NetworkConditions = { latency: 0, result: 'answered' }

  const conditions = (path: Path) => local.get(path) ?? general
  const notify = (event: NetworkEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  function end(call: PendingCall, result: CallResult) {
    if (result === 'answered') return call.answer()
    if (result === 'requestLost' || result === 'answerLost') return call.failNetwork()
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
      if (own && (result === 'answered' || result === 'answerLost')) void own.execute()
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
