import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { type Exploration, possible } from './paths.ts'

/** Something that goes from situation to situation by events: a machine, or rules without one. */
export interface Graph<Node, Event> {
  readonly first: Node
  /** What can happen now. */
  readonly events: (node: Node) => readonly Event[]
  readonly next: (node: Node, event: Event) => Node
  /** Situations of the same key are one. */
  readonly keyOf: (node: Node) => string
  /** What a step would prove; steps of the same aim prove the same. */
  readonly goalOf: (node: Node, event: Event) => string
}

/** A step of a tour, and the situation it leads to. */
export interface TestStep<Node, Event> {
  readonly event: Event
  readonly after: Node
}

export type TestPath<Node, Event> = readonly TestStep<Node, Event>[]

/** The shortest way from a situation to a step whose aim is still wanted. */
function shortestPathToNew<Node, Event>(
  { events, next, keyOf, goalOf }: Graph<Node, Event>,
  from: Node,
  done: ReadonlySet<string>,
): TestPath<Node, Event> | null {
  const seen = new Set([keyOf(from)])
  const waiting: { node: Node; path: TestPath<Node, Event> }[] = [{ node: from, path: [] }]
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    for (const event of events(one.node)) {
      const after = next(one.node, event)
      const path = [...one.path, { event, after }]
      if (!done.has(goalOf(one.node, event))) return path
      const key = keyOf(after)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push({ node: after, path })
    }
  }
  return null
}

/**
 * Few long walks that together take every step there is at least once: what paths from the beginning would prove in
 * thousands of short walks, for places where each beginning is dear, such as a browser. `longest`: steps of one walk.
 * @default longest: 200
 */
export function testPaths<Node, Event>(
  graph: Graph<Node, Event>,
  { longest = 200 }: { longest?: number } = {},
): readonly TestPath<Node, Event>[] {
  const done = new Set<string>()
  const paths: TestPath<Node, Event>[] = []
  for (let isNew = true; isNew; ) {
    const path: TestStep<Node, Event>[] = []
    let node = graph.first
    while (path.length < longest) {
      const steps = shortestPathToNew(graph, node, done)
      if (!steps) break
      for (const step of steps) {
        done.add(graph.goalOf(node, step.event))
        path.push(step)
        node = step.after
      }
    }
    isNew = path.length > 0
    if (isNew) paths.push(path)
  }
  return paths
}

/**
 * A machine as a ground for tours: each event in each state is an aim, and each answer of a call one of its own. That a call
 * throws an error of its own is left out: a client that never throws has no such end.
 */
export function graphOf(exploration: Exploration): Graph<AnyMachineSnapshot, AnyEventObject> {
  const { machine, input, abstraction } = exploration
  const [first] = initialTransition(machine, input)
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, abstraction(snapshot.context)])
  const next = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => transition(machine, snapshot, event)[0]
  return {
    first,
    events: snapshot =>
      possible(snapshot, exploration).filter(event => !('error' in event && event.error instanceof Error)),
    next,
    keyOf,
    goalOf: (snapshot, event) => JSON.stringify([snapshot.value, event.type, next(snapshot, event).value]),
  }
}
