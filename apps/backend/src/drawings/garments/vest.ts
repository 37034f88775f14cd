import type { Colour, VestOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark, lineOf, threadOf } from '../kit/colour.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const vest: VestOptions = {
  main: '#DCF02C',
  contrast: '#22324F',
  accent: '#FF5B1F',
  pockets: 'basic',
  lower: false,
  braces: true,
  closure: 'zip',
}

const HEM = 872
/** Upper edge of the dark lower part. */
const LOWER = 660
const ARMHOLE = '236,160! 246,240 240,330 214,398 188,432!'
const SIDE = `186,600 182,740 184,${HEM}! 290,${HEM + 9} 400,${HEM + 11}`

const DRAPES = [
  fold('200,436 250,470 276,540', 20, 0.3),
  fold('604,430 552,468 520,546', 20, 0.32),
  fold('244,300 268,290 292,320', 16, 0.24),
  fold('556,290 530,300 512,330', 16, 0.26),
  fold('240,610 262,640 268,690', 18, 0.22),
  fold('340,600 332,640 338,690', 20, 0.16),
  fold('560,608 534,650 530,694', 18, 0.26),
  fold('222,760 244,800 250,866', 18, 0.26),
  fold('322,764 312,810 318,870', 22, 0.22),
  fold('486,764 498,810 490,870', 22, 0.24),
  fold('582,770 560,810 558,866', 16, 0.28),
]

interface Sewing {
  s: Sheet
  o: VestOptions
  th: Colour
  thc: Colour
}

const sewing = (s: Sheet, o: VestOptions): Sewing => ({ s, o, th: dark(o.main, 0.45), thc: threadOf(o.contrast) })

/** Hi-vis waistcoat, front. Two hoops and two braces: class 2. */
export function vestFront(sheet: Sheet, options: VestOptions): void {
  const garment = sewing(sheet, options)
  const { s, o } = garment
  const body = sym(`400,322! 372,252 336,130! 282,142 ${ARMHOLE} ${SIDE}`)
  s.cast([body])
  // inside of the back
  s.part(sym('400,146 362,140 334,126! 345,200 372,262 400,340!'), {
    fill: dark(o.main, 0.3),
    ao: 46,
    aoOp: 0.6,
    outline: 2,
    rim: 0,
    tex: 'pique',
    draw: () => s.tag(388, 152, o.accent, 24, 17).line(symLine('337,136 364,149 400,154'), o.contrast, 9),
  })
  drawBody(garment, body, '140,220! 334,230 400,226')
  drawPockets(garment)
  drawClosure(garment)
  if (o.pockets === 'office') drawSideStraps(garment)
  for (const edge of ['398,326 372,252 338,131', '238,162 248,240 242,330 216,399 190,434']) bind(garment, edge)
  bind(garment, `184,${HEM - 1} 290,${HEM + 8} 400,${HEM + 10}`)
  s.wash([body], 0.8, 150, 660)
}

/** Hi-vis waistcoat, back. */
export function vestBack(sheet: Sheet, options: VestOptions): void {
  const garment = sewing(sheet, options)
  const { s, o } = garment
  const body = sym(`400,156 364,150 336,130! 282,142 ${ARMHOLE} ${SIDE}`)
  s.cast([body])
  drawBody(garment, body, '140,250! 334,266 400,268')
  const panel = Z('318,196! 482,196! 482,248! 318,248!')
  if (o.lower) s.mark(400, 214, 24, o.accent)
  else s.patch(panel, o.contrast, { lift: 2, stitch: threadOf(o.contrast), offs: [4] }).mark(400, 222, 24, o.accent)
  if (o.pockets === 'office') drawSideStraps(garment)
  for (const edge of ['400,156 364,150 338,131', '238,162 248,240 242,330 216,399 190,434']) bind(garment, edge)
  bind(garment, `184,${HEM - 1} 290,${HEM + 8} 400,${HEM + 10}`)
  s.wash([body], 0.8, 150, 660)
}

/** Body with its panels and tapes; `shoulders` is the seam under the dark shoulders. */
function drawBody({ s, o, th, thc }: Sewing, body: ReturnType<typeof sym>, shoulders: string): void {
  const lower = `100,${LOWER - 12}! 400,${LOWER}!`
  const panels: Panel[] = []
  if (o.lower) {
    panels.push([sym(`400,${LOWER}! 100,${LOWER - 12}! 100,960! 400,960!`), o.contrast])
    panels.push([sym(`400,90! 140,90! ${shoulders}!`), o.contrast])
  }
  s.part(body, {
    fill: o.main,
    panels,
    tex: 'pique',
    ao: 42,
    outline: 3,
    cyl: [180, 560, 620, 560],
    folds: DRAPES,
    draw: () => {
      if (o.lower) s.seam(symLine(lower)).seam(symLine(shoulders)).stitch(symLine(shoulders), thc, [5])
      if (o.braces) s.mirror(() => s.tape(C('288,132 292,330 288,560'), 54))
      s.tape(symLine('170,556 290,566 400,568'), 56)
      s.tape(symLine('170,712 290,722 400,724'), 56)
      s.mirror(() => s.stitch(C(`184,434 187,640 183,${HEM}`), th, [-8]))
    },
  })
}

