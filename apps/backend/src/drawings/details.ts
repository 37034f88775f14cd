import type { Colour, DetailOptions } from './flat.ts'
import { fold } from './kit/cloth.ts'
import { dark, light, lineOf, lum } from './kit/colour.ts'
import type { Curve } from './kit/curve.ts'
import { points } from './kit/points.ts'
import { C, leaf, rect, Z } from './kit/shapes.ts'
import type { Sheet } from './kit/sheet.ts'

export const pocket: DetailOptions = { main: '#4B535B', contrast: '#272B30', accent: '#FF5B1F', thread: null }
export const tape: DetailOptions = { main: '#DCF02C', contrast: '#22324F', accent: '#FF5B1F', thread: null }

/** Close-up of twill with visible ribs. */
const twill = (s: Sheet, c: Colour, opacity: number) =>
  s.weave(
    `close${c}${opacity}`,
    9,
    9,
    `<path d="M-2 11L11 -2M-2 2L2 -2M7 11L11 7" stroke="${c}" stroke-width="2.6" stroke-opacity="${opacity}"/>` +
      `<path d="M-2 13.5L13.5 -2" stroke="#fff" stroke-width="1" stroke-opacity="${(opacity * 0.7).toFixed(2)}"/>`,
  )

/** Close-up of stitching: each stitch has a body and a shadow. */
function sew(s: Sheet, c: Curve, color: Colour, offsets: readonly number[], w = 4.6): void {
  for (const offset of offsets) {
    const path = s.ref(c.offset(offset, 40))
    s.put(
      '<g fill="none" stroke-linecap="round" stroke-dasharray="15 11">' +
        `<use href="#${path}" stroke="#05070c" stroke-opacity=".5" stroke-width="${w + 2.4}" transform="translate(1 3)"/>` +
        `<use href="#${path}" stroke="${dark(color, 0.35)}" stroke-width="${w}"/>` +
        `<use href="#${path}" stroke="${light(color, 0.15)}" stroke-width="${w * 0.5}" transform="translate(-.6 -1)"/></g>`,
    )
  }
}

/** Close-up of a sewn-on piece. */
function raised(s: Sheet, c: Curve, color: Colour, lift: number, shade: number): void {
  const deep = lum(color) < 0.25
  const light = s.lin(120, 200, 680, 900, [
    [0, '#fff', shade],
    [0.5, '#fff', 0],
    [1, '#05070c', shade * 1.6],
  ])
  s.fill(c, '#05070c', `fill-opacity=".55" transform="translate(5 ${lift})" filter="${s.blur(9)}"`)
  s.fill(c, color)
    .fill(c, twill(s, deep ? '#ffffff' : '#000000', deep ? 0.06 : 0.1))
    .fill(c, light)
  s.line(c.offset(-4, 40), '#fff', 3, { opacity: 0.14 }).line(c, lineOf(color), 3)
}

/** Close-up of a flap pocket. */
export function drawPocketDetail(s: Sheet, o: DetailOptions): void {
  const thread = o.thread ?? light(o.contrast, 0.55)
  const cloth = rect(0, 0, 800, 1000)
  s.fill(cloth, o.main).fill(cloth, twill(s, '#000000', 0.1))
  s.softly(34, () => {
    s.fill(leaf('60,-40 140,460 40,1040', 190), '#fff', 'fill-opacity=".18"')
    s.fill(leaf('760,-40 720,500 790,1040', 230), '#05070c', 'fill-opacity=".5"')
    s.fill(leaf('-40,930 400,960 840,900', 90), '#05070c', 'fill-opacity=".3"')
  })
  const seam = C('-20,92 400,128 820,96')
  s.softLine([seam], '#05070c', 14, 5, 0.5).line(seam, '#05070c', 4)
  sew(s, seam, thread, [-18, -38])
  drawBag(s, o, thread)
  drawTag(s, o)
  drawFlap(s, o, thread)
}

/** The pocket with its bellows pleat. */
function drawBag(s: Sheet, o: DetailOptions, thread: Colour): void {
  const bag = Z('136,320! 672,332! 676,830! 596,920! 214,914! 132,824!')
  raised(s, bag, o.main, 12, 0.2)
  sew(s, bag, thread, [-16, -36])
  s.softLine([C('404,520 404,908')], '#05070c', 26, 8, 0.4)
  s.line(C('392,520 392,912'), '#05070c', 3).line(C('418,520 418,912'), '#05070c', 2, { opacity: 0.6 })
  sew(s, C('378,540 378,880'), thread, [0])
}

function drawTag(s: Sheet, o: DetailOptions): void {
  const woven = s.lin(0, 0, 56, 104, [
    [0, light(o.accent, 0.2)],
    [1, dark(o.accent, 0.15)],
  ])
  s.put(
    '<g transform="translate(664 600)">' +
      `<rect x="4" y="8" width="58" height="108" fill="#05070c" fill-opacity=".5" filter="${s.blur(5)}"/>` +
      `<rect width="56" height="104" fill="${woven}" stroke="${dark(o.accent, 0.5)}" stroke-width="2"/>` +
      '<path d="M19 74V34h22" fill="none" stroke="#15181b" stroke-width="8"/></g>',
  )
}

