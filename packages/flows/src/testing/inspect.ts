import { Actor, type AnyStateMachine, type AnyStateNode, isMachineSnapshot, StateMachine } from 'xstate'
import { actorOf } from '../flow/actor-of.ts'
import type { Unsubscribe } from '../flow/flow.ts'

/** Something that happens in the actor of a flow, in order. */
export type InspectedEvent =
  /** The actor has received an event: the shopper's, a result of an invoked actor, an elapsed delay. */
  | { readonly kind: 'event'; readonly event: { readonly type: string } }
  /** A transition was taken. `event` is '' for an eventless one; `to` is empty for one with actions only. */
  | { readonly kind: 'transition'; readonly from: string; readonly event: string; readonly to: readonly string[] }
  | { readonly kind: 'emitted'; readonly emitted: { readonly type: string } }
  /** There is a new snapshot. */
  | { readonly kind: 'snapshot' }

/** The actor of a running flow. */
export interface Inspection {
  readonly machine: AnyStateMachine
  /** Active states as dotted paths, including ancestors; '' is the root. */
  active(): ReadonlySet<string>
  context(): unknown
  subscribe(listener: (inspected: InspectedEvent) => void): Unsubscribe
}

const pathOf = ({ path }: AnyStateNode) => path.join('.')

/** Inspects the actor of a flow; null for a flow without a machine. */
export function inspect(flow: object): Inspection | null {
  const actor = actorOf(flow)
  if (!(actor instanceof Actor)) return null
  const machine: unknown = actor.logic
  if (!(machine instanceof StateMachine)) return null
  const snapshot = (): unknown => actor.getSnapshot()
  return {
    machine,
    active() {
      const current = snapshot()
      return new Set(isMachineSnapshot(current) ? current._nodes.map(pathOf) : [])
    },
    context() {
      const current = snapshot()
      return isMachineSnapshot(current) ? current.context : undefined
    },
    subscribe(listener) {
      const inspection = actor.system.inspect(event => {
        if (event.actorRef !== actor) return
        if (event.type === '@xstate.event') listener({ kind: 'event', event: event.event })
        if (event.type === '@xstate.microstep')
          for (const { source, eventType, target } of event._transitions)
            listener({ kind: 'transition', from: pathOf(source), event: eventType, to: target?.map(pathOf) ?? [] })
        if (event.type === '@xstate.snapshot') listener({ kind: 'snapshot' })
      })
      const emissions = actor.on('*', (emitted: { readonly type: string }) => listener({ kind: 'emitted', emitted }))
      return () => {
        inspection.unsubscribe()
        emissions.unsubscribe()
      }
    },
  }
}
