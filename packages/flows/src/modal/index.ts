import { createActor } from 'xstate'
import { createFlow, type Flow } from '../flow/flow.ts'
import type { Clock } from '../flow/surroundings.ts'
import { type ModalEmitted, type ModalEvent, type ModalInput, modalMachine } from './machine.ts'
import { type ModalSnapshot, type ModalView, modalView } from './view.ts'

export type { Flow } from '../flow/flow.ts'
export type { CloseReason, ModalData, ModalEmitted, ModalEvent, ModalName } from './machine.ts'
export { type ModalView, noModal } from './view.ts'

export type ModalFlow = Flow<ModalEvent, ModalView, ModalEmitted>

/** Makes the one place that knows which dialog is open. */
export function createModalFlow({ clock, ...input }: ModalInput & { clock?: Clock } = {}): ModalFlow {
  const actor = createActor(modalMachine, { input, ...(clock ? { clock } : {}) })
  return createFlow<ModalSnapshot, ModalEvent, ModalView, ModalEmitted, ModalEvent>(actor, {
    view: modalView,
    prepare: event => event,
  })
}
