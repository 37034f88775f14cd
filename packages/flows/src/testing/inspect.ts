import { Actor, type AnyStateMachine, type AnyStateNode, isMachineSnapshot, StateMachine } from 'xstate'
import { actorOf } from '../flow/actor-of.ts'
import type { Unsubscribe } from '../flow/flow.ts'

/** Something that happens inside a flow, in the order in which it does. */
export type InspectedEvent =
  /** The machine has heard an event: a shopper's, an answer, a time that has passed. */
  | { readonly kind: 'heard'; readonly event: { readonly type: string } }
  /** A transition was taken. `event` is '' for one that happens by itself; without a target it only acts. */
  | { readonly kind: 'taken'; readonly from: string; readonly event: string; readonly to: readonly string[] }
  | { readonly kind: 'emitted'; readonly emitted: { readonly type: string } }
  /** All that followed from an event has happened. */
  | { readonly kind: 'settled' }

/** A look into a running flow. */
export interface Inspection {
  readonly machine: AnyStateMachine
  /** The states it stands in as dotted paths, those around them included; '' is the whole machine. */
  active(): ReadonlySet<string>
  context(): unknown
  subscribe(listener: (inspected: InspectedEvent) => void): Unsubscribe
}

const pathOf = ({ path }: AnyStateNode) => path.join('.')

/** Looks into a flow. Null when there is no machine behind it. */
export function inspect(flow: object): Inspection | null {
  const actor = actorOf(flow)
  if (!(actor instanceof Actor)) return null
  const machine: unknown = actor.logic
  if (!(machine instanceof StateMachine)) return null
  const snapshot = (): unknown => actor.getSnapshot()
  return {
    machine,
    active() {
      const now = snapshot()
      return new Set(isMachineSnapshot(now) ? now._nodes.map(pathOf) : [])
    },
    context() {
      const now = snapshot()
      return isMachineSnapshot(now) ? now.context : undefined
    },
    subscribe(listener) {
      const inspection = actor.system.inspect(event => {
        if (event.actorRef !== actor) return
        if (event.type === '@xstate.event') listener({ kind: 'heard', event: event.event })
        if (event.type === '@xstate.microstep')
          for (const { source, eventType, target } of event._transitions)
            listener({ kind: 'taken', from: pathOf(source), event: eventType, to: target?.map(pathOf) ?? [] })
        if (event.type === '@xstate.snapshot') listener({ kind: 'settled' })
      })
      const emissions = actor.on('*', (emitted: { readonly type: string }) => listener({ kind: 'emitted', emitted }))
      return () => {
        inspection.unsubscribe()
        emissions.unsubscribe()
      }
    },
  }
}
