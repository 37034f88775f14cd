import type { AnyStateMachine } from 'xstate'
import { chainOf, type Edge, edgesOf, type State, statesOf } from './chart.ts'

const idOf = (path: string) => path.replaceAll(/\W/g, '_')

/** An event as a person reads it: a call that has ended, a time that has passed, or its own name. */
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

/** The innermost state that holds both; '' is the whole machine. */
const holderOf = (from: string, to: string): string => {
  const outer = chainOf(from).slice(1)
  return (
    chainOf(to)
      .slice(1)
      .find(path => outer.includes(path)) ?? ''
  )
}

/** The state directly inside `holder` that holds `path`. */
const within = (holder: string, path: string): string =>
  chainOf(path).find(up => (up.includes('.') ? up.slice(0, up.lastIndexOf('.')) : '') === holder) ?? path

interface Arrow {
  readonly holder: string
  readonly from: string
  readonly to: string
  readonly label: string
}

/**
 * Where an arrow is drawn and what it says. Mermaid draws no arrow between the insides of two states: it is drawn between
 * the states themselves and says which inside is meant.
 */
function arrowOf(edge: Edge, target: string): Arrow {
  const isOwn = chainOf(target).slice(1).includes(edge.from)
  const holder = isOwn ? edge.from : holderOf(edge.from, target)
  const source = isOwn ? '' : within(holder, edge.from)
  const to = within(holder, target)
  const label = [
    isOwn || source === edge.from ? '' : `${nameOf(edge.from)}:`,
    labelOf(edge.event),
    conditionOf(edge),
    to === target ? '' : `→ ${nameOf(target)}`,
  ]
  return {
    holder,
    from: isOwn ? `anywhere_${idOf(holder)}` : idOf(source),
    to: idOf(to),
    label: label.filter(Boolean).join(' '),
  }
}

/** A machine as Mermaid state diagrams: one, or one for each region. What only acts and goes nowhere is left out. */
export function mermaid(machine: AnyStateMachine): readonly string[] {
  const root = statesOf(machine)
  const arrows = edgesOf(machine).flatMap(edge => edge.to.map(target => arrowOf(edge, target)))
  const draw = (state: State, indent: string): string[] => {
    const own = arrows.filter(({ holder }) => holder === state.path)
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

/** The page of a machine: its diagram, and what each state means. `states` by dotted path. */
export const statechart = (
  title: string,
  machine: AnyStateMachine,
  states: Readonly<Record<string, string>>,
): string => {
  const acts = edgesOf(machine).filter(({ to, event }) => to.length === 0 && event !== '')
  const root = statesOf(machine)
  const regions = root.kind === 'parallel' ? root.children.map(({ path }) => path) : []
  const handled = [...new Set(acts.map(({ event }) => `\`${event}\``))]
  return [
    `# ${title}`,
    '',
    'Drawn from the machine by `UPDATE=1 pnpm exec vitest run packages/flows/src/statecharts.test.ts`; a test fails when this page is out of date.',
    '',
    ...mermaid(machine).flatMap((diagram, index) => [
      ...(regions.length > 1 ? [`## ${regions[index]}`, ''] : []),
      '```mermaid',
      diagram,
      '```',
      '',
    ]),
    '| state | what it means |',
    '|---|---|',
    ...Object.entries(states).map(([path, text]) => `| ${path} | ${text} |`),
    ...(handled.length > 0 ? ['', `Taken without a change of state: ${handled.join(', ')}.`] : []),
    '',
  ].join('\n')
}
