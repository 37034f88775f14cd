import type { AnyStateMachine } from 'xstate'
import { chainOf, type Edge, edgesOf, leavesOf, type State, statesOf } from './chart.ts'

const all = (state: State): State[] => [state, ...state.children.flatMap(all)]

/** Describes violated invariants of a machine: both results of every actor handled, no dead end, no unreachable state. */
export function validateMachine(machine: AnyStateMachine): readonly string[] {
  const root = statesOf(machine)
  const edges = edgesOf(machine)
  const leaves = leavesOf(root)
  const from = (path: string): readonly Edge[] => chainOf(path).flatMap(up => edges.filter(edge => edge.from === up))
  const isInside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

  const unhandled = all(root).flatMap(({ path, invokes }) =>
    invokes.flatMap(({ id }) =>
      (['done', 'error'] as const)
        .filter(end => !edges.some(edge => edge.from === path && edge.event === `xstate.${end}.actor.${id}`))
        .map(end => `${path}: "${end}" of the actor ${id} is not handled`),
    ),
  )
  const unguarded = all(root).flatMap(({ path, invokes }) =>
    invokes.flatMap(({ id }) =>
      edges.filter(edge => edge.from === path && edge.event === `xstate.done.actor.${id}`).at(-1)?.guarded
        ? [`${path}: "done" of the actor ${id} may match no guard`]
        : [],
    ),
  )
  const deadEnds = leaves
    .filter(({ kind }) => kind !== 'final')
    .filter(({ path }) => !from(path).some(({ to }) => to.some(target => !isInside(path, target))))
    .map(({ path }) => `${path}: is a dead end`)

  const entered = new Set<string>()
  const enter = (state: State): void => {
    if (entered.has(state.path)) return
    entered.add(state.path)
    for (const child of state.children) if (state.kind === 'parallel' || child.path === state.initial) enter(child)
  }
  enter(root)
  const byPath = new Map(all(root).map(state => [state.path, state]))
  for (let hasGrown = true; hasGrown; ) {
    const before = entered.size
    for (const { from: source, to } of edges)
      if (entered.has(source))
        for (const target of to)
          for (const up of [...chainOf(target)].reverse()) {
            const state = byPath.get(up)
            if (state && up !== target && !entered.has(up)) entered.add(up)
            else if (state && up === target) enter(state)
          }
    hasGrown = entered.size > before
  }
  const unreachable = all(root)
    .filter(({ path }) => !entered.has(path))
    .map(({ path }) => `${path}: is unreachable`)

  return [...unhandled, ...unguarded, ...deadEnds, ...unreachable]
}
