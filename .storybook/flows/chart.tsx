import { type CSSProperties, useEffect, useRef, useState } from 'react'
import {
  type Edge,
  edgesOf,
  type Inspection,
  leavesOf,
  mermaid,
  type State,
  statesOf,
} from '../../packages/flows/src/testing/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import type { TakenTransition } from './flow-demo.ts'
import * as css from './flow-page.css.ts'
import { conditionOf, eventLabel } from './labels.ts'
import { type Arrow, type Layout, layoutOf } from './layout.ts'
import { flowWords as words } from './words.ts'

interface ChartProps {
  inspection: Inspection
  /** Transitions taken since the last event that was sent. */
  transitions: readonly TakenTransition[]
  /** Description of each state, by dotted path. */
  descriptions: Readonly<Record<string, string>>
}

const nameOf = (path: string) => path.split('.').at(-1) ?? path

/** The transition of an arrow that was taken last. */
const takenBy = ({ from, to }: Arrow, taken: readonly TakenTransition[]) =>
  taken.findLast(one => one.from === from && one.to.includes(to))

/** Labels of the transitions of a state that have a target, each once. */
function labelsOf(edges: readonly Edge[], path: string, taken: readonly TakenTransition[]) {
  const labels = new Map<string, boolean>()
  for (const edge of edges) {
    const { from, event, to } = edge
    if (from !== path || to.length === 0) continue
    const last = taken.findLast(one => one.from === from && one.event === event && one.to.join() === to.join())
    const label = `${eventLabel(event, last?.outcome)}${conditionOf(edge)} → ${to.map(nameOf).join(', ')}`.trim()
    labels.set(label, Boolean(labels.get(label)) || last !== undefined)
  }
  return [...labels].map(([label, isTaken]) => ({ label, isTaken }))
}

/** Layout of a machine; null until it is there. */
function useLayout(machine: Inspection['machine']) {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    let isCurrent = true
    void layoutOf(machine).then(found => isCurrent && setLayout(found))
    return () => {
      isCurrent = false
    }
  }, [machine])
  return layout
}

const pathData = (points: Arrow['points']) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** A label with the outcome of the transition that was taken. */
const lineOf = (line: string, { event, outcome }: TakenTransition) =>
  line.replace(eventLabel(event), eventLabel(event, outcome))

