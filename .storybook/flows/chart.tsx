import { useEffect, useRef, useState } from 'react'
import {
  edgesOf,
  type Inspection,
  labelOf,
  mermaid,
  type State,
  statesOf,
} from '../../packages/flows/src/testing/index.ts'
import type { Observation } from './flow-demo.ts'
import * as css from './flow-page.css.ts'

let charts = 0
const drawings = new Map<string, Promise<string>>()

/** The diagram of a machine as SVG; drawn once, by a library that is fetched for it. */
function draw(text: string): Promise<string> {
  const render = async () => {
    const { default: library } = await import('mermaid')
    library.initialize({ theme: 'base', look: 'classic', fontFamily: 'Onest', themeVariables: { fontSize: '14px' } })
    charts += 1
    return (await library.render(`chart-${charts}`, text)).svg
  }
  const drawing = drawings.get(text) ?? render()
  drawings.set(text, drawing)
  return drawing
}

const idOf = (path: string) => path.replaceAll(/\W/g, '_')

interface DiagramProps extends Pick<Observation, 'visited'> {
  texts: readonly string[]
  active: ReadonlySet<string>
}

/** The whole chart, as wide as its panel or enlarged; active states are lit, those of the path so far are outlined. */
function Diagram({ texts, active, visited }: DiagramProps) {
  const box = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState('')
  const [zoom, setZoom] = useState(100)
  const all = texts.join('\n\n')
  useEffect(() => {
    let isCurrent = true
    void Promise.all(all.split('\n\n').map(draw)).then(svgs => {
      if (!isCurrent || !place.current) return
      place.current.innerHTML = svgs.join('')
      setDrawn(all)
    })
    return () => {
      isCurrent = false
    }
  }, [all])
  const lit = [...active].map(idOf).join(' ')
  const outlined = visited.map(idOf).join(' ')
  useEffect(() => {
    if (drawn === '' || !place.current || !box.current) return
    const isIn = (ids: string, id: string) => ids.split(' ').includes(id)
    for (const state of place.current.querySelectorAll<SVGElement>('.node, .statediagram-cluster')) {
      const [, id = ''] = /-state-(.+)-\d+$/.exec(state.id) ?? []
      state.dataset.lit = isIn(lit, id) ? 'active' : isIn(outlined, id) ? 'visited' : ''
    }
    for (const svg of place.current.querySelectorAll('svg'))
      svg.style.maxInlineSize = `${(svg.viewBox.baseVal.width * zoom) / 100}px`
    // Enlarged, the active state stays in view; the page and the focus are not moved.
    const state = place.current.querySelector('.node[data-lit="active"]')
    if (!state) return
    const [outer, inner] = [box.current.getBoundingClientRect(), state.getBoundingClientRect()]
    box.current.scrollBy(inner.x - outer.x - outer.width / 2, inner.y - outer.y - outer.height / 2)
  }, [drawn, lit, outlined, zoom])
  return (
    <>
      <label className={css.zoom}>
        Zoom
        <input
          type="range"
          min={100}
          max={600}
          step={25}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <output>{zoom} %</output>
      </label>
      <section
        ref={box}
        className={css.graph}
        style={zoom > 100 ? { maxBlockSize: '80vh' } : {}}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard
        tabIndex={0}
        aria-label="Graph of the states"
      >
        <div ref={place} className={css.drawing} style={{ inlineSize: `${zoom}%` }} aria-hidden="true" />
      </section>
    </>
  )
}

const invokesOf = (state: State): [path: string, name: string][] => [
  ...state.invokes.map(({ id }): [string, string] => [state.path, id]),
  ...state.children.flatMap(invokesOf),
]

interface ChartProps extends Pick<Observation, 'path' | 'visited'> {
  inspection: Inspection
  /** Description of each state, by dotted path. */
  descriptions: Readonly<Record<string, string>>
}

/** A statechart as a diagram; the active states follow in words, with their meaning and their transitions. */
export function Chart({ inspection, path, visited, descriptions }: ChartProps) {
  const { machine } = inspection
  const active = inspection.active()
  const texts = mermaid(machine)
  const invokes = invokesOf(statesOf(machine))
  const transitionsOf = (from: string) => [
    ...new Set(
      edgesOf(machine)
        .filter(edge => edge.from === from && edge.to.length > 0)
        .map(({ event, guarded, guard, to }) =>
          `${labelOf(event)}${guarded ? ` [${guard ?? 'if'}]` : ''} → ${to.join(', ')}`.trim(),
        ),
    ),
  ]
  return (
    <>
      <Diagram texts={texts} active={active} visited={visited} />
      <p className={css.last}>
        Path since the last event: <code>{path.join('; ') || '…'}</code>
      </p>
      <ul className={css.meanings} aria-label="Active states">
        {[...active].filter(Boolean).map(state => (
          <li key={state}>
            <b>
              <code>{state}</code>
            </b>{' '}
            {descriptions[state]}
            <ul className={css.transitions}>
              {invokes.map(([from, name]) => from === state && <li key={name}>invokes {name}</li>)}
              {transitionsOf(state).map(label => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <details className={css.more}>
        <summary>Meaning of all states</summary>
        <ul className={css.meanings}>
          {Object.entries(descriptions).map(([state, meaning]) => (
            <li key={state}>
              <code>{state}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
      <details className={css.more}>
        <summary>Mermaid source</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard */}
        <pre tabIndex={0} className={css.text}>
          {texts.join('\n\n')}
        </pre>
      </details>
    </>
  )
}
