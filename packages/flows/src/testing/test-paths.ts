import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { callError, type Exploration, possibleEvents, serializeSnapshot } from './paths.ts'

/** A directed graph of states and events: a machine, or rules without one. */
export interface Graph<Node, Event> {
  readonly initial: Node
  /** Events that are possible in a node. */
  readonly events: (node: Node) => readonly Event[]
  readonly next: (node: Node, event: Event) => Node
  /** Nodes of the same key are one. */
  readonly keyOf: (node: Node) => string
  /** What a step covers; only one step per goal is taken. */
  readonly goalOf: (node: Node, event: Event) => string
}

/** An event, and the node it leads to. */
export interface TestStep<Node, Event> {
  readonly event: Event
  readonly after: Node
}

export type TestPath<Node, Event> = readonly TestStep<Node, Event>[]

/** The shortest path from a node to a step whose goal is not covered yet. */
function shortestPathToNew<Node, Event>(
  { events, next, keyOf, goalOf }: Graph<Node, Event>,
  from: Node,
  covered: ReadonlySet<string>,
): TestPath<Node, Event> | null {
  const seen = new Set([keyOf(from)])
  const queue: { node: Node; path: TestPath<Node, Event> }[] = [{ node: from, path: [] }]
  for (let current = queue.shift(); current; current = queue.shift()) {
    for (const event of events(current.node)) {
      const after = next(current.node, event)
      const path = [...current.path, { event, after }]
      if (!covered.has(goalOf(current.node, event))) return path
      const key = keyOf(after)
      if (seen.has(key)) continue
      seen.add(key)
      queue.push({ node: after, path })
    }
  }
  return null
}

/**
 * Few long paths that together cover every goal (a transition tour), for tests in which each start is slow, such as those in a
 * browser. `maxSteps`: steps of one path, @default 200
 */
export function testPaths<Node, Event>(
  graph: Graph<Node, Event>,
  { maxSteps = 200 }: { maxSteps?: number } = {},
): readonly TestPath<Node, Event>[] {
  const covered = new Set<string>()
  const paths: TestPath<Node, Event>[] = []
  for (let isNew = true; isNew; ) {
    const path: TestStep<Node, Event>[] = []
    let node = graph.initial
    while (path.length < maxSteps) {
      const steps = shortestPathToNew(graph, node, covered)
      if (!steps) break
      for (const step of steps) {
        covered.add(graph.goalOf(node, step.event))
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
 * The graph of a machine. The goals are each event in each state value, and each target of it. An actor that throws is left
 * out: only listed `errors` can be produced in a browser.
 */
export function graphOf(exploration: Exploration): Graph<AnyMachineSnapshot, AnyEventObject> {
  const { machine, input } = exploration
  const [initial] = initialTransition(machine, input)
  const next = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => transition(machine, snapshot, event)[0]
  return {
    initial,
    events: snapshot => possibleEvents(snapshot, exploration).filter(event => event.error !== callError),
    next,
    keyOf: snapshot => serializeSnapshot(exploration, snapshot),
    goalOf: (snapshot, event) => JSON.stringify([snapshot.value, event.type, next(snapshot, event).value]),
  }
}
