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
import * as css from './flow-page.css.ts'
import type { Taken } from './stage.ts'
import { flowWords } from './words.ts'

interface ChartProps {
  inspect: Inspection
  /** What the last event led through. */
  taken: readonly Taken[]
  /** What each state means, by dotted path. */
  meanings: Readonly<Record<string, string>>
  lang: Locale
}

const nameOf = (path: string) => path.split('.').at(-1) ?? path

/** Ways out of a state that lead somewhere, each once, as a person reads them. */
function waysOf(edges: readonly Edge[], path: string, taken: readonly Taken[]) {
  const ways = new Map<string, { label: string; isTaken: boolean }>()
  for (const { from, event, guard, guarded, to } of edges) {
    if (from !== path || to.length === 0) continue
    const condition = guarded ? ` [${guard ?? '…'}]` : ''
    const label = `${labelOf(event)}${condition} → ${to.map(nameOf).join(', ')}`.trim()
    const isTaken = taken.some(one => one.from === from && one.event === event && one.to.join() === to.join())
    ways.set(label, { label, isTaken: isTaken || Boolean(ways.get(label)?.isTaken) })
  }
  return [...ways.values()]
}

/**
 * A machine drawn from itself: a nested list whose items are boxes, so that eye and screen reader have the same. States it
 * stands in are lit, say what they mean and which ways lead on.
 */
export function Chart({ inspect, taken, meanings, lang }: ChartProps) {
  const words = flowWords[lang]
  const root = statesOf(inspect.machine)
  const edges = edgesOf(inspect.machine)
  const active = inspect.active()
  const passed = taken
    .filter(({ to }) => to.length > 0)
    .map(({ from, event, to }) => `${from || '*'} ${event ? `· ${labelOf(event)} ` : ''}→ ${to.join(', ')}`)

  const draw = (state: State) => {
    const isActive = active.has(state.path)
    const ways = waysOf(edges, state.path, taken)
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
          {isActive && <strong className={css.here}>{words.active}</strong>}
        </p>
        {isActive && meanings[state.path] && (
          <p className={css.meaning} lang="en">
            {meanings[state.path]}
          </p>
        )}
        {isActive && ways.length > 0 && (
          <ul className={css.ways} aria-label={`${words.ways}: ${nameOf(state.path)}`}>
            {ways.map(({ label, isTaken }) => (
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
        {words.last}: <code>{passed.join('; ') || '…'}</code>
      </p>
      <ul className={css.states}>{root.children.map(draw)}</ul>
      <details className={css.more}>
        <summary>{words.diagram}</summary>
        {mermaid(inspect.machine).map(text => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what has the focus is scrolled by keys
          <pre key={text} tabIndex={0} className={css.text}>
            {text}
          </pre>
        ))}
      </details>
    </>
  )
}
