import { type Environment, type KeyValueStorage, randomKey } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { retryDelay } from '../flow/retry.ts'
import type { checkoutActors, RestoredState, StepStorage } from './actors.ts'
import type { CheckoutInput } from './context.ts'
import type { createCheckoutMachine } from './create-machine.ts'
import { draftPersistence } from './draft-persistence.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import type { Step } from './steps.ts'
import type { CheckoutSnapshot, CheckoutView } from './view-types.ts'

export type CheckoutFlow<Name extends string = Step> = Flow<
  CheckoutEvent<Name>,
  CheckoutView<Name>,
  CheckoutEmitted<Name>
>

export interface CheckoutEnvironment<Name extends string = Step>
  extends CheckoutInput<Name>,
    StepStorage<Name>,
    Environment {
  /** Of this tab only: the draft survives a reload, for a day. */
  storage: KeyValueStorage
  /** Of all tabs: an unanswered order survives the tab that submitted it, for a day. @default it does not */
  sharedStorage?: KeyValueStorage
  /**
   * Whether the shopper comes back from a payment to a page with this checkout: the order is stored, and what became of its payment
   * is asked for. False: the return address is another page, e.g. that of the order. @default true
   */
  resumesPayment?: boolean
}

/** What a checkout stores and saves by itself. */
export interface OwnActors extends StepStorage<string> {
  restore: () => RestoredState
}

/** A flow over a machine of a checkout, with its draft stored. */
export function createFlowOf<Name extends string>(
  machine: ReturnType<typeof createCheckoutMachine>,
  view: (snapshot: CheckoutSnapshot) => CheckoutView<Name>,
  deps: CheckoutEnvironment<Name>,
  actorsOf: (own: OwnActors) => ReturnType<typeof checkoutActors>,
): CheckoutFlow<Name> {
  const {
    storage,
    sharedStorage,
    clock,
    inspect,
    random = Math.random,
    now = Date.now,
    newKey = randomKey,
    resumesPayment = true,
    ...given
  } = deps
  const draft = draftPersistence({ storage, sharedStorage }, now)
  const actors = actorsOf({ ...deps, restore: draft.restore })
  return createMachineFlow(
    machine.provide({ actors, delays: { retryDelay: ({ context }) => retryDelay(context.failures, random) } }),
    { input: { ...given, key: given.key ?? newKey() }, clock, inspect },
    {
      observe(actor) {
        const follow = (snapshot = actor.getSnapshot()) => {
          if (snapshot.matches({ process: 'restoring' })) return
          const isDone = snapshot.hasTag('done') || (!resumesPayment && snapshot.context.order !== null)
          draft.follow(snapshot.context, isDone)
        }
        actor.subscribe(follow)
        // The page may be left before the subscription is notified.
        actor.on('checkout.redirect', () => follow())
      },
      view,
      ready: snapshot => !snapshot.matches({ process: 'restoring' }),
    },
  )
}
