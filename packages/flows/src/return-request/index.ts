import type { Client } from '@shop/contract/client'
import { type Environment, randomKey } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import type { ReturnForm, ReturnInput } from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'
import { type ReturnCalls, returnRequestMachine } from './machine.ts'
import { type ReturnView, returnView } from './view.ts'

export type { FlowError } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { ReturnForm, ReturnInput, ReturnItem, ReturnKind, ReturnRequested } from './context.ts'
export type { ReturnEmitted, ReturnEvent } from './events.ts'
export * from './rules.ts'
export { initialView, type ReturnView } from './view.ts'

export type ReturnRequestFlow = Flow<ReturnEvent, ReturnView, ReturnEmitted>

export interface ReturnRequestDeps extends ReturnInput, Pick<Environment, 'inspect' | 'now' | 'newKey'> {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  /** Token of a guest's order; `form` then holds the order and the questions. */
  token?: string
}

/** The calls over the shop's client. A guest has no list of orders, only the form that came with the page. */
export const returnRequestCalls = (
  client: Pick<Client, 'call'>,
  guest?: { token: string; form: ReturnForm },
): ReturnCalls => ({
  form: async (lang, signal) =>
    guest ? { ok: true, data: guest.form } : outcome(await client.call('/api/profile/return', { lang }, { signal })),
  create: async ({ body, key: idempotencyKey }, signal) =>
    outcome(
      guest
        ? await client.call('/api/return/create', { ...body, token: guest.token }, { signal, idempotencyKey })
        : await client.call('/api/profile/return/create', body, { signal, idempotencyKey }),
    ),
})

/** Creates a request for an exchange or a return. Nothing is called before `start`. */
export function createReturnRequestFlow({
  client,
  token,
  now = Date.now,
  newKey = randomKey,
  inspect,
  ...input
}: ReturnRequestDeps): ReturnRequestFlow {
  const guest = token !== undefined && input.form ? { token, form: input.form } : undefined
  return createMachineFlow(
    returnRequestMachine(returnRequestCalls(client, guest), now, newKey),
    { input, inspect },
    {
      view: returnView(now),
      prepare: event => event,
    },
  )
}
