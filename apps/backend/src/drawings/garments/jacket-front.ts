import { shirtCollar, standCollar } from '../cut/collars.ts'
import { hood } from '../cut/hoods.ts'
import { bodyFolds } from '../cut/torso.ts'
import type { Colour, JacketOptions } from '../flat.ts'
import type { Panel } from '../kit/cloth.ts'
import { dark, light } from '../kit/colour.ts'
import { points } from '../kit/points.ts'
import { C, leaf, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'
import { type JacketSide, jacketBand, jacketSide, jacketSleeves, jacketTapes, piping } from './jacket-cut.ts'

const COPPER = '#b7793a'

/** Work jacket, front. */
export function jacketFront(sheet: Sheet, options: JacketOptions): void {
  const side = jacketSide(sheet, options, { drop: 8 })
  const { s, o, g } = side
  const figure = [g.body, g.sleeve, g.sleeve.mirror()]
  s.cast(figure)
  jacketSleeves(side, true)
  drawBody(side)
  drawHem(side)
  drawHandPockets(side)
  drawChest(side)
  drawNeckAndFront(side)
  if (o.cloth === 'softshell') drawSheen(side)
  s.wash(figure)
}

function drawBody(side: JacketSide): void {
  const { s, o, g, th, thc, tex, hivis } = side
  const hemY = g.hem[1]
  const panels: Panel[] = []
  const sidePanel = Z(`180,470! 226,440! 262,540 272,680 262,${hemY + 20}! 180,${hemY + 20}!`)
  if (o.yoke) panels.push([sym('400,150! 150,150! 150,300! 222,310 330,342 400,352'), o.contrast])
  if (o.sides) panels.push([sidePanel, o.contrast], [sidePanel.mirror(), o.contrast])
  s.part(g.body, {
    fill: o.main,
    panels,
    tex,
    ao: 40,
    outline: 3,
    cyl: [208, 520, 592, 520],
    folds: bodyFolds(g, side.soft ? 0.85 : 1),
    draw: () => {
      if (o.yoke) {
        const seam = symLine('222,310 330,342 400,352')
        s.seam(seam).stitch(seam, th, [-5, -9.5])
        piping(side, seam)
      }
      if (o.sides)
        s.mirror(() => {
          const seam = C(`226,440 262,540 272,680 262,${hemY + 10}`)
          s.seam(seam).stitch(seam, th, [5, 9.5])
        })
      if (o.fit === 'women')
        s.mirror(() => {
          const dart = C(`262,352 306,520 318,620 300,${hemY - 12}`)
          s.seam(dart).stitch(dart, th, [5])
        })
      if (hivis) jacketTapes(side)
      if (o.tape === 'band') jacketBand(side)
      s.mirror(() => {
        const shoulder = C('328,214 270,240 206,272')
        s.seam(shoulder).stitch(shoulder, o.yoke ? thc : th, [5])
      })
    },
  })
}

function drawHem({ s, o, g, th, thc, tex }: JacketSide): void {
  const hemY = g.hem[1]
  if (o.hem === 'tail') {
    s.stitch(symLine(`210,${hemY - 12} 290,${hemY + 14} 400,${hemY + 28}`), th, [0, 5])
    return
  }
  if (o.hem === 'straight') {
    s.stitch(symLine(`213,${hemY - 16} 300,${hemY - 7} 400,${hemY - 5}`), th, [0, 5])
    return
  }
  const band = sym(
    `400,${hemY - 12} 300,${hemY - 14} 219,${hemY - 26}! 221,${hemY + 26}! 300,${hemY + 40} 400,${hemY + 43}`,
  )
  s.part(band, {
    fill: o.contrast,
    tex,
    ao: 16,
    outline: 2.8,
    cyl: [216, hemY, 584, hemY],
    draw: () => s.stitch(band, thc, [5, 9]),
  })
  s.mirror(() => {
    const tab = Z(`246,${hemY - 8}! 300,${hemY - 2}! 300,${hemY + 23}! 246,${hemY + 17}!`)
    s.patch(tab, light(o.contrast, 0.1), { lift: 2, stitch: thc, offs: [3.5] }).stud(288, hemY + 9, 5.5)
  })
}

/** Slanted welts; a softshell has bonded zips instead. */
function drawHandPockets({ s, o, th, thc, tex, hivis, soft }: JacketSide): void {
  const y = hivis ? 652 : 616
  if (o.hands === 'patch') {
    s.mirror(() => {
      const bag = Z('242,604! 366,612! 366,772! 350,786! 256,782! 240,766!')
      s.patch(bag, o.main, { lift: 5, stitch: th, offs: [6, 11], tex })
      const lip = Z('238,596! 370,604! 370,640! 238,632!')
      s.patch(lip, o.contrast, { lift: 4, stitch: thc, offs: [5], tex })
      for (const [u, v] of points('248,614 360,620 252,768 354,774')) s.stud(u, v, 7.5, COPPER)
    })
    return
  }
  s.mirror(() => {
    if (soft) {
      const zip = C(`300,${y} 288,690 276,766`)
      s.line(zip, dark(o.main, 0.5), 19).zip(zip, { cloth: o.contrast, w: 15, pull: o.accent, at: 0.03 })
      return
    }
    const welt = Z(`286,${y + 4}! 303,${y}! 290,762! 270,760!`)
    s.patch(welt, o.contrast, { lift: 3, stitch: thc, offs: [4] })
    s.tack(294, y, 14, -8, o.accent).tack(280, 762, 16, 3, o.accent)
  })
}

function drawChest(side: JacketSide): void {
  const { s, o, soft } = side
  const y = 402
  if (soft) {
    const zip = C('452,408 532,398')
    s.line(zip, dark(o.main, 0.5), 19).zip(zip, { cloth: o.contrast, w: 15, pull: o.accent, at: 0.04 })
    return
  }
  const pocket = () => (o.chest === 'zip' ? drawZipPocket(side, y) : drawFlapPocket(side, y))
  if (o.chest === 'flap') s.tag(259, y + 58, o.accent)
  pocket()
  s.flipped(pocket)
  // pen slot on the wearer's left pocket
  if (o.chest === 'flap') s.put(`<path d="M470 ${y - 3}l2 34" stroke="${dark(o.contrast, 0.4)}" stroke-width="2"/>`)
}

function drawZipPocket({ s, o, thc, hivis }: JacketSide, y: number): void {
  const x = hivis ? 310 : 276
  const end = x + (hivis ? 68 : 86)
  const welt = Z(`${x},${y}! ${end},${y + 8}! ${end},${y + 26}! ${x},${y + 18}!`)
  s.patch(welt, o.contrast, { lift: 2, stitch: thc, offs: [4] })
  s.zip(C(`${x + 6},${y + 9.5} ${end - 5},${y + 16.5}`), { cloth: o.contrast, w: 10, pull: o.accent, at: 0.04 })
}

function drawFlapPocket({ s, o, th, thc, tex }: JacketSide, y: number): void {
  const pocket = Z(`270,${y}! 368,${y + 6}! 367,${y + 112}! 352,${y + 124}! 290,${y + 122}! 272,${y + 104}!`)
  s.patch(pocket, o.main, { lift: 4, stitch: th, offs: [5, 9.5], tex })
  s.seam(C(`320,${y + 42} 320,${y + 120}`), '#000', 1.2, 0.5)
  const flap = Z(`265,${y - 8}! 373,${y - 1}! 373,${y + 34}! 320,${y + 46}! 266,${y + 30}!`)
  s.patch(flap, o.contrast, { lift: 5, stitch: thc, offs: [5], tex }).stud(320, y + 32, 6.5)
}

function drawNeckAndFront(side: JacketSide): void {
  const { s, o, g, th, thc, tex } = side
  const bottom = g.hem[1] + (o.hem === 'band' ? 42 : o.hem === 'tail' ? 40 : 9)
  if (o.collar === 'hood') hood(s, g, { fill: o.contrast, inner: dark(o.contrast, 0.35), thread: thc, tex })
  if (o.collar === 'shirt') {
    drawFront(side, g.hps + g.front + 4, bottom)
    shirtCollar(s, g, { fill: o.contrast, inner: dark(o.contrast, 0.25), thread: thc, accent: o.accent })
  } else if (o.collar === 'stand') {
    standCollar(s, g, { fill: o.contrast, inner: dark(o.main, 0.3), thread: thc, tex })
    drawFront(side, g.hps - 40, bottom)
  } else {
    standCollar(s, g, { fill: o.main, inner: dark(o.main, 0.4), thread: th, h: 48, spread: 2, tex })
    drawFront(side, g.hps - 24, bottom)
  }
}

function drawFront({ s, o, th, tex }: JacketSide, top: number, bottom: number): void {
  if (o.closure === 'zip') {
    s.softLine([C(`392,${top + 30} 391,${bottom - 2}`)], '#05070c', 8, 3, 0.3)
    s.zip(C(`400,${top} 400,${bottom}`), { cloth: dark(o.contrast, 0.2), w: 22, pull: o.accent, at: 0.03 })
    s.mirror(() => {
      const edge = C(`386.5,${top + 4} 386.5,${bottom - 1}`)
      s.seam(edge).stitch(edge, th, [-5])
    })
    return
  }
  if (o.closure === 'hidden') {
    drawPlacket(s, o, th, tex, top, bottom)
    return
  }
  const fly = Z(`380,${top + 6}! 420,${top + 6}! 421,${bottom}! 379,${bottom}!`)
  s.patch(fly, o.main, { lift: 4, stitch: th, offs: [6], tex })
  for (let i = 0; i < 6; i++) s.stud(400, top + 34 + (i * (bottom - top - 60)) / 5, 8)
}

/** A wide placket over the whole closure, with a flap of hook and loop at the throat. */
function drawPlacket(s: Sheet, o: JacketOptions, th: Colour, tex: Weave, top: number, bottom: number): void {
  const fly = Z(`372,${top + 2}! 436,${top + 2}! 437,${bottom}! 371,${bottom}!`)
  s.patch(fly, o.main, { lift: 6, stitch: th, offs: [6, 12], tex })
  s.stitch(C(`420,${top + 20} 421,${bottom - 12}`), th, [0])
  const flap = Z(`350,${top - 16}! 452,${top - 10}! 462,${top + 16} 452,${top + 42}! 350,${top + 38}!`)
  s.patch(flap, o.contrast, { lift: 6, stitch: th, offs: [6], tex })
}

/** Matt highlights of a bonded membrane, and a printed mark instead of a sewn tag. */
function drawSheen({ s, o, g }: JacketSide): void {
  s.clipped([g.body], () =>
    s.softly(16, () => {
      s.fill(leaf('262,320 254,540 262,780', 34), '#fff', 'fill-opacity=".1"')
      s.fill(leaf('352,350 346,540 352,790', 20), '#fff', 'fill-opacity=".07"')
    }),
  )
  s.mark(322, 396, 15, o.accent)
}
