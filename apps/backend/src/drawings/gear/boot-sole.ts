import type { BootOptions } from '../flat.ts'
import { C, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

/** Light midsole and a rubber outsole with lugs and a heel. */
export function drawSole(s: Sheet, o: BootOptions): void {
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
  const heel = `714,832! ${lugs(712, 548, 4)}`
  const tread = `${lugs(414, 140, 6)} 138,836! 84,820 44,790`
  const out = Z(`48,770! 64,792 160,803 380,801 460,788 520,790 706,782! ${heel} 540,818! 470,808 426,816! ${tread}`)
  s.part(out, {
    fill: o.sole,
    tex: null,
    ao: 14,
    outline: 2.8,
    rim: 0.5,
    draw: () => {
      s.line(C('52,786 160,816 380,814 460,798 704,794'), '#fff', 2, { opacity: 0.2 })
      for (const x of [168, 214, 260, 306, 352, 582, 624, 666])
        s.line(C(`${x},808 ${x - 3},838`), '#05070c', 4, { opacity: 0.5 })
    },
  })
}

/** Lugs with notches between them, right to left. */
function lugs(from: number, to: number, n: number): string {
  const w = (from - to) / n
  return Array.from({ length: n }, (_, i) => {
    const x = from - i * w
    const lug = `${x},840! ${x - w + 11},840!`
    return i < n - 1 ? `${lug} ${x - w + 8},826! ${x - w + 2},826!` : lug
  }).join(' ')
}
