import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A transition of a machine. */
export interface Edge {
  readonly from: string
  /** Event descriptor; '' for an eventless (`always`) transition. */
  readonly event: string
  /** Name of the guard; null without a guard or a name. */
  readonly guard: string | null
  readonly guarded: boolean
  /** Targets as dotted paths; empty for a transition with actions only. */
  readonly to: readonly string[]
}

/** A state node, by its dotted path ('' is the root). */
export interface State {
  readonly path: string
  readonly kind: AnyStateNode['type']
  readonly initial: string | null
  readonly invokes: readonly { readonly id: string; readonly src: string }[]
  readonly children: readonly State[]
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

const nameOf = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'object' || guard === null || !('type' in guard) || typeof guard.type !== 'string') return null
  return 'params' in guard && typeof guard.params === 'string' ? `${guard.type} ${guard.params}` : guard.type
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).sort((a, b) => a.order - b.order)

/** The states of a machine as a tree. */
export function statesOf(machine: AnyStateMachine): State {
  const read = (node: AnyStateNode): State => {
    const target = node.type === 'compound' ? node.initial.target?.[0] : undefined
    return {
      path: pathOf(node),
      kind: node.type,
      initial: target ? pathOf(target) : null,
      invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
      children: childrenOf(node).map(read),
    }
  }
  return read(machine.root)
}

/** Every transition of a machine in the order of its states. */
export function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  const read = (node: AnyStateNode): Edge[] => [
    ...[...node.transitions.entries()].flatMap(([event, transitions]) =>
      transitions.map(one => edge(node, event, one)),
    ),
    ...(node.always ?? []).map(one => edge(node, '', one)),
    ...childrenOf(node).flatMap(read),
  ]
  const edge = (
    node: AnyStateNode,
    event: string,
    { guard, target }: { guard?: unknown; target?: readonly AnyStateNode[] | undefined },
  ): Edge => ({
    from: pathOf(node),
    event,
    guard: nameOf(guard),
    guarded: guard !== undefined,
    to: target?.map(pathOf) ?? [],
  })
  return read(machine.root)
}

/** The atomic and final states of a tree. */
export const leavesOf = (state: State): readonly State[] =>
  state.children.length === 0 ? [state] : state.children.flatMap(leavesOf)

/** The paths of a state and its ancestors, innermost first. */
export const chainOf = (path: string): readonly string[] =>
  path === '' ? [''] : [path, ...chainOf(path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')]
