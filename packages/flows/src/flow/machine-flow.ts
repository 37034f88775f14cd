import {
  Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate'
import type { EmittedEvent } from './emitted-event.ts'
import { createFlow, type Flow, type FlowOptions } from './flow.ts'

/**
 * Stops the actor of a machine; the function it returns creates one that resumes from the same snapshot. Calls under way are
 * aborted and made again. XState restores no timers (statelyai/xstate#5331), so pending ones are scheduled again in full.
 */
function suspend<Machine extends AnyStateMachine>(actor: Actor<Machine>): () => Actor<Machine> {
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents)
  const failed = (actor.getSnapshot() as AnyMachineSnapshot).status === 'error'
  const snapshot = failed ? undefined : actor.getPersistedSnapshot()
  actor.stop()
  return () => {
    const next = new Actor<Machine>(actor.logic, { ...actor.options, ...(snapshot ? { snapshot } : {}) })
    for (const { event, delay, id } of timers) next.system.scheduler.schedule(next, next, event, delay, id)
    return next
  }
}

/** Creates a flow around a machine. */
export const createMachineFlow = <
  Machine extends AnyStateMachine,
  Event extends EventFromLogic<Machine> & EmittedEvent,
  View extends object,
  Emitted extends EmittedEvent,
>(
  machine: Machine,
  {
    clock,
    inspect,
    ...actorOptions
  }: Omit<ActorOptions<Machine>, 'clock' | 'inspect'> & {
    clock?: ActorOptions<Machine>['clock'] | undefined
    inspect?: ActorOptions<Machine>['inspect'] | undefined
  },
  options: Omit<FlowOptions<Actor<Machine>, SnapshotFrom<Machine>, View, EventFromLogic<Machine>>, 'suspend'>,
): Flow<Event, View, Emitted> =>
  createFlow(
    new Actor<Machine>(machine, { ...actorOptions, ...(clock ? { clock } : {}), ...(inspect ? { inspect } : {}) }),
    { ...options, suspend },
  )
