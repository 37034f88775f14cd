import type { Client } from '@shop/contract/client'
import type { Clock } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import type { DeliveryPickerInput } from './context.ts'
import { deliveryDirectory } from './directory.ts'
import type { DeliveryPickerEvent } from './events.ts'
import { deliveryPickerMachine } from './machine.ts'
import { type DeliveryPickerView, deliveryPickerView } from './view.ts'

export type { FlowError } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { DeliveryPickerInput, Destination } from './context.ts'
export type { DeliveryPickerEvent } from './events.ts'
export { type DeliveryPickerView, initialView, type PickerStatus } from './view.ts'

export type DeliveryPickerFlow = Flow<DeliveryPickerEvent, DeliveryPickerView>

export interface DeliveryPickerDeps extends DeliveryPickerInput {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  clock?: Clock
}

/** Creates a picker of a city and a point: for an address form, or wherever there is no checkout. */
export function createDeliveryPickerFlow({ client, clock, ...input }: DeliveryPickerDeps): DeliveryPickerFlow {
  return createMachineFlow(
    deliveryPickerMachine(deliveryDirectory(client)),
    { input, clock },
    { view: deliveryPickerView, prepare: event => event },
  )
}
