import type { BibOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, lineOf } from '../kit/colour.ts'
import { C, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type BibSewing, bibSewing, drawBibLegs } from './bib-cut.ts'

/** Bib overalls, front. */
export function bibFront(sheet: Sheet, options: BibOptions): void {
  const garment = bibSewing(sheet, options)
  const { s, o, g, back, bib } = garment
  s.cast([g.whole, bib, back])
  s.part(back, {
    fill: dark(o.main, 0.42),
    ao: 36,
    aoOp: 0.5,
    outline: 2.6,
    rim: 0,
    draw: () => s.tag(388, 128, o.accent, 24, 18).gathers(352, 448, 8, 96, 112),
  })
  drawStraps(garment)
  drawBibLegs(garment, o.knee, right => drawFrontLeg(garment, right))
  drawFly(garment)
  drawBib(garment)
  drawBuckles(garment)
  s.wash([g.whole, bib], 0.85, 200, 620)
}

/** Over the shoulder: the strap from the back, then the strap in front. */
function drawStraps({ s, o, thc }: BibSewing): void {
  s.mirror(() => {
    const behind = C('376,116 352,86 338,62 326,56')
    s.line(behind, lineOf(o.contrast), 31, { cap: 'butt' }).line(behind, dark(o.contrast, 0.3), 27, { cap: 'butt' })
    const strap = Z('312,60! 322,48 338,50 347,66! 356,120 353,200! 322,200! 322,120')
    s.part(strap, { fill: o.contrast, ao: 14, outline: 2.4, draw: () => s.stitch(strap, thc, [-4]) })
  })
}

function drawFrontLeg({ s, o, g, th, thc }: BibSewing, right: boolean): void {
  const { toPoints } = g
  s.fill(Z(toPoints('222,120! 316,128! 302,176 256,236 206,268! 190,200!')), o.contrast, 'fill-opacity=".95"')
  const edge = C(toPoints('316,126 303,178 256,238 204,270'))
  s.seam(edge, '#000', 2).stitch(edge, th, [-4.5, -8.5])
  drawThigh({ s, o, g, th, thc }, right)
  if (o.insulated) {
    const zip = C(toPoints('178,300 166,600 166,914'))
    s.line(zip, o.contrast, 22, { cap: 'butt' }).zip(zip, { cloth: o.contrast, w: 15, pull: o.accent, at: 0.02 })
  }
  if (right) s.seam(C(toPoints('400,90 400,372')), '#000', 1.6)
}

type ThighSewing = Pick<BibSewing, 's' | 'o' | 'g' | 'th' | 'thc'>

/** What the thigh of one leg carries; the legs differ. */
function drawThigh({ s, o, g, th, thc }: ThighSewing, right: boolean): void {
  const { toPoints } = g
  if (o.thigh === 'cargo' && right) {
    s.patch(Z(toPoints('188,340! 246,338! 248,500! 184,500!')), o.contrast, { stitch: thc, offs: [4] })
    s.stitch(C(toPoints('186,374 247,372')), thc, [0, 4])
  } else if (o.thigh === 'cargo') {
    s.patch(Z(toPoints('186,368! 286,364! 290,484! 184,490!')), o.main, { stitch: th, offs: [4, 8] })
    s.patch(Z(toPoints('180,350! 292,346! 292,384! 240,398! 180,392!')), o.contrast, { stitch: thc, offs: [4] })
    const [x, y] = g.at(252, 382)
    s.stud(x, y, 5)
  } else if (o.thigh === 'tester' && !right) {
    // a narrow pocket for a tester and a marker
    s.patch(Z(toPoints('210,318! 272,314! 276,520! 212,524!')), o.contrast, { lift: 5, stitch: thc, offs: [4] })
    s.patch(Z(toPoints('204,306! 280,300! 280,344! 206,350!')), o.main, { lift: 5, stitch: th, offs: [4] })
    s.stitch(C(toPoints('246,352 248,516')), thc, [0, 4])
  } else if (o.thigh === 'loop') {
    if (right) {
      s.patch(Z(toPoints('190,330! 262,326! 264,516! 186,518!')), o.contrast, { stitch: thc, offs: [4] })
      s.stitch(C(toPoints('188,364 263,360')), thc, [0, 4])
    } else {
      // a wide loop that carries a filling knife
      for (const y of [336, 424]) {
        const loop = C(toPoints(`178,${y} 240,${y + 20} 312,${y - 6}`))
        s.line(loop, '#05070c', 34, { opacity: 0.3, dy: 6 }).line(loop, o.contrast, 29).stitch(loop, thc, [10, -10])
      }
    }
  }
}

function drawFly({ s, o, g, th }: BibSewing): void {
  const waistY = g.waist[1]
  s.seam(C(`400,${waistY + 20} 400,${g.crotch[1]}`), '#000', 1.8)
  s.stitch(C(`420,${waistY + 40} 421,${waistY + 130} 416,${waistY + 166} 400,${waistY + 184}`), th, [0, 4])
  s.tack(404, waistY + 181, 11, -40, o.accent)
}

