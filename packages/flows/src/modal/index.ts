import type { Environment } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { type ModalEmitted, type ModalEvent, type ModalInput, modalMachine } from './machine.ts'
import { type ModalView, modalView } from './view.ts'

export type { CloseReason, ModalData, ModalEmitted, ModalEvent, ModalName } from './machine.ts'
export { type ModalView, noModal } from './view.ts'

export type ModalFlow = Flow<ModalEvent, ModalView, ModalEmitted>

export interface ModalDeps extends ModalInput, Pick<Environment, 'clock' | 'inspect'> {}

/** Creates the flow that holds which dialog is open. */
export function createModalFlow({ clock, inspect, ...input }: ModalDeps = {}): ModalFlow {
  return createMachineFlow(modalMachine, { input, clock, inspect }, { view: modalView })
}
