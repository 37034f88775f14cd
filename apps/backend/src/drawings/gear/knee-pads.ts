import type { KneePadsOptions } from '../flat.ts'
import { dark, light, lineOf, mix, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { type Placing, place, point } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const kneePads: KneePadsOptions = {
  main: '#2E3338',
  contrast: '#FF5B1F',
  accent: '#FF5B1F',
  type: 'insert',
  face: 'ribs',
}

/** Outlines by face, about their centre. */
const OUTLINES: Readonly<Record<KneePadsOptions['face'], string>> = {
  ribs: '-116,-250 0,-268 116,-250 136,-160 138,0 132,150 108,250 0,268 -108,250 -132,150 -138,0 -136,-160',
  granules:
    '-128,-262! 0,-270 128,-262! 146,-244 146,-60 128,0 146,60 146,244 128,262! 0,270 -128,262! -146,244 -146,60 -128,0 -146,-60 -146,-244',
  cap: '-100,-262 0,-282 100,-262 140,-190 150,-40 148,110 118,224 0,272 -118,224 -148,110 -150,-40 -140,-190',
  cloth: '-150,-236! 0,-252 150,-236! 172,-120 176,40 160,150 120,214! 0,236 -120,214! -160,150 -176,40 -172,-120',
}

/** A pair of knee pads: of inserts one is seen from inside, of strapped ones both from outside. */
export function drawKneePads(s: Sheet, o: KneePadsOptions): void {
  const wide = o.face === 'cloth' ? 24 : 0
  drawPad(s, o, { x: 540 + wide, y: 480 - wide, a: 9 }, o.type === 'insert')
  drawPad(s, o, { x: 270 - wide, y: 520, a: -7 }, false)
}

type At = (run: string) => ReturnType<typeof place>

function drawPad(s: Sheet, o: KneePadsOptions, placing: Placing, inner: boolean): void {
  const at: At = run => place(run, placing)
  const outline = Z(at(OUTLINES[o.face]))
  if (o.type === 'strap') drawStraps(s, o, at)
  s.cast([outline], { dx: 10, dy: 18, soft: 16, opacity: 0.4 })
  s.part(outline, {
    fill: inner ? mix(o.main, '#8B939A', 0.35) : o.main,
    tex: o.face === 'cloth' ? 'canvas' : 'grit',
    texOp: 0.16,
    ao: 70,
    aoOp: 0.5,
    outline: 3,
    rim: 0.6,
    draw: () => {
      s.softly(22, () => s.fill(leaf(at('-70,-190 -60,0 -50,180'), 90), '#fff', 'fill-opacity=".22"'))
      if (inner && o.face === 'granules') drawGel(s, o, at)
      else if (inner) drawDimples(s, o, at, outline)
      else drawFace(s, o, at, placing.a ?? 0)
    },
  })
  if (o.type === 'strap' && o.face === 'cap') drawHook(s, at)
}

function drawFace(s: Sheet, o: KneePadsOptions, at: At, turn: number): void {
  switch (o.face) {
    case 'ribs':
      drawRibs(s, o, at)
      badge(s, o, at, turn, -16)
      break
    case 'granules':
      drawGranules(s, o, at)
      badge(s, o, at, turn, -16)
      break
    case 'cap':
      drawCap(s, o, at)
      badge(s, o, at, turn, 196)
      break
    case 'cloth':
      drawCloth(s, o, at)
      badge(s, o, at, turn, -196)
      break
  }
}

/** The mark on a plate at the height `y`. */
function badge(s: Sheet, o: KneePadsOptions, at: At, turn: number, y: number): void {
  const plate = Z(at(`-40,${y - 20}! 40,${y - 20}! 32,${y + 20}! -32,${y + 20}!`))
  s.patch(plate, o.contrast, { lift: 2, tex: null })
  const [u, v] = point(at(`0,${y}`))
  s.mark(u, v, 15, '#15181b', turn)
}

/** Two elastic straps behind a cap; one strap and a neoprene cuff for the calf behind a pad of cloth. */
function drawStraps(s: Sheet, o: KneePadsOptions, at: At): void {
  const strap = (y: number) => {
    const c = C(at(`-198,${y - 14} 0,${y + 10} 198,${y - 14}`))
    s.line(c, '#05070c', 52, { cap: 'butt' }).line(c, '#2a2f35', 48, { cap: 'butt' })
    s.line(c, '#fff', 44, { opacity: 0.08, dash: '2 3', cap: 'butt' }).line(c, o.accent, 4)
  }
  strap(-120)
  if (o.face === 'cap') {
    strap(120)
    return
  }
  const cuff = Z(at('-176,60! 0,96 176,60! 168,180 136,330! 0,352 -136,330! -168,180'))
  s.cast([cuff], { dx: 8, dy: 14, soft: 14, opacity: 0.34 })
  s.part(cuff, {
    fill: dark(o.main, 0.45),
    tex: 'pique',
    texOp: 0.2,
    ao: 40,
    outline: 3,
    draw: () => {
      const hem = C(at('-136,318 0,340 136,318'))
      s.line(hem, o.accent, 7).stitch(hem, threadOf(o.main), [10])
    },
  })
}

/** The hook of the upper strap. */
function drawHook(s: Sheet, at: At): void {
  const [u, v] = point(at('164,-124'))
  s.put(
    `<rect x="${(u - 18).toFixed(1)}" y="${(v - 30).toFixed(1)}" width="36" height="60" rx="5" fill="#1b1f23" stroke="#0c0e11" stroke-width="2"/>`,
  )
}

/** Six flexible ribs. */
function drawRibs(s: Sheet, o: KneePadsOptions, at: At): void {
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
}

/** Round granules in a honeycomb, in a moulded frame. */
function drawGranules(s: Sheet, o: KneePadsOptions, at: At): void {
  const ball = s.define(
    'granule',
    id =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${light(o.main, 0.45)}"/>` +
      `<stop offset=".55" stop-color="${light(o.main, 0.08)}"/><stop offset="1" stop-color="${dark(o.main, 0.5)}"/></radialGradient>`,
  )
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < (row % 2 ? 4 : 5); column++) {
      const [u, v] = point(at(`${-96 + column * 48 + (row % 2 ? 24 : 0)},${-208 + row * 52}`))
      s.put(
        `<circle cx="${(u + 2).toFixed(0)}" cy="${(v + 6).toFixed(0)}" r="23" fill="#05070c" fill-opacity=".55"/>` +
          `<circle cx="${u.toFixed(0)}" cy="${v.toFixed(0)}" r="21" fill="url(#${ball})"/>`,
      )
    }
}

