import type { Locale } from '@shop/contract/locales'
import {
  type Edge,
  edgesOf,
  type Inspection,
  labelOf,
  mermaid,
  type State,
  statesOf,
} from '../../packages/flows/src/testing/index.ts'
import type { TakenTransition } from './flow-demo.ts'
import * as css from './flow-page.css.ts'
import { flowWords } from './words.ts'

interface ChartProps {
  inspection: Inspection
  /** Transitions taken for the last event. */
  transitions: readonly TakenTransition[]
  /** Description of each state, by dotted path. */
  descriptions: Readonly<Record<string, string>>
  lang: Locale
}

const nameOf = (path: string) => path.split('.').at(-1) ?? path

/** Labels of the transitions of a state that have a target, each once. */
function labelsOf(edges: readonly Edge[], path: string, taken: readonly TakenTransition[]) {
  const labels = new Map<string, { label: string; isTaken: boolean }>()
  for (const { from, event, guard, guarded, to } of edges) {
    if (from !== path || to.length === 0) continue
    const condition = guarded ? ` [${guard ?? '…'}]` : ''
    const label = `${labelOf(event)}${condition} → ${to.map(nameOf).join(', ')}`.trim()
    const isTaken = taken.some(one => one.from === from && one.event === event && one.to.join() === to.join())
    labels.set(label, { label, isTaken: isTaken || Boolean(labels.get(label)?.isTaken) })
  }
  return [...labels.values()]
}

/**
 * A statechart as nested lists styled as boxes, so that screen readers get the same as everyone. Active states are highlighted
 * and show their description and transitions.
 */
export function Chart({ inspection, transitions, descriptions, lang }: ChartProps) {
  const words = flowWords[lang]
  const root = statesOf(inspection.machine)
  const edges = edgesOf(inspection.machine)
  const active = inspection.active()
  const taken = transitions
    .filter(({ to }) => to.length > 0)
    .map(({ from, event, to }) => `${from || '*'} ${event ? `· ${labelOf(event)} ` : ''}→ ${to.join(', ')}`)

  const draw = (state: State) => {
    const isActive = active.has(state.path)
    const labels = labelsOf(edges, state.path, transitions)
    return (
      <li
        key={state.path}
        className={css.state}
        data-active={isActive || undefined}
        aria-current={isActive || undefined}
      >
        <p className={css.stateName}>
          <code>{nameOf(state.path)}</code>
          {state.invokes.map(({ id }) => (
            <small key={id}>
              {words.calls} {id}
            </small>
          ))}
          {state.kind === 'final' && <small>{words.final}</small>}
          {isActive && <strong className={css.active}>{words.active}</strong>}
        </p>
        {isActive && descriptions[state.path] && (
          <p className={css.description} lang="en">
            {descriptions[state.path]}
          </p>
        )}
        {isActive && labels.length > 0 && (
          <ul className={css.transitions} aria-label={`${words.transitions}: ${nameOf(state.path)}`}>
            {labels.map(({ label, isTaken }) => (
              <li key={label} data-taken={isTaken || undefined}>
                {label}
              </li>
            ))}
          </ul>
        )}
        {state.children.length > 0 && <ul className={css.states}>{state.children.map(draw)}</ul>}
      </li>
    )
  }

  return (
    <>
      <p className={css.last}>
        {words.last}: <code>{taken.join('; ') || '…'}</code>
      </p>
      <ul className={css.states}>{root.children.map(draw)}</ul>
      <details className={css.more}>
        <summary>{words.diagram}</summary>
        {mermaid(inspection.machine).map(text => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard
          <pre key={text} tabIndex={0} className={css.text}>
            {text}
          </pre>
        ))}
      </details>
    </>
  )
}
