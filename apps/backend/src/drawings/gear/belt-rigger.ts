import type { BeltOptions } from '../flat.ts'
import { dark, light, mix, threadOf } from '../kit/colour.ts'
import { type Point, points } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { arc, drawRing, edgeAt, type Ring } from './belt-ring.ts'

const RING: Ring = { webbing: 92, y: 236, depth: 84 }

/** Rigger's belt of Cordura: a padded back, loops all round, a stiff box pouch and a holster. */
export function drawRiggerBelt(s: Sheet, o: BeltOptions): void {
  s.ground(400, 872, 330, 26, 0.36)
  drawRing(s, RING, o.main, () => drawPad(s, o))
  for (const x of [118, 372, 702]) drawLoop(s, o, x)
  drawBuckle(s)
  drawHolster(s, o)
  drawBox(s, o)
}

/** Quilted foam pad behind the webbing, higher than it, lined with mesh. */
function drawPad(s: Sheet, o: BeltOptions): void {
  const ring = { ...RING, y: RING.y - 26 }
  const line = (down: number): Point[] =>
    arc(ring, true, down)
      .sample(10)
      .flatMap(({ x, y }): Point[] => (x > 184 && x < 636 ? [[x, y]] : []))
  const height = RING.webbing + 44
  const foam = mix(o.main, '#8B939A', 0.25)
  const pad = C(line(0))
    .join(C(line(height).toReversed()))
    .close()
  s.part(pad, {
    fill: foam,
    tex: 'mesh',
    texOp: 0.34,
    ao: 40,
    aoOp: 0.5,
    outline: 2.8,
    rim: 0.3,
    draw: () => {
      for (const d of [34, 68, 102]) s.softLine([C(line(d))], '#05070c', 14, 5, 0.5).seam(C(line(d)))
      for (const d of [8, height - 8])
        s.line(C(line(d)), o.contrast, 14, { cap: 'butt' }).stitch(C(line(d)), threadOf(o.contrast), [0])
    },
  })
}

/** Webbing loop sewn over the belt. */
function drawLoop(s: Sheet, o: BeltOptions, x: number): void {
  const y = edgeAt(RING, x)
  const loop = Z(
    `${x - 17},${y - 5}! ${x + 17},${y - 5}! ${x + 17},${y + RING.webbing + 6}! ${x - 17},${y + RING.webbing + 6}!`,
  )
  s.patch(loop, light(o.main, 0.12), { lift: 4, tex: 'canvas' })
  s.tack(x, y + 8, 26, 0, o.accent).tack(x, y + RING.webbing - 8, 26, 0, o.accent)
}

/** Side-release buckle of plastic. */
function drawBuckle(s: Sheet): void {
  const plastic = s.lin(-70, -50, 70, 50, [
    [0, '#5b636a'],
    [0.35, '#2b3036'],
    [1, '#111417'],
  ])
  s.put(
    '<g transform="translate(272 350) rotate(7)" stroke="#0c0e11" stroke-width="2.4" stroke-linejoin="round">' +
      '<path d="M-74 -44H74V48H-74Z" fill="#05070c" fill-opacity=".4" stroke="none" transform="translate(3 8)"/>' +
      `<path d="M-74 -40h66v80h-66q-8 0-8-8v-64q0-8 8-8z" fill="${plastic}"/>` +
      `<path d="M-2 -40h62q10 0 10 10v60q0 10-10 10h-62z" fill="${plastic}"/>` +
      '<path d="M-44 -44q26 10 36 10v-6h14v80h-14v-6q-10 0-36 10z" fill="#3a4148"/>' +
      '<path d="M-66 -26v52M24 -22h30M24 0h30M24 22h30" stroke="#8b939a" stroke-opacity=".6" stroke-width="4"/></g>',
  )
}

