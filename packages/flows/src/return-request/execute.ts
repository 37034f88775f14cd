import type { Client, DataOf } from '@shop/contract/client'
import { type Outcome, outcome } from '../flow/failure.ts'
import type { ReturnBody } from './rules.ts'

export type ReturnRequested = DataOf<'/api/profile/return/create'>

/** A request for an exchange or a return. */
export interface ReturnCommand {
  readonly body: ReturnBody
  /** Idempotency key. */
  readonly key: string
}

interface ExecuteOptions {
  client: Pick<Client, 'call'>
  /** Token of a guest's order. @default the signed-in customer requests */
  token?: string | undefined
  signal?: AbortSignal
}

/** Creates a request: of the machine and of the form without scripts alike. */
export async function execute(
  { body, key: idempotencyKey }: ReturnCommand,
  { client, token, signal }: ExecuteOptions,
): Promise<Outcome<ReturnRequested>> {
  const options = { idempotencyKey, ...(signal ? { signal } : {}) }
  return outcome(
    token === undefined
      ? await client.call('/api/profile/return/create', body, options)
      : await client.call('/api/return/create', { ...body, token }, options),
  )
}
