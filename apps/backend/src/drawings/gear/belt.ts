import type { BeltOptions } from '../flat.ts'
import { dark, light } from '../kit/colour.ts'
import { points } from '../kit/points.ts'
import { leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawElectricianBelt } from './belt-electrician.ts'
import { drawRiggerBelt } from './belt-rigger.ts'
import { drawRing, type Ring } from './belt-ring.ts'

export const belt: BeltOptions = { main: '#2E3338', contrast: '#C28A4A', accent: '#FF5B1F', style: 'leather' }

const RING: Ring = { webbing: 78, y: 262, depth: 96 }

/** Tool belt: of leather, for riggers or for electricians. */
export function drawBelt(s: Sheet, o: BeltOptions): void {
  if (o.style === 'rigger') drawRiggerBelt(s, o)
  else if (o.style === 'electrician') drawElectricianBelt(s, o)
  else drawLeatherBelt(s, o)
}

/** Tool belt with a leather pouch. */
function drawLeatherBelt(s: Sheet, o: BeltOptions): void {
  const th = light(o.contrast, 0.55)
  s.ground(420, 884, 300, 26, 0.36)
  drawRing(s, RING, o.main)
  drawBuckle(s, o)
  // belt loops of the pouch
  for (const x of [420, 590]) {
    const loop = Z(`${x - 32},352! ${x + 32},350! ${x + 32},480! ${x - 32},480!`)
    s.patch(loop, o.contrast, { lift: 6, stitch: th, offs: [7] })
  }
  const plate = Z('344,440! 668,436! 676,620 652,790 600,848 510,862 416,850 362,796 338,620')
  s.cast([plate], { dx: 6, dy: 16, soft: 13, opacity: 0.4 })
  s.part(plate, {
    fill: dark(o.contrast, 0.22),
    tex: 'grit',
    texOp: 0.14,
    ao: 40,
    outline: 3,
    draw: () => s.stitch(plate, th, [-8], 1.6, '6 3.4'),
  })
  drawHammerRing(s, o)
  drawPockets(s, o)
}

function drawBuckle(s: Sheet, o: BeltOptions): void {
  const steel = s.lin(-62, -48, 62, 48, [
    [0, '#f3f5f6'],
    [0.3, '#aeb6bc'],
    [0.55, '#e4e8ea'],
    [1, '#636c73'],
  ])
  s.put(
    '<g transform="translate(214 382) rotate(13)">' +
      '<rect x="-62" y="-48" width="124" height="100" rx="10" fill="#05070c" fill-opacity=".4" transform="translate(3 7)"/>' +
      `<rect x="-62" y="-48" width="124" height="96" rx="10" fill="${steel}" stroke="#23282d" stroke-width="2.4"/>` +
      `<rect x="-40" y="-30" width="80" height="60" rx="5" fill="${o.main}" stroke="#23282d" stroke-width="2"/>` +
      '<path d="M-14 -44V44M14 -44V44" stroke="#23282d" stroke-width="8"/>' +
      '<path d="M-14 -44V44M14 -44V44" stroke="#d9dde0" stroke-width="5"/></g>',
  )
}

function drawHammerRing(s: Sheet, o: BeltOptions): void {
  const th = light(o.contrast, 0.55)
  const ring = 'M668 470q70 6 66 92q-4 66 -68 66'
  const steel = s.lin(660, 470, 740, 620, [
    [0, '#f3f5f6'],
    [0.4, '#8d959b'],
    [0.6, '#e4e8ea'],
    [1, '#5d666d'],
  ])
  s.put(
    `<path d="${ring}" fill="none" stroke="#23282d" stroke-width="17"/><path d="${ring}" fill="none" stroke="${steel}" stroke-width="12"/>`,
  )
  for (const holder of ['640,452! 690,452! 690,492! 640,492!', '640,606! 684,606! 684,648! 640,648!'])
    s.patch(Z(holder), o.contrast, { lift: 4, stitch: th, offs: [6] })
}

/** One big pocket with a dark opening, and two small ones on it. */
function drawPockets(s: Sheet, o: BeltOptions): void {
  const th = light(o.contrast, 0.55)
  const big = Z('352,556! 420,580 510,586 600,580 660,554! 662,680 642,778 596,832 510,846 420,834 372,782 350,680')
  const mouth = Z('352,556! 420,530 510,524 600,530 660,554! 600,580 510,588 420,580')
  s.fill(mouth, '#120d08', 'fill-opacity=".85"')
  const dim = s.lin(344, 500, 664, 800, [
    [0, '#fff', 0.2],
    [0.4, '#fff', 0.02],
    [1, '#05070c', 0.4],
  ])
  s.patch(big, o.contrast, { lift: 7, tex: 'grit', shade: 0.2 })
  s.fill(big, dim).stitch(big, th, [-8, -14], 1.6, '6 3.4')
  for (const small of [
    '372,640! 436,660 500,658! 500,770 492,826! 424,814 384,772 370,700',
    '520,658! 590,660 650,636! 650,700 634,770 594,816 528,828! 520,770',
  ]) {
    s.patch(Z(small), o.contrast, { lift: 7, tex: 'grit', shade: 0.24 })
    s.stitch(Z(small), th, [-7], 1.6, '6 3.4')
  }
  for (const [x, y] of points('382,656 492,668 528,668 642,652 364,572 650,570')) s.stud(x, y, 7.5, '#b7793a')
  s.softly(10, () => {
    s.fill(leaf('386,690 394,750 430,790', 26), '#fff', 'fill-opacity=".25"')
    s.fill(leaf('536,690 540,750 556,800', 26), '#fff', 'fill-opacity=".22"')
  })
  s.tag(498, 606, o.accent, 24, 30)
}
