import type { BodyOf, CallOptions, Client, DataOf, Result } from '@shop/contract/client'
import { noAnswer } from './fake-client.ts'

type Path = Parameters<Client['call']>[0]

/** A call on its way. The order in which calls arrive and are answered is the test's. */
export interface PendingCall {
  readonly path: Path
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Whether the caller has given it up. */
  readonly aborted: boolean
  /** It reaches the backend and is carried out there; nobody is told yet. */
  arrive(): Promise<void>
  /** The caller gets the answer; a call that has not arrived does so first. */
  answer(): Promise<void>
  /** The caller gets a failure instead of what the backend says. */
  answerWith(result: Result<never>): Promise<void>
  /** The network breaks: no answer. Whether it was carried out depends on `arrive`. */
  lose(): Promise<void>
}

export interface DeferredClient extends Client {
  /** Calls without an answer, oldest first. */
  readonly pendingCalls: readonly PendingCall[]
  /** Every call ever made. */
  readonly made: readonly { readonly path: Path; readonly body: unknown; readonly idempotencyKey: string | undefined }[]
  /** Waits for the next call and gives it. */
  next(): Promise<PendingCall>
  /** Answers everything until nothing is under way. */
  settle(): Promise<void>
}

/** Lets everything that is due in this turn happen. */
export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** Holds every call until the test lets it arrive, be answered or get lost. */
export function createDeferredClient(backend: Client): DeferredClient {
  let pendingCalls: readonly PendingCall[] = []
  const made: { path: Path; body: unknown; idempotencyKey: string | undefined }[] = []

  const next = async (): Promise<PendingCall> => {
    await flush()
    const [first] = pendingCalls
    if (!first) throw new Error('No call is under way.')
    return first
  }

  return {
    get pendingCalls() {
      return pendingCalls
    },
    made,
    next,
    async settle() {
      await flush()
      for (let round = 0; pendingCalls.length > 0; round += 1) {
        if (round > 1_000) throw new Error('Calls never end.')
        await pendingCalls[0]?.answer()
      }
    },
    call<P extends Path>(path: P, body: BodyOf<P>, options: CallOptions = {}): Promise<Result<DataOf<P>>> {
      const { signal, ...passed } = options
      const { idempotencyKey } = passed
      made.push({ path, body, idempotencyKey })
      return new Promise(resolve => {
        let carriedOut: Promise<Result<DataOf<P>>> | undefined
        const end = async (result: Result<DataOf<P>>) => {
          pendingCalls = pendingCalls.filter(other => other !== own)
          resolve(result)
          await flush()
        }
        const arrive = () => {
          carriedOut ??= backend.call(path, body, passed)
          return carriedOut
        }
        const own: PendingCall = {
          path,
          body,
          idempotencyKey,
          get aborted() {
            return signal?.aborted ?? false
          },
          arrive: async () => {
            await arrive()
          },
          answer: async () => end(await arrive()),
          answerWith: result => end(result),
          lose: () => end(noAnswer),
        }
        pendingCalls = [...pendingCalls, own]
        signal?.addEventListener('abort', () => end(noAnswer))
      })
    },
  }
}
