import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { type Exploration, possible } from './paths.ts'

/** Something that goes from situation to situation by events: a machine, or rules without one. */
export interface Ground<Situation, Event> {
  readonly first: Situation
  /** What can happen now. */
  readonly events: (situation: Situation) => readonly Event[]
  readonly next: (situation: Situation, event: Event) => Situation
  /** Situations of the same key are one. */
  readonly keyOf: (situation: Situation) => string
  /** What a step would prove; steps of the same aim prove the same. */
  readonly aimOf: (situation: Situation, event: Event) => string
}

/** A step of a tour, and the situation it leads to. */
export interface TourStep<Situation, Event> {
  readonly event: Event
  readonly after: Situation
}

export type Tour<Situation, Event> = readonly TourStep<Situation, Event>[]

/** The shortest way from a situation to a step whose aim is still wanted. */
function nearest<Situation, Event>(
  { events, next, keyOf, aimOf }: Ground<Situation, Event>,
  from: Situation,
  done: ReadonlySet<string>,
): Tour<Situation, Event> | null {
  const seen = new Set([keyOf(from)])
  const waiting: { situation: Situation; way: Tour<Situation, Event> }[] = [{ situation: from, way: [] }]
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    for (const event of events(one.situation)) {
      const after = next(one.situation, event)
      const way = [...one.way, { event, after }]
      if (!done.has(aimOf(one.situation, event))) return way
      const key = keyOf(after)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push({ situation: after, way })
    }
  }
  return null
}

/**
 * Few long walks that together take every step there is at least once: what paths from the beginning would prove in
 * thousands of short walks, for places where each beginning is dear, such as a browser. `longest`: steps of one walk.
 * @default longest: 200
 */
export function toursThrough<Situation, Event>(
  ground: Ground<Situation, Event>,
  { longest = 200 }: { longest?: number } = {},
): readonly Tour<Situation, Event>[] {
  const done = new Set<string>()
  const tours: Tour<Situation, Event>[] = []
  for (let isNew = true; isNew; ) {
    const tour: TourStep<Situation, Event>[] = []
    let situation = ground.first
    while (tour.length < longest) {
      const way = nearest(ground, situation, done)
      if (!way) break
      for (const step of way) {
        done.add(ground.aimOf(situation, step.event))
        tour.push(step)
        situation = step.after
      }
    }
    isNew = tour.length > 0
    if (isNew) tours.push(tour)
  }
  return tours
}

/**
 * A machine as a ground for tours: each event in each state is an aim, and each answer of a call one of its own. That a call
 * breaks by itself is left out: a client that never throws has no such end.
 */
export function groundOf(exploration: Exploration): Ground<AnyMachineSnapshot, AnyEventObject> {
  const { machine, input, abstraction } = exploration
  const [first] = initialTransition(machine, input)
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, abstraction(snapshot.context)])
  const next = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => transition(machine, snapshot, event)[0]
  return {
    first,
    events: snapshot => possible(snapshot, exploration).filter(({ type }) => !type.startsWith('xstate.error.')),
    next,
    keyOf,
    aimOf: (snapshot, event) => JSON.stringify([snapshot.value, event.type, next(snapshot, event).value]),
  }
}
