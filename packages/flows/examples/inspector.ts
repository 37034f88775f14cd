/**
 * What a flow does, transition by transition. `inspect` is XState's: Stately's inspector draws the machine as it runs by
 * `createCartFlow({ …, inspect: createBrowserInspector().inspect })` of `@statelyai/inspect`; this one writes lines.
 */
import type { CartDeps } from '@shop/flows/cart'

/** An observer that passes each transition as a line: `cart.add: calls.idle → calls.executing`. */
export function createInspector(write: (line: string) => void): NonNullable<CartDeps['inspect']> {
  const before = new Map<string, string>()
  return event => {
    if (event.type !== '@xstate.snapshot' || !('value' in event.snapshot)) return
    const id = event.actorRef.sessionId
    const now = JSON.stringify(event.snapshot.value)
    const last = before.get(id)
    before.set(id, now)
    if (last !== undefined && last !== now) write(`${event.event.type}: ${last} → ${now}`)
  }
}
