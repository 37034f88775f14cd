import type { BootOptions } from '../flat.ts'
import { light } from '../kit/colour.ts'
import { C, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

/** Light midsole and an outsole: with lugs and a heel, deep lugs, a foam runner's one, or a flat one. */
export function drawSole(s: Sheet, o: BootOptions): void {
  if (o.outsole === 'runner') drawRunner(s, o)
  else {
    drawMidsole(s, o)
    drawTread(s, o)
  }
}

function drawMidsole(s: Sheet, o: BootOptions): void {
  const mid = Z('58,744! 180,764 380,760 560,750 696,732! 706,770 704,806! 560,812 380,816 160,818 70,800 52,772')
  s.part(mid, {
    fill: o.mid,
    tex: null,
    ao: 22,
    outline: 2.8,
    rim: 0.4,
    draw: () => {
      const line = C('56,764 180,782 380,778 560,768 700,750')
      s.line(line, o.accent, 4.5).line(line.offset(-5), '#05070c', 2, { opacity: 0.4 })
      s.line(C('58,748 180,768 380,764 560,754 696,736').offset(-3), '#fff', 2, { opacity: 0.3 })
      for (let x = 560; x < 690; x += 14) s.line(C(`${x},776 ${x - 6},798`), '#05070c', 3, { opacity: 0.4 })
    },
  })
}

const UPPER_EDGE = '48,770! 64,792 160,803 380,801 460,788 520,790 706,782!'

/** The rubber under the midsole. */
function treadShape({ outsole }: BootOptions): ReturnType<typeof Z> {
  if (outsole === 'flat')
    return Z(`${UPPER_EDGE} 712,822! 700,828! 540,828! 516,822 452,822 430,828! 150,828! 84,816 44,790`)
  if (outsole === 'deep')
    return Z(
      `${UPPER_EDGE} 716,832! ${lugs(714, 540, 3, 30)} 532,818! 470,806 430,816! ${lugs(420, 136, 5, 30)} 130,836! 78,820 42,790`,
    )
  return Z(
    `${UPPER_EDGE} 714,832! ${lugs(712, 548, 4, 14)} 540,818! 470,808 426,816! ${lugs(414, 140, 6, 14)} 138,836! 84,820 44,790`,
  )
}

function drawTread(s: Sheet, o: BootOptions): void {
  s.part(treadShape(o), {
    fill: o.sole,
    tex: null,
    ao: 14,
    outline: 2.8,
    rim: 0.5,
    draw: () => {
      s.line(C('52,786 160,816 380,814 460,798 704,794'), '#fff', 2, { opacity: 0.2 })
      if (o.outsole === 'flat') return
      for (const x of [168, 214, 260, 306, 352, 582, 624, 666])
        s.line(C(`${x},808 ${x - 3},838`), '#05070c', 4, { opacity: 0.5 })
    },
  })
}

/** Thick foam that curves up at toe and heel, on thin rubber. */
function drawRunner(s: Sheet, o: BootOptions): void {
  const foam = Z(
    '54,738! 180,760 340,744 470,752 580,738 704,700! 728,716 722,770 700,806! 560,822 380,824 180,822 84,798 40,760',
  )
  s.part(foam, {
    fill: o.mid,
    tex: null,
    ao: 34,
    outline: 2.8,
    rim: 0.5,
    draw: () => {
      for (const run of ['330,764 430,792 560,776 716,736', '60,770 200,800 330,792 420,808'])
        s.softLine([C(run)], '#05070c', 8, 3, 0.4).line(C(run), light(o.mid, 0.3), 2, { dy: 4 })
      s.line(C('560,752 640,742 710,716'), o.accent, 9)
      for (let x = 596; x < 700; x += 22) s.line(C(`${x},768 ${x - 14},800`), '#05070c', 5, { opacity: 0.34 })
    },
  })
  const rubber = Z(
    '40,764! 84,796 180,812 380,812 560,808 704,790! 706,816! 560,838 520,828 470,838 420,828 370,838 320,828 270,838 220,828 170,834! 84,822 42,786',
  )
  s.part(rubber, { fill: o.sole, tex: null, ao: 10, outline: 2.6, rim: 0.5 })
}

/** Lugs with notches between them, right to left. */
function lugs(from: number, to: number, n: number, deep: number): string {
  const w = (from - to) / n
  const end = deep > 20 ? 852 : 840
  return Array.from({ length: n }, (_, i) => {
    const x = from - i * w
    const lug = `${x},${end}! ${x - w + 11},${end}!`
    return i < n - 1 ? `${lug} ${x - w + 8},${end - deep}! ${x - w + 2},${end - deep}!` : lug
  }).join(' ')
}
