import type { BodyOf, CallOptions, Client, DataOf, Result } from '@shop/contract/client'
import { noAnswerResult } from './fake-client.ts'

type Path = Parameters<Client['call']>[0]

/** A pending call. The test decides when it arrives and how it ends. */
export interface PendingCall {
  readonly path: Path
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Whether the caller has aborted it. */
  readonly aborted: boolean
  /** The backend receives and executes the call; the answer is still pending. */
  execute(): Promise<void>
  /** The caller gets the backend's answer. */
  answer(): Promise<void>
  /** The caller gets this failure instead of the backend's answer. */
  answerWith(result: Result<never>): Promise<void>
  /** The network fails: no answer. The call was executed only if `execute` was called before. */
  failNetwork(): Promise<void>
}

export interface DeferredClient extends Client {
  /** Calls without an answer, oldest first. */
  readonly pendingCalls: readonly PendingCall[]
  /** Every call ever made. */
  readonly made: readonly { readonly path: Path; readonly body: unknown; readonly idempotencyKey: string | undefined }[]
  /** The oldest pending call. Throws without one. */
  next(): Promise<PendingCall>
  /** Answers all calls until none is pending. */
  answerAll(): Promise<void>
}

/** Lets pending microtasks run. */
export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** A client that holds every call until the test ends it. */
export function createDeferredClient(backend: Client): DeferredClient {
  let pendingCalls: readonly PendingCall[] = []
  const made: { path: Path; body: unknown; idempotencyKey: string | undefined }[] = []

  const next = async (): Promise<PendingCall> => {
    await flush()
    const [first] = pendingCalls
    if (!first) throw new Error('No call is pending.')
    return first
  }

  return {
    get pendingCalls() {
      return pendingCalls
    },
    made,
    next,
    async answerAll() {
      await flush()
      for (let round = 0; pendingCalls.length > 0; round += 1) {
        if (round > 1_000) throw new Error('There are always more calls.')
        await pendingCalls[0]?.answer()
      }
    },
    call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
      const { signal, ...passed } = options
      const { idempotencyKey } = passed
      made.push({ path, body, idempotencyKey })
      return new Promise(resolve => {
        let executed: Promise<Result<DataOf<P>>> | undefined
        const end = async (result: Result<DataOf<P>>) => {
          pendingCalls = pendingCalls.filter(other => other !== own)
          resolve(result)
          await flush()
        }
        const execute = () => {
          executed ??= backend.call(path, body, passed)
          return executed
        }
        const own: PendingCall = {
          path,
          body,
          idempotencyKey,
          get aborted() {
            return signal?.aborted ?? false
          },
          execute: async () => {
            await execute()
          },
          answer: async () => end(await execute()),
          answerWith: result => end(result),
          failNetwork: () => end(noAnswerResult),
        }
        pendingCalls = [...pendingCalls, own]
        signal?.addEventListener('abort', () => end(noAnswerResult))
      })
    },
  }
}