/** Flap, bar tacks at its corners, press stud. */
function drawFlap(s: Sheet, o: DetailOptions, thread: Colour): void {
  const flap = Z('108,276! 700,290! 700,440! 404,530! 106,424!')
  raised(s, flap, o.contrast, 16, 0.16)
  sew(s, flap, thread, [-18, -38])
  for (const [x, y] of points('146,318 664,330'))
    s.put(
      `<g transform="translate(${x} ${y}) rotate(2)"><rect x="-34" y="-9" width="68" height="20" fill="#05070c" fill-opacity=".4"/>` +
        `<path d="M-33 0H33" stroke="${dark(o.accent, 0.3)}" stroke-width="19"/>` +
        `<path d="M-33 0H33" stroke="${o.accent}" stroke-width="19" stroke-dasharray="3.4 1.6"/></g>`,
    )
  s.stud(404, 462, 30, '#9aa2a8')
  s.put(
    '<circle cx="404" cy="462" r="24" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>' +
      '<path d="M388 452a20 20 0 0 1 18 -12" stroke="#fff" stroke-width="4" stroke-opacity=".7" fill="none" stroke-linecap="round"/>',
  )
}

/** Close-up of reflective tape on a sleeve. */
export function drawTapeDetail(s: Sheet, o: DetailOptions): void {
  const thread = o.thread ?? dark(o.main, 0.42)
  const arm = Z('150,-40! 690,-40! 672,260 640,560 620,820 624,1040! 226,1040! 206,760 176,460 154,200')
  s.cast([arm], { dx: 16, dy: 10, soft: 20, opacity: 0.4 })
  s.part(arm, {
    fill: o.main,
    tex: null,
    ao: 110,
    aoOp: 0.34,
    outline: 3.4,
    rim: 0.5,
    cyl: [150, 400, 680, 430],
    soft: 16,
    folds: [
      fold('700,40 560,110 380,120', 34, 0.26),
      fold('140,90 270,170 420,190', 30, 0.22),
      fold('690,470 560,540 420,556', 32, 0.28),
      fold('170,480 260,556 350,580', 28, 0.24),
      fold('640,730 560,790 450,806', 24, 0.24),
    ],
    draw: () => {
      s.fill(arm, twill(s, '#000000', 0.07))
      const side = C('560,-20 540,300 520,640 508,890')
      s.line(side, '#05070c', 2.4, { opacity: 0.55 })
      sew(s, side, thread, [14], 3.4)
      drawCuffPanel(s, o)
      for (const y of [270, 640]) drawHoop(s, y)
    },
  })
}

function drawCuffPanel(s: Sheet, o: DetailOptions): void {
  const panel = Z('100,838! 400,876 720,846! 720,1060! 100,1060!')
  const round = s.lin(200, 0, 640, 0, [
    [0, '#05070c', 0.4],
    [0.3, '#fff', 0.16],
    [0.6, '#fff', 0],
    [1, '#05070c', 0.6],
  ])
  s.fill(panel, o.contrast)
    .fill(panel, twill(s, '#ffffff', 0.06))
    .fill(panel, round)
  const seam = C('100,838 400,876 720,846')
  s.line(seam, '#05070c', 4)
  sew(s, seam, light(o.contrast, 0.5), [-18, -36])
}

/** A hoop of tape: glass beads under a honeycomb. */
function drawHoop(s: Sheet, y: number): void {
  const middle = C(`100,${y} 260,${y + 38} 420,${y + 46} 580,${y + 34} 740,${y}`)
  const top = middle.offset(66, 40)
  const strip = top.join(middle.offset(-66, 40).reversed()).close()
  const shine = s.lin(160, 0, 660, 0, [
    [0, '#868f95'],
    [0.14, '#b4bcc1'],
    [0.34, '#fbfcfc'],
    [0.5, '#d3d9dc'],
    [0.75, '#a8b0b6'],
    [1, '#747d84'],
  ])
  const cell = 'M13 0V7.5L26 15V30L13 37.5V45M13 7.5L0 15V30L13 37.5'
  const honeycomb = s.weave(
    'honeycomb',
    26,
    45,
    `<path d="${cell}" fill="none" stroke="#4a535b" stroke-width="1.8" stroke-opacity=".55"/>` +
      `<path d="${cell}" fill="none" stroke="#fff" stroke-width="1" stroke-opacity=".6" transform="translate(1.2 1.4)"/>`,
  )
  s.fill(strip, '#05070c', `fill-opacity=".45" transform="translate(0 8)" filter="${s.blur(6)}"`)
  s.fill(strip, shine).fill(strip, honeycomb).line(strip, '#4a535b', 2.2)
  s.line(top.offset(-2, 40), '#fff', 2, { opacity: 0.6 })
  sew(s, middle, '#8d959b', [52, -52], 4)
}
