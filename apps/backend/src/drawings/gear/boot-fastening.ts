import { dark, light } from '../kit/colour.ts'
import { type Point, points } from '../kit/points.ts'
import { C } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Boot } from './boot-last.ts'

export function drawLaces({ s, o, last }: Boot): void {
  const ends = points(last.laces)
  const eyelets = points(last.eyelets)
  eyelets.forEach(([x, y], i) => {
    const [u, v] = ends[i] ?? [x, y]
    const lace = C([
      [x, y],
      [x + (u - x) * 0.55, y + (v - y) * 0.7 - 4],
      [u, v],
    ])
    s.line(lace, '#05070c', 15, { opacity: 0.35, dx: 2, dy: 4 })
    s.line(lace, dark(o.lace, 0.5), 13).line(lace, light(o.lace, 0.1), 9.5)
    s.line(lace, i % 2 ? o.accent : light(o.lace, 0.35), 9, { dash: '2 5', cap: 'butt' })
    if (i >= eyelets.length - last.hooks) drawHook(s, x, y)
    else drawEyelet(s, x, y)
  })
}

function drawHook(s: Sheet, x: number, y: number): void {
  const steel = s.lin(x - 8, y - 9, x + 8, y + 9, [
    [0, '#f0f2f3'],
    [0.5, '#9aa2a8'],
    [1, '#4a525a'],
  ])
  s.put(`<path d="M${x - 8} ${y - 9}h20l6 9l-6 9h-20z" fill="${steel}" stroke="#1c2024" stroke-width="1.3"/>`)
}

function drawEyelet(s: Sheet, x: number, y: number): void {
  const steel = s.lin(x - 9, y - 9, x + 9, y + 9, [
    [0, '#eef0f1'],
    [0.5, '#8d959b'],
    [1, '#3a4148'],
  ])
  s.put(
    `<circle cx="${x}" cy="${y}" r="9" fill="${steel}" stroke="#15181b" stroke-width="1.2"/>` +
      `<circle cx="${x}" cy="${y}" r="4.4" fill="#0c0e11"/>`,
  )
}

/** Steel cable with a rotary closure. */
export function drawDial({ s, o, last }: Boot): void {
  for (const [x, y] of points(last.dialEyelets)) {
    const end: Point = [x - 34, y - 22]
    s.line(C([[x, y], end]), '#111111', 5)
      .line(C([[x, y], end]), '#d9dde0', 3)
      .stud(x, y, 9, '#4a525a')
  }
  const { x, y } = last.dial
  const plastic = s.lin(x - 24, y - 24, x + 24, y + 24, [
    [0, '#6b747c'],
    [0.5, '#2b3036'],
    [1, '#111417'],
  ])
  const cap = s.lin(x - 17, y - 17, x + 17, y + 17, [
    [0, light(o.accent, 0.3)],
    [1, dark(o.accent, 0.3)],
  ])
  const circle = (r: number, look: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`
  s.put(
    `<circle cx="${x + 2}" cy="${y + 4}" r="30" fill="#05070c" fill-opacity=".4"/>`,
    circle(30, `fill="${plastic}" stroke="#0c0e11" stroke-width="2"`),
    circle(25, 'fill="none" stroke="#0c0e11" stroke-width="7" stroke-dasharray="3 3.5"'),
    circle(17, `fill="${cap}" stroke="#0c0e11" stroke-width="1.4"`),
  )
}
