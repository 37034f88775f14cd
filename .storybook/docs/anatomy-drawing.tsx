import { useEffect, useRef, useState } from 'react'
import { WhenNear } from '../when-near.tsx'
import { type PartBox, partBoxes, placeCallouts } from './anatomy-boxes.ts'
import { Example } from './samples.tsx'

/** Width of the margins that hold the numbers, in pixels. */
const MARGIN = 48

const LINE = '#e0245e'

/** Outlines, numbers and the lines between them. */
function Callouts({ boxes, width }: { boxes: readonly PartBox[]; width: number }) {
  return (
    <svg
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' }}
    >
      {placeCallouts(boxes, width).map(({ number, box, side, y }) => {
        const x = side === 'left' ? 16 : width - 16
        const edge = side === 'left' ? box.x : box.x + box.width
        const target = Math.min(Math.max(y, box.y + 1), box.y + box.height - 1)
        return (
          <g key={number} stroke={LINE} fill={LINE}>
            <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="none" strokeDasharray="3 3" />
            <path d={`M${x} ${y}L${edge} ${target}`} />
            <circle cx={edge} cy={target} r={2} />
            <circle cx={x} cy={y} r={11} />
            <text x={x} y={y + 4} fill="#fff" stroke="none" fontSize={12} fontWeight={700} textAnchor="middle">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

interface AnatomyDrawingProps {
  page: string
  /** `data-scope` values that are outlined; the first one is the part's own. */
  scopes: readonly string[]
  /** Story to draw instead of the example, for parts that cover the window. */
  framed: { story: string; height: string } | undefined
}

function Drawing({ page, scopes, framed }: AnatomyDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const [inside, setInside] = useState<HTMLElement | null>(null)
  const [{ boxes, width }, setDrawn] = useState<{ boxes: readonly PartBox[]; width: number }>({ boxes: [], width: 0 })
  const names = scopes.join()
  // Measured whenever the drawing changes its size or content; the end of a transition changes no attribute.
  useEffect(() => {
    const { current } = place
    const root = framed ? inside : current
    if (!root || !current) return
    const look = () => {
      const { x, y } = current.getBoundingClientRect()
      const found = partBoxes(root, names.split(','), framed ? { x: -MARGIN, y: 0 } : { x, y })
      const next = { boxes: found, width: current.clientWidth }
      setDrawn(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    const content = new MutationObserver(look)
    content.observe(root, { childList: true, subtree: true, attributes: true })
    const ends = ['load', 'transitionend', 'animationend']
    for (const end of ends) root.addEventListener(end, look, true)
    return () => {
      sizes.disconnect()
      content.disconnect()
      for (const end of ends) root.removeEventListener(end, look, true)
    }
  }, [framed, inside, names])
  return (
    <>
      <div style={{ position: 'relative', border: '1px solid #8885', overflow: framed && 'hidden' }}>
        <div ref={place} inert style={framed && { paddingInline: MARGIN }}>
          {framed ? (
            <iframe
              title="Anatomy"
              src={`iframe.html?id=${framed.story}&viewMode=story&globals=locale:en`}
              onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument?.body ?? null)}
              style={{ border: 0, inlineSize: '100%', blockSize: framed.height }}
            />
          ) : (
            <Example of={page} style={{ paddingInline: MARGIN }} />
          )}
        </div>
        <Callouts boxes={boxes} width={width} />
      </div>
      <ol style={{ columns: '14rem auto', listStyle: 'decimal inside' }}>
        {boxes.map(({ name }) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The real part with a numbered outline around every `data-part`, and the list of their names. */
export const AnatomyDrawing = (props: AnatomyDrawingProps) => (
  <WhenNear>
    <Drawing {...props} />
  </WhenNear>
)
