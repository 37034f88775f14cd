import type { KneePadsOptions } from '../flat.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { type Placing, place, point } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const kneePads: KneePadsOptions = { main: '#2E3338', contrast: '#FF5B1F', accent: '#FF5B1F', type: 'insert' }

/** A pair of knee pads: of inserts one is seen from inside, of strapped ones both from outside. */
export function drawKneePads(s: Sheet, o: KneePadsOptions): void {
  drawPad(s, o, { x: 540, y: 480, a: 9 }, o.type === 'insert')
  drawPad(s, o, { x: 270, y: 520, a: -7 }, false)
}

function drawPad(s: Sheet, o: KneePadsOptions, placing: Placing, inner: boolean): void {
  const at = (run: string) => place(run, placing)
  const strapped = o.type === 'strap'
  const outline = Z(
    at('-116,-250 0,-268 116,-250 136,-160 138,0 132,150 108,250 0,268 -108,250 -132,150 -138,0 -136,-160'),
  )
  if (strapped)
    for (const y of [-120, 120]) {
      const strap = C(at(`-190,${y - 14} 0,${y + 10} 190,${y - 14}`))
      s.line(strap, '#05070c', 52, { cap: 'butt' }).line(strap, '#2a2f35', 48, { cap: 'butt' })
      s.line(strap, '#fff', 44, { opacity: 0.08, dash: '2 3', cap: 'butt' }).line(strap, o.accent, 4)
    }
  s.cast([outline], { dx: 10, dy: 18, soft: 16, opacity: 0.4 })
  s.part(outline, {
    fill: inner ? mix(o.main, '#8B939A', 0.35) : o.main,
    tex: 'grit',
    texOp: 0.16,
    ao: 70,
    aoOp: 0.5,
    outline: 3,
    rim: 0.6,
    draw: () => {
      s.softly(22, () => s.fill(leaf(at('-70,-190 -60,0 -50,180'), 90), '#fff', 'fill-opacity=".22"'))
      if (inner) drawDimples(s, o, at, outline)
      else drawRibs(s, o, at, placing.a ?? 0)
    },
  })
  if (!strapped) return
  const [u, v] = point(at('150,-124'))
  s.put(
    `<rect x="${(u - 18).toFixed(1)}" y="${(v - 30).toFixed(1)}" width="36" height="60" rx="5" fill="#1b1f23" stroke="#0c0e11" stroke-width="2"/>`,
  )
}

type At = (run: string) => ReturnType<typeof place>

/** Outside: six flexible ribs, the mark in the middle. */
function drawRibs(s: Sheet, o: KneePadsOptions, at: At, turn: number): void {
  for (let i = 0; i < 6; i++) {
    const y = -206 + i * 72
    const w = i === 0 || i === 5 ? 88 : 104
    const right = `0,${y - 5} ${w - 12},${y + 4} ${w - 2},${y + 10} ${w},${y + 24} ${w - 2},${y + 42} ${w - 12},${y + 49}`
    const left = `0,${y + 42} ${-w + 12},${y + 49} ${-w + 2},${y + 42} ${-w},${y + 24} ${-w + 2},${y + 10}`
    const rib = Z(at(`${-w + 12},${y + 4} ${right} ${left}`))
    const [px, py] = point(at(`0,${y - 5}`))
    const [qx, qy] = point(at(`0,${y + 42}`))
    const round = s.lin(px, py, qx, qy, [
      [0, '#fff', 0.34],
      [0.4, '#fff', 0.04],
      [1, '#05070c', 0.46],
    ])
    s.fill(rib, '#05070c', `fill-opacity=".6" transform="translate(3 6)" filter="${s.near(4)}"`)
    s.fill(rib, i === 2 || i === 3 ? light(o.main, 0.16) : o.main).fill(rib, s.pattern('grit', '#fff', 0.1))
    s.fill(rib, round).line(rib, '#05070c', 1.6, { opacity: 0.7 })
  }
  s.patch(Z(at('-40,-36! 40,-36! 32,4! -32,4!')), o.contrast, { lift: 2, tex: null })
  const [x, y] = point(at('0,-16'))
  s.mark(x, y, 15, '#15181b', turn)
}

/** Inside: soft foam with dimples for ventilation. */
function drawDimples(s: Sheet, o: KneePadsOptions, at: At, outline: Curve): void {
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 5; column++) {
      const [u, v] = point(at(`${-88 + column * 44},${-200 + row * 50}`))
      s.put(
        `<ellipse cx="${u.toFixed(0)}" cy="${v.toFixed(0)}" rx="12" ry="14" fill="#05070c" fill-opacity=".5"/>` +
          `<ellipse cx="${(u + 1.5).toFixed(0)}" cy="${(v + 2.5).toFixed(0)}" rx="10" ry="11" fill="${dark(o.main, 0.1)}"/>`,
      )
    }
  s.line(outline.offset(-18), '#fff', 1.4, { opacity: 0.25 })
}
