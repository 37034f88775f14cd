import { fromPromise, type PromiseActorLogic } from 'xstate'
import { isRecord } from './envelope.ts'
import { type ClientFailure, faultOf, type Outcome } from './failure.ts'

/** The actor of a call: resolves with its data, rejects with a `ClientFailure`, so that failures are handled in `onError` by kind. */
export const request = <Input, Data>(
  call: (input: Input, signal: AbortSignal) => Promise<Outcome<Data>>,
): PromiseActorLogic<Data, Input> =>
  fromPromise<Data, Input>(async ({ input, signal }) => {
    const answer = await call(input, signal)
    return answer.ok ? answer.data : Promise.reject(answer.error)
  })

/** Declares an actor in `setup` that must be given by `provide`. */
export const notProvided = <Input, Data>(): PromiseActorLogic<Data, Input> =>
  fromPromise<Data, Input>(({ self }) => Promise.reject(new Error(`The actor «${self.id}» is not provided`)))

const isClientFailure = (error: unknown): error is ClientFailure =>
  isRecord(error) && typeof error.kind === 'string' && 'retryable' in error

/** The error a `request` rejected with. Anything else that was thrown is a fault of the client or of the actor: not retried. */
export const errorOf = (error: unknown): ClientFailure => (isClientFailure(error) ? error : faultOf('adapter', error))

/** Parameter of the guards and actions of `onError`: why the call failed. */
export const failureOf = ({ event }: { readonly event: { readonly error: unknown } }): ClientFailure =>
  errorOf(event.error)
