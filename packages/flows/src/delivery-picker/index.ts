import type { Client } from '@shop/contract/client'
import type { Environment } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import type { DeliveryPickerInput } from './context.ts'
import { deliveryDirectory } from './directory.ts'
import type { DeliveryPickerEvent } from './events.ts'
import { deliveryPickerMachine } from './machine.ts'
import { type DeliveryPickerView, deliveryPickerView } from './view.ts'

export type { ClientFailure } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { DeliveryPickerInput, Destination } from './context.ts'
export type { DeliveryPickerEvent } from './events.ts'
export { type DeliveryPickerView, initialView, type PickerStatus } from './view.ts'

export type DeliveryPickerFlow = Flow<DeliveryPickerEvent, DeliveryPickerView>

export interface DeliveryPickerDeps extends DeliveryPickerInput, Pick<Environment, 'clock' | 'inspect'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
}

/** The actors over the shop's client. */
export function deliveryPickerActors(client: Pick<Client, 'call'>) {
  const { cities, points } = deliveryDirectory(client)
  return { cities: request(cities), points: request(points) }
}

/** Creates a picker of a city and a point: for an address form, or wherever there is no checkout. */
export function createDeliveryPickerFlow({ client, clock, inspect, ...input }: DeliveryPickerDeps): DeliveryPickerFlow {
  return createMachineFlow(
    deliveryPickerMachine.provide({ actors: deliveryPickerActors(client) }),
    { input, clock, inspect },
    { view: deliveryPickerView, prepare: event => event },
  )
}
