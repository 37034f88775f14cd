import type { AnyStateMachine } from 'xstate'
import { chainOf, type Edge, edgesOf, type State, statesOf } from './chart.ts'

const idOf = (path: string) => path.replaceAll(/\W/g, '_')

/** A readable label of an event: `name ✓` and `name ✗` for results of an actor, `after name` for a delay, or its type. */
export function labelOf(event: string): string {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? []
  if (done) return `${done} ✓`
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(event) ?? []
  if (failed) return `${failed} ✗`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  if (delay) return `after ${delay}`
  return event
}

const nameOf = (path: string) => path.split('.').at(-1) ?? path

const conditionOf = ({ guarded, guard }: Edge) => (guarded ? `[${guard ?? 'if'}]` : '')

/** The least common ancestor of two states; '' is the root. */
const commonAncestor = (from: string, to: string): string => {
  const outer = chainOf(from).slice(1)
  return (
    chainOf(to)
      .slice(1)
      .find(path => outer.includes(path)) ?? ''
  )
}

/** The child of `parent` that is or contains `path`. */
const childContaining = (parent: string, path: string): string =>
  chainOf(path).find(up => (up.includes('.') ? up.slice(0, up.lastIndexOf('.')) : '') === parent) ?? path

interface Arrow {
  readonly parent: string
  readonly from: string
  readonly to: string
  readonly label: string
}

/**
 * The arrow of a transition. Mermaid draws no arrow between children of different states: it is drawn between the states
 * themselves, and the label names the children.
 */
function arrowOf(edge: Edge, target: string): Arrow {
  const isDescendant = chainOf(target).slice(1).includes(edge.from)
  const parent = isDescendant ? edge.from : commonAncestor(edge.from, target)
  const source = isDescendant ? '' : childContaining(parent, edge.from)
  const to = childContaining(parent, target)
  const label = [
    isDescendant || source === edge.from ? '' : `${nameOf(edge.from)}:`,
    labelOf(edge.event),
    conditionOf(edge),
    to === target ? '' : `→ ${nameOf(target)}`,
  ]
  return {
    parent,
    from: isDescendant ? `anywhere_${idOf(parent)}` : idOf(source),
    to: idOf(to),
    label: label.filter(Boolean).join(' '),
  }
}

/** A machine as Mermaid state diagrams, one for each region. Transitions without a target are left out. */
export function mermaid(machine: AnyStateMachine): readonly string[] {
  const root = statesOf(machine)
  const arrows = edgesOf(machine).flatMap(edge => edge.to.map(target => arrowOf(edge, target)))
  const draw = (state: State, indent: string): string[] => {
    const own = arrows.filter(({ parent }) => parent === state.path)
    const labels = new Map<string, Set<string>>()
    for (const { from, to, label } of own) {
      const line = `${from} --> ${to}`
      labels.set(line, (labels.get(line) ?? new Set()).add(label))
    }
    return [
      ...(state.initial ? [`${indent}[*] --> ${idOf(state.initial)}`] : []),
      ...state.children.flatMap(child => [
        ...(child.children.length > 0
          ? [
              `${indent}state "${nameOf(child.path)}" as ${idOf(child.path)} {`,
              ...draw(child, `${indent}  `),
              `${indent}}`,
            ]
          : [`${indent}${idOf(child.path)}: ${nameOf(child.path)}`]),
        ...(child.kind === 'final' ? [`${indent}${idOf(child.path)} --> [*]`] : []),
      ]),
      ...new Set(own.flatMap(({ from }) => (from.startsWith('anywhere_') ? [`${indent}${from}: in any state`] : []))),
      ...[...labels].map(([line, all]) => {
        const label = [...all].filter(Boolean).join('<br/>')
        return `${indent}${line}${label ? `: ${label}` : ''}`
      }),
    ]
  }
  const charts = root.kind === 'parallel' ? root.children : [root]
  return charts.map(chart => ['stateDiagram-v2', ...draw(chart, '  ')].join('\n'))
}

/** The document of a machine: its diagrams and the description of each state. `states` by dotted path. */
export const statechart = (
  title: string,
  machine: AnyStateMachine,
  states: Readonly<Record<string, string>>,
): string => {
  const targetless = edgesOf(machine).filter(({ to, event }) => to.length === 0 && event !== '')
  const root = statesOf(machine)
  const regions = root.kind === 'parallel' ? root.children.map(({ path }) => path) : []
  const handled = [...new Set(targetless.map(({ event }) => `\`${event}\``))]
  return [
    `# ${title}`,
    '',
    'Generated from the machine by `UPDATE=1 pnpm exec vitest run packages/flows/src/statecharts.test.ts`; a test fails when this file is out of date.',
    '',
    ...mermaid(machine).flatMap((diagram, index) => [
      ...(regions.length > 1 ? [`## ${regions[index]}`, ''] : []),
      '```mermaid',
      diagram,
      '```',
      '',
    ]),
    '| state | description |',
    '|---|---|',
    ...Object.entries(states).map(([path, text]) => `| ${path} | ${text} |`),
    ...(handled.length > 0 ? ['', `Transitions without a target: ${handled.join(', ')}.`] : []),
    '',
  ].join('\n')
}
