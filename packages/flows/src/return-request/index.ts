import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Inspectable } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import type { Attempt, ReturnForm, ReturnMachineInput, ReturnRequested } from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'
import { returnRequestMachine } from './machine.ts'
import { type ReturnView, returnView } from './view.ts'

export type { ClientFailure } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { ReturnForm, ReturnInput, ReturnItem, ReturnKind, ReturnMachineInput, ReturnRequested } from './context.ts'
export type { ReturnEmitted, ReturnEvent } from './events.ts'
export * from './rules.ts'
export { initialView, type ReturnStatus, type ReturnView } from './view.ts'

export type ReturnRequestFlow = Flow<ReturnEvent, ReturnView, ReturnEmitted>

export interface ReturnRequestDeps extends ReturnMachineInput, Inspectable {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  /** Token of a guest's order; `form` must hold the order and the questions then. */
  token?: string
}

/** The actors over the shop's client. A guest has no list of orders, only the server-rendered form. */
export const returnRequestActors = (client: Pick<Client, 'call'>, guest?: { token: string; form: ReturnForm }) => ({
  form: request<Locale, ReturnForm>(async (lang, signal) =>
    guest ? { ok: true, data: guest.form } : outcome(await client.call('/api/profile/return', { lang }, { signal })),
  ),
  create: request<Attempt, ReturnRequested>(async ({ body, key: idempotencyKey }, signal) =>
    outcome(
      guest
        ? await client.call('/api/return/create', { ...body, token: guest.token }, { signal, idempotencyKey })
        : await client.call('/api/profile/return/create', body, { signal, idempotencyKey }),
    ),
  ),
})

/** Creates a request for an exchange or a return. Nothing is called before `start`. */
export function createReturnRequestFlow({ client, token, inspect, ...input }: ReturnRequestDeps): ReturnRequestFlow {
  const guest = token !== undefined && input.form ? { token, form: input.form } : undefined
  return createMachineFlow(
    returnRequestMachine.provide({ actors: returnRequestActors(client, guest) }),
    { input, inspect },
    { view: returnView, prepare: event => event },
  )
}