/** Radio with a strap, a card window over pens, a zipped tablet pocket. */
function drawOffice({ s, o, thc }: Sewing): void {
  const dark = { stitch: thc, offs: [5, 9.5], tex: 'canvas' } as const
  s.patch(Z('300,362! 380,366! 380,536! 300,530!'), o.contrast, { lift: 6, ...dark })
  s.patch(Z('294,424! 386,428! 386,452! 294,448!'), o.accent, { lift: 4, tex: null }).stud(374, 440, 6)
  s.put('<rect x="318" y="330" width="42" height="40" rx="4" fill="none" stroke="#2b3036" stroke-width="7"/>')
  s.patch(Z('420,372! 508,366! 508,536! 420,540!'), o.contrast, { lift: 6, ...dark })
  s.put(
    '<rect x="430" y="384" width="66" height="52" rx="3" fill="#eef3f5" fill-opacity=".6" stroke="#5d666d" stroke-width="1.6"/>' +
      '<path d="M438 430L476 388" stroke="#fff" stroke-width="6" stroke-opacity=".6"/>',
  )
  for (const x of [448, 468, 488]) s.stitch(C(`${x},452 ${x},532`), thc, [0])
  s.patch(Z('214,752! 374,760! 374,862! 216,856!'), o.contrast, { lift: 7, ...dark })
  s.zip(C('224,770 366,777'), { cloth: o.contrast, w: 15, pull: o.accent, at: 0.04 })
}

/** Straps with sliders that set the width. */
function drawSideStraps({ s, o }: Sewing): void {
  s.mirror(() => {
    for (const y of [628, 666]) {
      const strap = C(`182,${y} 250,${y + 6}`)
      s.line(strap, lineOf(o.contrast), 23, { cap: 'butt' }).line(strap, o.contrast, 19, { cap: 'butt' })
      s.put(
        `<rect x="236" y="${y - 11}" width="22" height="32" rx="4" fill="#2b3036" stroke="#0c0e11" stroke-width="2"/>`,
      )
    }
  })
}

function drawPockets({ s, o, th, thc }: Sewing): void {
  const [fill, thread] = o.lower ? [o.contrast, thc] : [o.main, th]
  // lower pockets sit between the hoops and the hem
  s.mirror(() => {
    const bag = Z('226,768! 346,776! 346,858! 226,852!')
    s.patch(bag, fill, { stitch: thread, offs: [5, 9.5], tex: 'pique' })
    const flap = Z('221,758! 351,767! 351,794! 286,804! 221,786!')
    s.patch(flap, fill, { lift: 5, stitch: thread, offs: [5], tex: 'pique' }).stud(286, 786, 6, '#3a4046')
  })
  if (o.pockets === 'office') {
    drawOffice({ s, o, th, thc })
    return
  }
  if (o.pockets === 'basic') {
    s.patch(Z('420,430! 478,434! 478,524! 420,522!'), o.main, { stitch: th, offs: [5], tex: 'pique' })
    return
  }
  s.mirror(() => {
    s.patch(Z('330,424! 378,426! 378,528! 330,526!'), o.contrast, { stitch: thc, offs: [5, 9.5], tex: 'pique' })
    s.stitch(C('330,448 378,450'), thc, [0])
  })
  s.put(`<path d="M424 430v92M448 430v92" stroke="${thc}" stroke-width="1.1" stroke-dasharray="4 2.4" fill="none"/>`)
  // identity card window
  s.put(
    '<rect x="332" y="454" width="44" height="66" rx="3" fill="#eef3f5" fill-opacity=".55" stroke="#5d666d" stroke-width="1.4"/>' +
      '<path d="M338 512L370 460" stroke="#fff" stroke-width="5" stroke-opacity=".6"/>',
  )
}

function drawClosure({ s, o, th }: Sewing): void {
  if (o.closure === 'zip') {
    s.zip(C(`400,322 400,${HEM + 9}`), { cloth: o.contrast, w: 20, pull: o.accent, at: 0.02 })
    return
  }
  const fly = Z(`386,320! 414,320! 414,${HEM + 10}! 386,${HEM + 10}!`)
  s.patch(fly, o.main, { stitch: th, offs: [5], tex: 'pique' })
  for (let i = 0; i < 4; i++)
    s.put(
      `<rect x="390" y="${350 + i * 155}" width="20" height="44" rx="2" fill="${dark(o.main, 0.12)}" stroke="${th}" stroke-width="1" stroke-dasharray="3 2"/>`,
    )
}

/** Binding tape folded over an edge, left and right. */
function bind({ s, o, thc }: Sewing, edge: string): void {
  const c = C(edge)
  s.mirror(() => {
    s.line(c, lineOf(o.contrast), 15, { cap: 'butt' }).line(c, o.contrast, 12, { cap: 'butt' })
    s.line(c.offset(2), '#fff', 2, { opacity: 0.16 }).stitch(c, thc, [0], 1)
  })
}
