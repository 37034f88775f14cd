import { drawSleeve } from '../cut/sleeve.ts'
import { type Torso, type TorsoCut, torso } from '../cut/torso.ts'
import type { Colour, JacketOptions } from '../flat.ts'
import { mix, threadOf } from '../kit/colour.ts'
import { C, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Weave } from '../kit/weaves.ts'

export const jacket: JacketOptions = {
  main: '#4B535B',
  contrast: '#272B30',
  accent: '#FF5B1F',
  thread: null,
  tape: 'piping',
  collar: 'stand',
  closure: 'zip',
  chest: 'flap',
  hands: 'welt',
  hem: 'band',
  fit: 'men',
  forearm: 'plain',
  cloth: 'twill',
  yoke: true,
  elbow: true,
  sides: true,
}

/** Values shared by both sides of a jacket. */
export interface JacketSide {
  s: Sheet
  o: JacketOptions
  g: Torso
  /** Thread colours on the cloth and on the panels. */
  th: Colour
  thc: Colour
  tex: Weave
  hivis: boolean
  soft: boolean
}

export function jacketSide(s: Sheet, o: JacketOptions, side: TorsoCut): JacketSide {
  const soft = o.cloth === 'softshell'
  // softshell has thread in the colour of the cloth
  const thread = (cloth: Colour) => o.thread ?? (soft ? mix(threadOf(cloth), cloth, 0.55) : threadOf(cloth))
  const women = o.fit === 'women'
  const hem: TorsoCut = {
    hem: o.hem === 'band' ? [222, 800] : women ? [206, 806] : o.hem === 'tail' ? [210, 808] : [212, 836],
  }
  const g = torso({
    wrist: women
      ? [
          [82, 776],
          [160, 798],
        ]
      : [
          [62, 806],
          [146, 830],
        ],
    ...(women ? { shoulder: [224, 254], armpit: [236, 430], nip: 20 } : {}),
    ...hem,
    ...side,
    ...(o.hem === 'tail' ? { drop: 42 } : {}),
  })
  const tex: Weave = o.cloth === 'softshell' ? 'grit' : o.cloth
  return { s, o, g, th: thread(o.main), thc: thread(o.contrast), tex, hivis: o.tape === 'hivis', soft }
}

export function jacketSleeves({ s, o, g, th, tex, hivis, soft }: JacketSide, tab: boolean): void {
  s.mirror(() => {
    drawSleeve(s, g, {
      fill: o.main,
      upper: o.yoke ? o.contrast : null,
      elbow: o.elbow ? o.contrast : null,
      cuff: o.contrast,
      thread: th,
      tab,
      tex,
      folds: soft ? 0.8 : 1,
      topStitch: !soft,
      tape: hivis ? { at: [520, 660], w: 40 } : o.tape === 'band' ? { at: [560], w: 40 } : null,
    })
    if (o.forearm === 'double') drawDoubleForearm(s, g, th)
    else if (o.forearm === 'tab') drawRollTab(s, o, g, th)
  })
}

/** A second layer from above the elbow to the cuff. */
function drawDoubleForearm(s: Sheet, g: Torso, th: Colour): void {
  const [ox, oy] = g.wristOut
  const [ix] = g.wristIn
  s.clipped([g.sleeve], () => {
    const edge = C(`${ox - 10},${oy - 316} ${ox + 60},${oy - 290} ${ix + 60},${oy - 300}`)
    s.softLine([edge.shifted(0, 6)], '#05070c', 13, 5, 0.5)
      .seam(edge, '#000', 2.2)
      .stitch(edge, th, [-6, -12, 14])
    for (const y of [110, 200])
      s.stitch(C(`${ox - 10},${oy - y} ${ox + 50},${oy - y + 16} ${ix + 50},${oy - y + 10}`), th, [0])
  })
}

/** A tab that buttons up the rolled sleeve, and its stitched patch. */
function drawRollTab(s: Sheet, o: JacketOptions, g: Torso, th: Colour): void {
  const [ox, oy] = g.wristOut
  const tab = Z(
    `${ox + 62},${oy - 250}! ${ox + 92},${oy - 240}! ${ox + 74},${oy - 140}! ${ox + 56},${oy - 126}! ${ox + 44},${oy - 148}!`,
  )
  s.patch(tab, o.contrast, { lift: 5, stitch: th, offs: [5] }).stud(ox + 60, oy - 150, 6.5)
}

/** A single band round the chest, of flame-resistant tape. */
export function jacketBand({ s }: JacketSide): void {
  s.tape(symLine('180,556 300,566 400,568'), 44)
}

/** Two hoops, and braces from the shoulders to the upper one. */
export function jacketTapes({ s }: JacketSide): void {
  s.tape(symLine('180,496 300,506 400,508'), 46)
  s.tape(symLine('180,598 300,608 400,610'), 46)
  s.mirror(() => s.tape(C('292,170 284,340 282,485'), 42))
}

/** Reflective piping along a seam. */
export function piping({ s, o }: JacketSide, seam: ReturnType<typeof C>): void {
  if (o.tape !== 'piping') return
  s.line(seam.offset(3), '#dfe3e5', 5).line(seam.offset(3), '#7c858c', 1, { dash: '2 2' })
}
