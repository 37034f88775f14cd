import type { Client } from '@shop/contract/client'
import { assign } from 'xstate'
import type { Environment } from '../flow/environment.ts'
import type { Outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import { type ReturnInput, startAttempt } from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'
import { execute, type ReturnCommand, type ReturnRequested } from './execute.ts'
import { returnRequestMachine, type SentPhoto } from './machine.ts'
import type { Photo, PhotoFile } from './photos.ts'
import { type ReturnView, returnView } from './view.ts'

export type { ReturnInput } from './context.ts'
export type { ReturnEmitted, ReturnEvent } from './events.ts'
export type { ReturnCommand, ReturnRequested } from './execute.ts'
export type { SentPhoto } from './machine.ts'
export * from './photos.ts'
export * from './rules.ts'
export { initialReturnView, type ReturnPhotoView, type ReturnStatus, type ReturnView } from './view.ts'

export type ReturnRequestFlow = Flow<ReturnEvent, ReturnView, ReturnEmitted>

/**
 * Reduces a file and sends it. The shop's own, because it needs the browser: a file that cannot be read is a failure with the
 * code `media_type`. Never throws.
 */
export type SendPhoto = (file: PhotoFile, signal: AbortSignal) => Promise<Outcome<SentPhoto>>

export interface ReturnRequestDeps extends ReturnInput, Pick<Environment, 'inspect' | 'newKey'> {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  sendPhoto: SendPhoto
  /** Token of a guest's order. */
  token?: string | undefined
}

/** The actors over the shop's client. */
export const returnRequestActors = ({
  client,
  token,
  sendPhoto,
}: Pick<ReturnRequestDeps, 'client' | 'token' | 'sendPhoto'>) => ({
  create: request<ReturnCommand, ReturnRequested>((command, signal) => execute(command, { client, token, signal })),
  sendPhoto: request<Photo, SentPhoto>(async ({ file }, signal) => {
    if (!file) throw new Error('There is no file to send')
    return sendPhoto(file, signal)
  }),
})

/** Creates a request for an exchange or a return. Nothing is called before `start`. */
export function createReturnRequestFlow({
  client,
  token,
  sendPhoto,
  inspect,
  newKey,
  ...input
}: ReturnRequestDeps): ReturnRequestFlow {
  return createMachineFlow(
    returnRequestMachine.provide({
      actors: returnRequestActors({ client, token, sendPhoto }),
      actions: { startAttempt: assign(({ context }) => startAttempt(context, newKey)) },
    }),
    { input, inspect },
    { view: returnView },
  )
}
