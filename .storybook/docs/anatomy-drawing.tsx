import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { WhenNear } from '../when-near.tsx'
import { type Callout, type PartBox, partBoxes, placeCallouts } from './anatomy-boxes.ts'
import { pageOf } from './pages.ts'
import { roomOf, SampleFrame } from './usage.tsx'

const modules = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.examples.tsx', { import: 'Example' })
const examples = new Map(
  Object.entries(modules).map(([path, load]) => [pageOf(path).page, lazy(async () => ({ default: await load() }))]),
)

/** Width of the margins that hold the numbers, in pixels. */
const MARGIN = 48

const LINE = '#e0245e'

/** Outlines, numbers and the lines between them. */
function Callouts({ callouts, width }: { callouts: readonly Callout[]; width: number }) {
  return (
    <svg
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        pointerEvents: 'none',
        overflow: 'visible',
      }}
    >
      {callouts.map(({ number, box, side, y }) => {
        const x = side === 'left' ? 16 : width - 16
        const edge = side === 'left' ? box.x : box.x + box.width
        const target = Math.min(Math.max(y, box.y + 1), box.y + box.height - 1)
        return (
          <g key={number}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              fill="none"
              stroke={LINE}
              strokeDasharray="3 3"
            />
            <path d={`M${x} ${y}L${edge} ${target}`} stroke={LINE} />
            <circle cx={edge} cy={target} r={2.5} fill={LINE} />
            <circle cx={x} cy={y} r={11} fill={LINE} />
            <text x={x} y={y} fill="#fff" fontSize={12} fontWeight={700} textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Boxes of the parts, measured whenever the drawing changes its size or content. */
function useBoxes(scopes: readonly string[]) {
  const [boxes, setBoxes] = useState<readonly PartBox[]>([])
  const [width, setWidth] = useState(0)
  const measure = useCallback(
    (root: ParentNode, place: Element, offset: { x: number; y: number }) => {
      const next = partBoxes(root, scopes, offset)
      setWidth(place.getBoundingClientRect().width)
      setBoxes(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    },
    [scopes],
  )
  return { boxes, width, measure }
}

function Legend({ boxes }: { boxes: readonly PartBox[] }) {
  return (
    <ol style={{ columns: '14rem auto', listStyle: 'decimal inside' }}>
      {boxes.map(({ name }) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ol>
  )
}

/** The documented example with its parts outlined. */
function InlineDrawing({ page, scopes }: { page: string; scopes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const { boxes, width, measure } = useBoxes(scopes)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const look = () => {
      const { x, y } = current.getBoundingClientRect()
      measure(current, current, { x, y })
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    const content = new MutationObserver(look)
    content.observe(current, { childList: true, subtree: true, attributes: true })
    current.addEventListener('load', look, true)
    return () => {
      sizes.disconnect()
      content.disconnect()
      current.removeEventListener('load', look, true)
    }
  }, [measure])
  const Example = examples.get(page)
  return (
    <>
      <div style={{ position: 'relative', border: '1px solid #8885' }}>
        <div ref={place} inert>
          <SampleFrame style={{ ...roomOf(page), paddingInline: MARGIN }}>
            <Suspense fallback={null}>{Example && <Example />}</Suspense>
          </SampleFrame>
        </div>
        <Callouts callouts={placeCallouts(boxes, width)} width={width} />
      </div>
      <Legend boxes={boxes} />
    </>
  )
}

/** The first story of a part that covers the window, in a frame of its own, with its parts outlined. */
function FramedDrawing({ story, height, scopes }: { story: string; height: string; scopes: readonly string[] }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { boxes, width, measure } = useBoxes(scopes)
  const watch = useRef<MutationObserver>(null)
  const start = () => {
    const inside = frame.current?.contentDocument?.body
    if (!inside) return
    const look = () => frame.current && measure(inside, frame.current, { x: -MARGIN, y: 0 })
    watch.current?.disconnect()
    watch.current = new MutationObserver(look)
    watch.current.observe(inside, { childList: true, subtree: true, attributes: true })
    // The end of a transition changes no attribute.
    inside.addEventListener('transitionend', look)
    inside.addEventListener('animationend', look)
    look()
  }
  useEffect(() => () => watch.current?.disconnect(), [])
  const whole = width + 2 * MARGIN
  return (
    <>
      <div style={{ position: 'relative', border: '1px solid #8885', paddingInline: MARGIN, overflow: 'hidden' }}>
        <iframe
          ref={frame}
          title="Anatomy"
          inert
          src={`iframe.html?id=${story}&viewMode=story&globals=locale:en`}
          onLoad={start}
          style={{ border: 0, inlineSize: '100%', blockSize: height }}
        />
        <Callouts callouts={placeCallouts(boxes, whole)} width={whole} />
      </div>
      <Legend boxes={boxes} />
    </>
  )
}

interface AnatomyDrawingProps {
  page: string
  /** `data-scope` values that are outlined; the first one is the part's own. */
  scopes: readonly string[]
  /** Story to draw instead of the example, for parts that cover the window. */
  framed: { story: string; height: string } | undefined
}

/** The real part with a numbered outline around every `data-part`, and the list of their names. */
export function AnatomyDrawing({ page, scopes, framed }: AnatomyDrawingProps) {
  return (
    <WhenNear>
      {framed ? <FramedDrawing {...framed} scopes={scopes} /> : <InlineDrawing page={page} scopes={scopes} />}
    </WhenNear>
  )
}