/** The arrows over the states, with what causes them; the same is in words below the drawing. */
function Arrows({ layout, transitions }: { layout: Layout; transitions: readonly TakenTransition[] }) {
  const drawn = layout.arrows.map(arrow => ({ arrow, taken: takenBy(arrow, transitions) }))
  // What was taken is drawn last, over the others.
  drawn.sort((one, other) => Number(Boolean(one.taken)) - Number(Boolean(other.taken)))
  return (
    <svg className={css.arrows} width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        {(['still', 'succeeded', 'failed'] as const).map(kind => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" className={css.arrowHead} data-outcome={kind} />
          </marker>
        ))}
      </defs>
      {layout.starts.map(({ x, y, width, height }) => (
        <circle key={`${x} ${y}`} cx={x + width / 2} cy={y + height / 2} r={width / 2} className={css.start} />
      ))}
      {drawn.map(({ arrow: { id, points, lines, label }, taken }) => (
        <g key={id} data-outcome={taken?.outcome} className={css.arrow}>
          <path d={pathData(points)} markerEnd={`url(#arrow-${taken?.outcome ?? 'still'})`} />
          {label && (
            <text x={label.x + 4} y={label.y} className={css.arrowLabel}>
              {lines.map((line, index) => (
                <tspan key={line} x={label.x + 4} y={label.y + 13 + index * 16}>
                  {taken?.event && line.startsWith(eventLabel(taken.event)) ? lineOf(line, taken) : line}
                </tspan>
              ))}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Scrolls to the active states without moving the page or the focus. */
function useScrollToActive(active: string) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = box.current
    const states = outer?.querySelectorAll(`[data-path="${active}"]`)
    const [state] = states ?? []
    if (!outer || !state) return
    const [around, place] = [outer.getBoundingClientRect(), state.getBoundingClientRect()]
    outer.scrollTo(
      outer.scrollLeft + place.x - around.x - (around.width - place.width) / 2,
      outer.scrollTop + place.y - around.y - (around.height - place.height) / 2,
    )
  }, [active])
  return box
}

/**
 * A statechart as a graph: nested lists, so that screen readers get the states like everyone, placed by the layout
 * library, with the arrows drawn over them. What was taken since the last event is lit; the active states follow in
 * words, with their meaning and their transitions.
 */
export function Chart({ inspection, transitions, descriptions }: ChartProps) {
  const { machine } = inspection
  const root = statesOf(machine)
  const edges = edgesOf(machine)
  const active = inspection.active()
  const layout = useLayout(machine)
  const entered = transitions.findLast(({ to }) => to.length > 0)?.to[0] ?? ''
  const leaves = leavesOf(root).filter(({ path }) => active.has(path))
  const inEntered = leaves.find(({ path }) => path.startsWith(entered)) ?? leaves[0]
  const box = useScrollToActive(layout ? (inEntered?.path ?? '') : '')
  const taken = transitions
    .filter(({ to }) => to.length > 0)
    .map(
      ({ from, event, to, outcome }) =>
        `${from || '*'} ${event ? `· ${eventLabel(event, outcome)} ` : ''}→ ${to.join(', ')}`,
    )

  const styleOf = (path: string): CSSProperties => {
    const place = layout?.states.get(path)
    return place
      ? {
          position: 'absolute',
          insetInlineStart: place.x,
          insetBlockStart: place.y,
          inlineSize: place.width,
          blockSize: place.height,
        }
      : {}
  }
  const draw = (state: State) => {
    const isActive = active.has(state.path)
    return (
      <li
        key={state.path}
        className={css.state}
        style={styleOf(state.path)}
        data-path={state.path}
        data-active={isActive || undefined}
        data-final={state.kind === 'final' || undefined}
        aria-current={isActive || undefined}
        title={descriptions[state.path]}
      >
        <p className={css.stateName}>
          <code>{nameOf(state.path)}</code>
          {state.kind === 'final' && <small>{words.final}</small>}
          {isActive && <span {...visuallyHidden}>{words.active}</span>}
        </p>
        {state.invokes.map(({ id }) => (
          <small key={id} className={css.invokes}>
            {words.calls} {id}
          </small>
        ))}
        {state.children.length > 0 && <ul className={css.states}>{state.children.map(draw)}</ul>}
      </li>
    )
  }
  const all = [...active].filter(path => path !== '')

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard */}
      <section ref={box} className={css.graph} tabIndex={0} aria-label={words.graph}>
        <div
          className={css.drawing}
          style={layout ? { inlineSize: layout.width, blockSize: layout.height } : {}}
          data-placed={layout ? '' : undefined}
        >
          <ul className={css.states}>{root.children.map(draw)}</ul>
          {layout && <Arrows layout={layout} transitions={transitions} />}
        </div>
      </section>
      <p className={css.last}>
        {words.last}: <code>{[...new Set(taken)].join('; ') || '…'}</code>
      </p>
      <dl className={css.meanings}>
        {all.map(path => (
          <div key={path}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>
              {descriptions[path]}
              <Transitions path={path} labels={labelsOf(edges, path, transitions)} />
            </dd>
          </div>
        ))}
      </dl>
      <details className={css.more}>
        <summary>{words.meanings}</summary>
        <dl className={css.meanings}>
          {Object.entries(descriptions).map(([path, meaning]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details className={css.more}>
        <summary>{words.diagram}</summary>
        {mermaid(machine).map(text => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard
          <pre key={text} tabIndex={0} className={css.text}>
            {text}
          </pre>
        ))}
      </details>
    </>
  )
}

function Transitions({ path, labels }: { path: string; labels: ReturnType<typeof labelsOf> }) {
  if (labels.length === 0) return null
  return (
    <ul className={css.transitions} aria-label={`${words.transitions}: ${nameOf(path)}`}>
      {labels.map(({ label, isTaken }) => (
        <li key={label} data-taken={isTaken || undefined}>
          {label}
        </li>
      ))}
    </ul>
  )
}
