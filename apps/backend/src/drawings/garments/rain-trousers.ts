import { drawLegs, type Legs, legs } from '../cut/legs.ts'
import type { Colour, TrousersOptions } from '../flat.ts'
import { dark, light, lum } from '../kit/colour.ts'
import { C, leaf, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

const STEEL: Colour = '#8d959b'

/** Rain trousers of coated cloth: welded seams, an elastic waist with a cord, studs at the hems. */
export function drawRainTrousers(s: Sheet, o: TrousersOptions, view: 'front' | 'back'): void {
  const g = legs({ dip: view === 'front' ? 8 : -2 })
  const weld = dark(o.main, 0.5)
  s.cast([g.whole])
  drawLegs(s, g, {
    fill: o.main,
    contrast: o.contrast,
    thread: weld,
    contrastThread: weld,
    knee: 'none',
    hemPanel: o.hemPanel,
    tape: o.tape === 'hivis' ? [762, 838] : [],
    sideStripe: o.stripe,
    tex: null,
    details: () => {
      drawGloss(s, o)
      drawHemTab(s, o)
      if (view === 'front') drawSlit(s, o, weld)
      else s.line(C('214,596 290,606 366,600'), weld, 1.4, { opacity: 0.6 })
    },
  })
  const middle = C('400,126 401,250 400,372')
  s.line(middle, '#05070c', 1.8, { opacity: 0.6 }).line(middle.offset(7), weld, 1.1, { opacity: 0.6 })
  drawWaist(s, o, g, view)
  s.wash([g.whole], 0.9, 180, 640)
}

/** Long highlights of coated cloth. */
function drawGloss(s: Sheet, o: TrousersOptions): void {
  const opacity = lum(o.main) < 0.25 ? 0.26 : 0.44
  s.softly(5, () => {
    for (const run of [
      '268,180 262,270 256,350',
      '306,240 300,330 304,420',
      '246,430 244,520 250,600',
      '296,640 292,730 298,820',
      '250,680 244,760 246,830',
      '330,470 336,540 332,600',
    ])
      s.fill(leaf(run, 15), '#fff', `fill-opacity="${opacity}"`)
  })
}

/** Tab that adjusts the width of the hem. */
function drawHemTab(s: Sheet, o: TrousersOptions): void {
  const tab = Z('206,862! 268,868! 276,880 268,892! 206,888!')
  s.patch(tab, o.main, { lift: 4, tex: null, shade: 0.3 }).stud(262, 880, 6.5, STEEL).stud(300, 884, 5, STEEL)
}

/** Pass-through opening to the trousers underneath, with a storm flap. */
function drawSlit(s: Sheet, o: TrousersOptions, weld: Colour): void {
  const flap = Z('246,196! 266,190! 250,344! 228,340!')
  s.patch(flap, o.main, { lift: 5, tex: null, shade: 0.32 }).line(flap.offset(-5), weld, 1, { opacity: 0.6 })
  s.stud(255, 206, 5, STEEL).stud(241, 330, 5, STEEL)
}

function drawWaist(s: Sheet, o: TrousersOptions, g: Legs, view: 'front' | 'back'): void {
  const [wx, wy] = g.waist
  const front = view === 'front'
  if (front) {
    const inside = sym(`400,${wy - 26} 340,${wy - 24} ${wx + 4},${wy - 18}! ${wx + 6},${wy + 8}! 400,${wy + 26}`)
    s.part(inside, { fill: dark(o.main, 0.5), ao: 30, aoOp: 0.6, outline: 2.2, rim: 0, tex: null })
    s.tag(387, wy - 24, o.accent, 26, 15)
  }
  const top = front ? -4 : -22
  const band = sym(
    `400,${wy + top} 340,${wy + top - 3} ${wx - 1},${wy - 17}! ${wx - 9},${wy + 28}! 340,${wy + 38} 400,${wy + (front ? 42 : 30)}`,
  )
  s.part(band, {
    fill: o.main,
    tex: null,
    ao: 18,
    outline: 2.8,
    cyl: [wx, wy, 800 - wx, wy],
    draw: () => {
      s.gathers(wx, 800 - wx, 9, wy - 20, wy + 40, 0.32, 2.4)
      for (const y of [8, 20])
        s.stitch(symLine(`${wx - 8},${wy + y - 8} 340,${wy + y} 400,${wy + y + 3}`), dark(o.main, 0.5), [0])
    },
  })
  if (!front) return
  const cord = C('388,118 378,150 384,196')
  s.mirror(() => {
    s.stud(386, 114, 6, STEEL).line(cord, dark(o.contrast, 0.5), 6).line(cord, light(o.contrast, 0.35), 4)
    s.put('<path d="M377 194h14l-2 22h-10z" fill="#2b3036" stroke="#0c0e11"/>')
  })
}
