import type { Colour, ToolOptions } from '../flat.ts'
import { dark, light, lineOf } from '../kit/colour.ts'
import { mm } from '../kit/paper.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

/** Tools that lie beside the goods in a scene. They are not sold: they have no model, and no brand. */
export const tool: ToolOptions = { main: '#2B3036', accent: '#FF5B1F' }

const STEEL = '#9AA3AA'

/** Brushed steel: light and dark bands across a box. */
const steel = (s: Sheet, x1: number, y1: number, x2: number, y2: number): string =>
  s.lin(x1, y1, x2, y2, [
    [0, '#f1f3f4'],
    [0.22, '#b4bcc2'],
    [0.45, '#8a939a'],
    [0.62, '#d9dee1'],
    [0.85, '#7b848b'],
    [1, '#565f66'],
  ])

/** Short upright strokes: grooves of a grip, marks of a scale. */
function strokes(
  s: Sheet,
  lines: readonly (readonly [x: number, y1: number, y2: number])[],
  color: Colour,
  width: number,
) {
  const d = lines.map(([x, y1, y2]) => `M${mm(x)} ${mm(y1)}V${mm(y2)}`).join('')
  s.put(`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`)
}

const between = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Claw hammer with a rubber grip, upright. */
export function drawHammer(s: Sheet, o: ToolOptions): void {
  const head = Z(
    '214,178! 250,168! 256,196! 330,202 372,186 436,184 500,176 556,188 606,226 638,292! 600,270 556,256 510,262 468,284 444,322! 442,366! 360,366! 356,306 330,292 256,300! 250,328! 214,318!',
  )
  const neck = Z('374,330! 428,330! 424,430 428,520 436,580! 366,580! 374,520 378,430')
  const grip = Z(
    '364,560! 438,560! 444,640 436,700 450,780 462,860 440,900 401,910 362,900 340,860 352,780 366,700 358,640',
  )
  s.cast([head, neck, grip], { dx: 8, dy: 14, soft: 11, opacity: 0.36 })
  s.part(neck, { fill: '#B98A52', tex: null, cyl: [366, 0, 436, 0], ao: 14, outline: 2.4 })
  for (const x of [388, 402, 416]) s.softLine([C(`${x},372 ${x - 2},450 ${x + 3},556`)], '#7d5426', 2, 1.4, 0.5)
  s.part(grip, {
    fill: o.main,
    tex: 'grit',
    texOp: 0.12,
    cyl: [340, 0, 462, 0],
    ao: 24,
    draw: () => {
      s.fill(Z('364,560! 438,560! 440,596! 362,596!'), o.accent)
      for (const y of between(640, 850, 26))
        s.line(C(`356,${y} 401,${y + 12} 446,${y}`), dark(o.main, 0.5), 5, { opacity: 0.8 }).line(
          C(`356,${y + 4} 401,${y + 16} 446,${y + 4}`),
          light(o.main, 0.3),
          1.6,
          { opacity: 0.5 },
        )
    },
  })
  s.fill(head, steel(s, 214, 168, 260, 366))
  s.clipped([head], () => {
    s.softLine([C('256,214 330,218 372,204 436,202 500,196 556,208 600,240')], '#ffffff', 7, 4, 0.75)
    s.softLine([C('262,296 330,286 370,320 440,330')], '#20262b', 12, 7, 0.5)
    s.fill(Z('214,160! 232,160! 232,340! 214,340!'), '#20262b', 'fill-opacity=".28"')
    s.fill(leaf('470,280 530,250 604,268', 16), '#20262b', 'fill-opacity=".35"')
  })
  s.line(head, lineOf(STEEL), 2.6)
  s.line(Z('372,184! 436,182! 442,366! 360,366!'), '#3a4249', 1.6, { opacity: 0.55 })
}