function drawBib({ s, o, g, bib, th, thc }: BibSewing): void {
  const [wx, waistY] = g.waist
  s.part(bib, {
    fill: o.main,
    ao: 28,
    outline: 2.8,
    cyl: [280, 300, 520, 300],
    folds: [
      fold(`276,${waistY - 6} 312,${waistY - 30} 346,${waistY - 26}`, 15, 0.28),
      fold(`524,${waistY - 4} 488,${waistY - 32} 456,${waistY - 24}`, 15, 0.3),
      fold('316,200 326,250 318,300', 16, 0.2),
    ],
    draw: () => {
      s.stitch(bib, th, [5, 9])
      const waist = symLine(`230,${waistY + 2} 320,${waistY + 12} 400,${waistY + 14}`)
      s.seam(waist).stitch(waist, th, [-4.5, 4.5])
      const top = symLine('300,196 400,202')
      s.seam(top).stitch(top, th, [-4])
    },
  })
  // buttons of the side opening
  s.mirror(() => s.stud(wx + 6, waistY + 18, 6.5, '#8c9298').stud(wx + 12, waistY - 6, 6.5, '#8c9298'))
  drawBibPocket({ s, o, th, thc })
  s.tag(472, 290, o.accent, 11, 22)
}

function drawBibPocket({ s, o, th, thc }: Pick<BibSewing, 's' | 'o' | 'th' | 'thc'>): void {
  if (o.bibPocket === 'pair') {
    // two pockets under flaps whose studs are covered
    s.mirror(() => {
      s.patch(Z('322,236! 390,238! 390,336! 378,348! 332,346! 320,334!'), o.main, { lift: 4, stitch: th, offs: [5] })
      s.patch(Z('316,226! 394,228! 394,258! 356,270! 316,256!'), o.contrast, { lift: 5, stitch: thc, offs: [5] })
    })
    return
  }
  if (o.bibPocket === 'upright') {
    s.mirror(() => {
      const zip = C('344,206 336,300')
      s.line(zip, o.contrast, 26, { cap: 'butt' }).zip(zip, { cloth: o.contrast, w: 16, pull: o.accent, at: 0.04 })
    })
    const front = C('400,154 400,420')
    s.line(front, o.contrast, 28, { cap: 'butt' }).zip(front, { cloth: o.contrast, w: 19, pull: o.accent, at: 0.02 })
    return
  }
  if (o.bibPocket === 'open') {
    s.patch(Z('316,236! 484,236! 484,340! 400,366! 316,340!'), o.main, { lift: 5, stitch: th, offs: [5, 9.5] })
    s.stitch(C('317,258 483,258'), th, [0]).stitch(C('440,260 440,352'), th, [0, 4])
    s.stitch(C('462,260 462,346'), th, [0])
    return
  }
  const pocket = Z('330,228! 470,228! 472,338! 458,352! 342,352! 328,338!')
  s.patch(pocket, o.contrast, { lift: 5, stitch: thc, offs: [5, 9.5], tex: 'canvas' })
  if (o.bibPocket === 'zip') {
    s.zip(C('342,250 458,250'), { cloth: o.contrast, w: 14, pull: o.accent, at: 0.06 })
    s.stitch(C('420,262 420,350'), thc, [0, 4])
  } else {
    const flap = Z('325,222! 475,222! 475,258! 400,274! 325,258!')
    s.patch(flap, o.main, { lift: 5, stitch: th, offs: [5] }).stud(400, 260, 7)
    s.stitch(C('440,280 440,350'), thc, [0, 4])
  }
}

/** Where the braces meet the bib. */
function drawBuckles({ s, o, thc }: BibSewing): void {
  if (o.buckles === 'covered') {
    s.mirror(() => {
      s.patch(Z('312,150! 364,150! 366,204! 338,222! 310,204!'), o.contrast, { lift: 6, stitch: thc, offs: [5, 9] })
    })
    return
  }
  if (o.buckles === 'button') {
    s.mirror(() => {
      s.patch(Z('318,150! 358,150! 360,206! 338,224! 316,206!'), o.contrast, { lift: 4, stitch: thc, offs: [5] })
      s.button(338, 198, 10, '#8c9298')
    })
    return
  }
  const shape = 'M314 158q0-8 8-8h34q8 0 8 8v30q0 14-25 24q-25-10-25-24z'
  const plastic = s.lin(314, 150, 362, 210, [
    [0, '#5b636a'],
    [0.4, '#2b3036'],
    [1, '#15181b'],
  ])
  s.mirror(() =>
    s
      .put(
        '<g stroke="#23282d" stroke-width="1.6">' +
          `<path d="${shape}" fill="#05070c" fill-opacity=".3" stroke="none" transform="translate(2 4)"/>` +
          `<path d="${shape}" fill="${plastic}"/>` +
          '<path d="M323 164h32M323 172h32" stroke="#8b939a" stroke-width="2.4"/></g>',
      )
      .stud(339, 192, 6, '#aab1b7'),
  )
}
