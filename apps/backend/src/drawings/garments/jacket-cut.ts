import { drawSleeve } from '../cut/sleeve.ts'
import { type Torso, type TorsoCut, torso } from '../cut/torso.ts'
import type { Colour, JacketOptions } from '../flat.ts'
import { mix, threadOf } from '../kit/colour.ts'
import { C, symLine } from '../kit/shapes.ts'
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
  hem: 'band',
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
  const hem: TorsoCut = { hem: o.hem === 'band' ? [222, 800] : [212, 836] }
  const g = torso({
    wrist: [
      [62, 806],
      [146, 830],
    ],
    ...hem,
    ...side,
  })
  const tex: Weave = o.cloth === 'softshell' ? 'grit' : o.cloth
  return { s, o, g, th: thread(o.main), thc: thread(o.contrast), tex, hivis: o.tape === 'hivis', soft }
}

export function jacketSleeves({ s, o, g, th, tex, hivis, soft }: JacketSide, tab: boolean): void {
  s.mirror(() =>
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
      tape: hivis ? { at: [520, 660], w: 40 } : null,
    }),
  )
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