/** Spirit level of box section, lying across. */
export function drawLevel(s: Sheet, o: ToolOptions): void {
  const body = Z('52,444! 748,444! 748,556! 52,556!')
  const caps = [Z('40,440! 92,440! 92,560! 40,560!'), Z('708,440! 760,440! 760,560! 708,560!')]
  s.cast([body, ...caps], { dx: 6, dy: 13, soft: 10, opacity: 0.36 })
  s.fill(body, o.accent)
  const rounded = s.lin(0, 444, 0, 556, [
    [0, '#ffffff', 0.5],
    [0.1, '#ffffff', 0.1],
    [0.5, '#ffffff', 0],
    [0.88, '#05070c', 0.16],
    [1, '#05070c', 0.42],
  ])
  s.fill(body, rounded)
  for (const y of [458, 542]) s.line(C(`92,${y} 708,${y}`), dark(o.accent, 0.35), 2, { opacity: 0.7, cap: 'butt' })
  strokes(
    s,
    between(104, 696, 8).map((x, index) => [x, 543, index % 5 === 0 ? 556 : 550] as const),
    dark(o.accent, 0.7),
    1.5,
  )
  for (const window of [Z('252,474! 300,474! 300,526! 252,526!'), Z('510,474! 558,474! 558,526! 510,526!')])
    s.patch(window, o.main, { lift: 0, tex: null })
  vial(s, 400, 500, 116, 56)
  vial(s, 168, 500, 62, 62)
  vial(s, 632, 500, 62, 62)
  for (const cap of caps) s.patch(cap, o.main, { lift: 3, tex: 'grit', shade: 0.24 })
  s.line(body, lineOf(o.accent), 2.2)
}

/** A window with a vial: liquid, two rings and the bubble between them. */
function vial(s: Sheet, x: number, y: number, w: number, h: number): void {
  const rect = (width: number, height: number, look: string) =>
    `<rect x="${mm(x - width / 2)}" y="${mm(y - height / 2)}" width="${mm(width)}" height="${mm(height)}" rx="${mm(height / 2)}" ${look}/>`
  const liquid = s.lin(0, y - h / 2, 0, y + h / 2, [
    [0, '#8fb51e'],
    [0.3, '#f2ff8a'],
    [0.6, '#ddf247'],
    [1, '#7fa014'],
  ])
  s.put(
    rect(w + 14, h + 12, 'fill="#171b1f"'),
    rect(w, h - 6, `fill="${liquid}" stroke="#44540c" stroke-width="1.5"`),
    `<ellipse cx="${x}" cy="${mm(y - 3)}" rx="${mm(Math.min(15, w * 0.22))}" ry="${mm(h * 0.2)}" fill="#fbffe0" fill-opacity=".85" stroke="#6d8a16" stroke-width="1.6"/>`,
  )
  strokes(
    s,
    [-1, 1].map(side => [x + side * Math.min(20, w * 0.3), y - h / 2 + 4, y + h / 2 - 4] as const),
    '#171b1f',
    2.4,
  )
  s.put(rect(w * 0.7, 5, `fill="#fff" fill-opacity=".6" transform="translate(0 ${mm(-h * 0.28)})"`))
}

