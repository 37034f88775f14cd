import type { SnapshotFrom } from 'xstate'
import { cityDirectory } from './city-directory.ts'
import { createCheckoutMachine } from './create-machine.ts'
import { threeSteps } from './wire-order.ts'

/** The machine of the shop's own checkout: contact, delivery by a directory of cities, payment. */
export const checkoutMachine = createCheckoutMachine({ ...threeSteps, directory: cityDirectory })

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type CheckoutMachineSnapshot = SnapshotFrom<typeof checkoutMachine>