/** Inside of a gel pad: a clear cushion with long cells. */
function drawGel(s: Sheet, o: KneePadsOptions, at: At): void {
  const cushion = Z(at('-104,-220 0,-234 104,-220 116,-80 100,0 116,80 104,220 0,234 -104,220 -116,80 -100,0 -116,-80'))
  s.part(cushion, { fill: mix(o.contrast, '#ffffff', 0.3), tex: null, ao: 40, outline: 2.4, rim: 0.7 })
  for (const x of [-60, 0, 60]) {
    const cell = C(at(`${x},-190 ${x * 0.86},0 ${x},190`))
    s.softLine([cell], dark(o.contrast, 0.5), 20, 7, 0.5).line(cell, '#fff', 4, { opacity: 0.4, dx: -12 })
  }
}

/** A cap of rubber over a foam pad: a domed shield with a grooved tread. */
function drawCap(s: Sheet, o: KneePadsOptions, at: At): void {
  const shield = Z(at('-96,-176 0,-200 96,-176 118,-80 116,60 84,150 0,172 -84,150 -116,60 -118,-80'))
  s.fill(shield, '#05070c', `fill-opacity=".6" transform="translate(4 10)" filter="${s.near(6)}"`)
  const rubber = mix(o.main, '#8B939A', 0.22)
  s.part(shield, {
    fill: rubber,
    tex: null,
    ao: 50,
    aoOp: 0.5,
    outline: 2.8,
    rim: 0.7,
    draw: () => {
      s.softly(16, () => s.fill(leaf(at('-56,-130 -66,-20 -44,110'), 60), '#fff', 'fill-opacity=".34"'))
      for (const y of [-120, -72, -24, 24, 72]) {
        const groove = C(at(`-104,${y} 0,${y + 44} 104,${y}`))
        s.line(groove, '#05070c', 13, { opacity: 0.75, cap: 'butt' }).line(groove, '#fff', 3, {
          opacity: 0.24,
          dy: 8,
          cap: 'butt',
        })
      }
    },
  })
  for (const run of ['-118,-214 0,-236 118,-214', '-100,206 0,228 100,206'])
    s.stitch(C(at(run)), threadOf(o.main), [0, 6])
}

/** A wide soft face: quilted cloth with a bound edge and side wings that stop rolling. */
function drawCloth(s: Sheet, o: KneePadsOptions, at: At): void {
  const th = threadOf(o.main)
  const edge = Z(at(OUTLINES.cloth))
  s.line(edge.offset(-7), lineOf(o.contrast), 20).line(edge.offset(-7), o.contrast, 16)
  s.stitch(edge.offset(-7), dark(o.contrast, 0.5), [0])
  const face = Z(at('-92,-150! 0,-162 92,-150! 108,-40 96,120! 0,140 -96,120! -108,-40'))
  s.patch(face, light(o.main, 0.14), { lift: 6, tex: 'canvas', stitch: th, offs: [7, 13] })
  for (const [from, to] of [
    ['-100,-80', '96,110'],
    ['-60,-152', '104,16'],
    ['-104,16', '10,134'],
    ['100,-80', '-96,110'],
    ['60,-152', '-104,16'],
    ['104,16', '-10,134'],
  ] as const) {
    const row = C(at(`${from} ${to}`))
    s.softLine([row], '#05070c', 12, 5, 0.45).stitch(row, th, [0])
  }
  for (const x of [-1, 1]) {
    const wing = C(at(`${x * 132},-190 ${x * 142},0 ${x * 124},170`))
    s.softLine([wing], '#05070c', 16, 6, 0.5).stitch(wing, th, [5, -5])
  }
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