/** Tape measure with a hand's breadth of blade drawn out to the right. */
export function drawTapeMeasure(s: Sheet, o: ToolOptions): void {
  const blade = Z('480,648! 742,648! 742,704! 480,704!')
  const hook = Z('736,640! 750,640! 750,732! 736,732!')
  const shell = Z('196,330! 300,300 430,306 514,356 548,450 548,716! 196,716! 170,690 160,560 164,420')
  s.cast([blade, hook, shell], { dx: 7, dy: 14, soft: 11, opacity: 0.38 })
  s.fill(blade, '#F4C915')
  s.fill(
    blade,
    s.lin(0, 648, 0, 704, [
      [0, '#fff', 0.45],
      [0.4, '#fff', 0.05],
      [1, '#4a3a00', 0.32],
    ]),
  )
  strokes(
    s,
    between(552, 730, 7).map((x, index) => [x, 648, index % 5 === 0 ? 680 : 664] as const),
    '#1b1d20',
    1.8,
  )
  for (const [x, figure] of [
    [690, '1'],
    [655, '2'],
    [620, '3'],
    [585, '4'],
  ] as const)
    s.put(figureOf(figure, x, 690))
  s.line(blade, '#6d5800', 1.8)
  s.fill(hook, steel(s, 736, 640, 760, 732)).line(hook, lineOf(STEEL), 1.6)
  s.part(shell, {
    fill: o.main,
    tex: 'grit',
    texOp: 0.14,
    ao: 46,
    outline: 3,
    rim: 0.4,
    draw: () => {
      s.fill(Z('206,360! 306,334 424,340 492,380 516,456 516,610! 206,610! 196,500'), o.accent)
      s.fill(
        Z('206,360! 306,334 424,340 492,380 516,456 516,610! 206,610! 196,500'),
        s.lin(200, 330, 420, 640, [
          [0, '#fff', 0.36],
          [0.45, '#fff', 0],
          [1, '#05070c', 0.3],
        ]),
      )
      s.line(Z('206,360! 306,334 424,340 492,380 516,456 516,610! 206,610! 196,500'), dark(o.accent, 0.55), 2.4)
    },
  })
  s.put(
    `<circle cx="352" cy="478" r="92" fill="${o.main}" stroke="${dark(o.main, 0.5)}" stroke-width="3"/>`,
    '<circle cx="352" cy="478" r="72" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>',
  )
  s.stud(352, 478, 15, STEEL)
  strokes(
    s,
    between(236, 470, 26).map(x => [x, 634, 690] as const),
    dark(o.main, 0.6),
    7,
  )
  const lock = Z('486,356! 540,392! 528,452! 500,428!')
  s.patch(lock, '#15181B', { lift: 4, tex: null, shade: 0.3 })
}

/** Outlined figures of a scale: no font is needed to draw them. */
function figureOf(figure: '1' | '2' | '3' | '4', x: number, y: number): string {
  const paths = {
    '1': 'M-4 -10L1 -14V4',
    '2': 'M-5 -10Q-4 -14 0 -14Q6 -14 5 -8Q4 -4 -5 4H6',
    '3': 'M-5 -13H5L0 -6Q6 -5 5 0Q3 5 -5 3',
    '4': 'M3 4V-14L-6 -1H7',
  }
  return `<path transform="translate(${x} ${y})" d="${paths[figure]}" fill="none" stroke="#1b1d20" stroke-width="2.6"/>`
}

/** Combination pliers with dipped handles, upright, slightly open. */
export function drawPliers(s: Sheet, o: ToolOptions): void {
  const handle = Z(
    '392,420! 366,470 318,520 296,600 300,720 318,830 334,884 356,896 372,874 362,800 352,700 356,610 384,550 416,500!',
  )
  const jaw = Z('396,150! 372,158 348,230 340,300 344,350 362,392 396,440! 430,470! 436,420 408,372!')
  s.cast([handle, jaw], { dx: 6, dy: 13, soft: 10, opacity: 0.3 })
  const half = (lift: number) => {
    s.part(handle, {
      fill: o.accent,
      tex: 'grit',
      texOp: 0.1,
      ao: 22,
      outline: 2.4,
      draw: () => {
        for (const y of between(620, 830, 24))
          s.line(C(`296,${y} 330,${y + 8} 368,${y}`), dark(o.accent, 0.45), 3.4, { opacity: 0.55 })
        s.softLine([C('330,540 314,620 318,740 334,850')], '#ffffff', 6, 4, 0.4)
      },
    })
    if (lift) s.cast([jaw], { dx: 3, dy: 5, soft: 5, opacity: 0.5 })
    s.fill(jaw, steel(s, 336, 150, 430, 300))
    s.clipped([jaw], () => {
      s.softLine([C('372,166 352,240 350,310 372,384')], '#ffffff', 6, 4, 0.7)
      for (const y of between(176, 250, 9))
        s.line(C(`386,${y} 402,${y}`), '#2a3036', 2.4, { opacity: 0.75, cap: 'butt' })
      s.softLine([C('398,290 376,320 398,352')], '#20262b', 8, 4, 0.5)
    })
    s.line(jaw, lineOf(STEEL), 2.2)
  }
  s.flipped(() => half(0))
  half(1)
  s.stud(401, 424, 24, STEEL)
  s.put('<circle cx="401" cy="424" r="8" fill="#4b545b"/>')
}