/** Open holster for a drill driver, with a stud strap. */
function drawHolster(s: Sheet, o: BeltOptions): void {
  const th = threadOf(o.contrast)
  s.patch(Z('128,330! 232,352! 228,470! 132,462!'), dark(o.contrast, 0.2), { lift: 5, stitch: th, offs: [7] })
  const body = Z('110,440! 252,452! 244,560 226,700 206,752! 146,748! 128,690 114,560')
  s.cast([body], { dx: 6, dy: 14, soft: 12, opacity: 0.36 })
  const mouth = Z('110,440! 180,426 252,452! 180,478')
  s.patch(body, o.contrast, { lift: 6, tex: 'canvas', stitch: th, offs: [9, 15] })
  s.fill(mouth, '#0c0e11', 'fill-opacity=".85"')
  s.line(C('110,440 180,478 252,452'), o.accent, 7)
  const strap = Z('110,540! 250,552! 248,596! 113,586!')
  s.patch(strap, o.main, { lift: 5, stitch: th, offs: [6], tex: 'canvas' }).stud(222, 573, 8)
  s.softly(10, () => s.fill(leaf('140,610 150,680 164,730', 24), '#fff', 'fill-opacity=".2"'))
}

/** Box pouch whose bound edges keep it open: side gusset, front pocket with a flap, elastic loops. */
function drawBox(s: Sheet, o: BeltOptions): void {
  const th = threadOf(o.contrast)
  for (const x of [486, 650]) {
    const tab = Z(`${x - 34},322! ${x + 34},318! ${x + 34},480! ${x - 34},480!`)
    s.patch(tab, dark(o.contrast, 0.2), { lift: 6, stitch: th, offs: [8], tex: 'canvas' })
  }
  const side = Z('694,440! 752,476! 742,792! 690,846!')
  const back = Z('420,436! 716,432! 716,520! 420,524!')
  const face = Z('412,486! 556,488 700,486! 702,660 698,826 684,850! 560,856 430,850! 416,826 412,660')
  s.cast([face, side], { dx: 6, dy: 16, soft: 13, opacity: 0.4 })
  s.part(back, { fill: dark(o.contrast, 0.4), tex: 'canvas', ao: 24, outline: 2.6 })
  s.fill(Z('420,470! 716,466! 740,482! 700,520! 412,520!'), '#0c0e11', 'fill-opacity=".88"')
  s.part(side, { fill: dark(o.contrast, 0.28), tex: 'canvas', ao: 26, outline: 2.8 })
  s.softLine([C('722,480 716,640 716,810')], '#05070c', 10, 4, 0.5)
  s.part(face, { fill: o.contrast, tex: 'canvas', texOp: 0.16, ao: 34, outline: 3, draw: () => drawFace(s, o) })
  // bound upper edge
  const rim = C('410,488 702,488 754,478')
  s.line(rim, '#0c0e11', 21).line(rim, o.accent, 16).stitch(rim, dark(o.accent, 0.5), [0])
  const bag = Z('450,640! 664,640! 660,806! 646,820! 468,820! 454,806!')
  s.patch(bag, o.contrast, { lift: 6, stitch: th, offs: [7, 13], tex: 'canvas' })
  const flap = Z('440,620! 674,620! 674,696! 557,722! 440,696!')
  s.patch(flap, dark(o.contrast, 0.22), { lift: 7, stitch: th, offs: [7], tex: 'canvas' })
  s.patch(Z('536,690! 578,690! 578,752! 536,752!'), o.main, { lift: 4, tex: 'canvas', stitch: th, offs: [5] })
}

/** Elastic loops for bits across the face, rivets at the corners. */
function drawFace(s: Sheet, o: BeltOptions): void {
  const row = Z('426,528! 692,528! 692,586! 426,586!')
  s.patch(row, o.main, { lift: 3, tex: 'rib' })
  for (let x = 459; x < 690; x += 33) {
    s.softLine([C(`${x},530 ${x},584`)], '#05070c', 8, 3, 0.5).tack(x, 557, 50, 90, o.accent)
  }
  for (const [x, y] of points('436,832 678,832')) s.stud(x, y, 8)
  s.tag(664, 596, o.accent, 22, 28)
}
