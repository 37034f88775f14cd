import type { CapOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, light, lineOf, threadOf } from '../kit/colour.ts'
import { points } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const cap: CapOptions = { main: '#3D444B', contrast: '#22262B', accent: '#FF5B1F', style: 'baseball' }

/** Cap, three quarters, peak to the left. */
export function drawCap(s: Sheet, o: CapOptions): void {
  s.ground(380, 768, 360, 34, 0.42).ground(560, 700, 190, 40, 0.3)
  const bump = o.style === 'bump'
  // a shell makes the crown of a bump cap higher and rounder
  const crown = Z(
    bump
      ? '206,606! 200,500 238,392 326,312 436,284 548,302 640,376 686,486 694,640! 612,690 480,690 330,640'
      : '214,600! 214,520 252,424 336,352 432,328 530,342 618,406 662,500 676,600! 600,636 470,654 330,636',
  )
  s.part(crown, {
    fill: o.main,
    ao: 60,
    aoOp: 0.42,
    outline: 3,
    soft: 10,
    folds: [fold('560,610 600,560 660,540', 14, 0.26), fold('470,640 480,590 470,540', 16, 0.18)],
    draw: () => (bump ? drawBumpCrown(s, o) : drawCrown(s, o)),
  })
  if (!bump)
    s.put(
      `<ellipse cx="438" cy="329" rx="20" ry="10" fill="${o.contrast}" stroke="${lineOf(o.contrast)}" stroke-width="2"/>` +
        '<ellipse cx="434" cy="326" rx="9" ry="3" fill="#fff" fill-opacity=".3"/>',
    )
  drawBadge(s, o)
  if (bump) drawEarRoll(s, o)
  const peak = drawPeak(s, o)
  s.wash([crown, peak], 0.8, 150, 700)
}

/** Six panels, four eyelets, the sweatband's stitching. */
function drawCrown(s: Sheet, o: CapOptions): void {
  const th = threadOf(o.main)
  s.softly(22, () => {
    s.fill(leaf('266,570 292,460 380,376', 80), '#fff', 'fill-opacity=".3"')
    s.fill(leaf('650,420 676,520 660,620', 80), '#05070c', 'fill-opacity=".5"')
    s.fill(leaf('210,620 400,650 690,620', 46), '#05070c', 'fill-opacity=".4"')
  })
  for (const seam of [
    '438,331 352,390 316,500 322,636',
    '438,331 500,400 530,520 524,652',
    '438,331 572,374 640,480 656,616',
    '438,331 306,364 236,450 214,570',
  ])
    s.seam(C(seam), '#000', 1.8).stitch(C(seam), th, [5, -5])
  for (const [x, y] of points('378,424 470,428 582,456 292,446'))
    s.put(
      `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${th}" stroke-width="4" stroke-dasharray="1.6 1"/>` +
        `<circle cx="${x}" cy="${y}" r="5" fill="#0c0e11"/>`,
    )
  s.stitch(C('206,580 330,616 470,636 600,620 684,586'), th, [0])
}

/** The shell under three broad panels: a raised ridge, mesh at the side with slots behind it. */
function drawBumpCrown(s: Sheet, o: CapOptions): void {
  const th = threadOf(o.main)
  s.softly(22, () => {
    s.fill(leaf('256,580 280,440 380,340', 90), '#fff', 'fill-opacity=".32"')
    s.fill(leaf('670,420 690,540 680,660', 80), '#05070c', 'fill-opacity=".5"')
  })
  const ridge = Z('330,312! 436,284 470,286! 452,360 446,470 452,560! 330,548! 316,440')
  s.patch(ridge, light(o.main, 0.1), { lift: 5, stitch: th, offs: [6, 11] })
  const side = Z('486,378! 560,392 624,470 648,600! 560,624 478,616! 470,500')
  s.patch(side, o.contrast, { lift: 0, tex: 'mesh' })
  s.clipped([side], () => {
    const slots = s.weave(
      'slots',
      34,
      30,
      '<ellipse cx="10" cy="8" rx="8" ry="5" fill="#05070c"/><ellipse cx="27" cy="23" rx="8" ry="5" fill="#05070c"/>',
    )
    s.put(`<rect x="460" y="360" width="200" height="280" fill="${slots}" fill-opacity=".8"/>`)
  })
  s.seam(side, '#000', 2).stitch(side, th, [6, 11]).line(side, o.accent, 5)
  s.stitch(C('200,590 330,628 480,672 612,672 692,626'), th, [0])
}

/** The padded band that covers the ears' upper edge, with an adjuster behind. */
function drawEarRoll(s: Sheet, o: CapOptions): void {
  const roll = Z('330,628! 480,678 612,678 696,628! 704,690 640,744 520,752 400,700')
  s.part(roll, {
    fill: dark(o.contrast, 0.2),
    tex: 'pique',
    ao: 30,
    outline: 2.8,
    draw: () => s.stitch(C('340,650 480,706 612,706 700,660'), threadOf(o.contrast), [0]),
  })
  s.patch(Z('640,640! 716,620! 722,664! 648,690!'), '#2b3036', { lift: 4, tex: null })
}

function drawBadge(s: Sheet, o: CapOptions): void {
  const place = o.style === 'bump' ? 'translate(338 452) skewY(4)' : 'translate(266 492) skewY(13)'
  s.group(`transform="${place}"`, () =>
    s
      .put(
        '<rect x="2" y="4" width="104" height="64" fill="#05070c" fill-opacity=".35"/>' +
          `<rect width="104" height="64" fill="${o.accent}" stroke="${dark(o.accent, 0.5)}" stroke-width="1.5"/>` +
          `<rect x="5" y="5" width="94" height="54" fill="none" stroke="${dark(o.accent, 0.45)}" stroke-dasharray="4 2.4"/>`,
      )
      .mark(52, 32, 24),
  )
}

function drawPeak(s: Sheet, o: CapOptions): ReturnType<typeof Z> {
  const rim =
    o.style === 'bump'
      ? '206,592! 168,606 122,646 108,684 122,704 196,712 300,706 376,690 420,656!'
      : '212,586! 140,620 62,688 38,734 60,764 170,768 320,752 440,716 500,652!'
  const peak = Z(`${rim} ${o.style === 'bump' ? '360,650 280,620' : '400,652 300,630'}`)
  s.part(peak, {
    fill: o.contrast,
    ao: 30,
    outline: 3,
    draw: () => {
      s.softly(12, () => {
        s.fill(leaf('100,720 200,660 340,680', 46), '#fff', 'fill-opacity=".26"')
        s.fill(leaf('210,600 320,646 470,662', 30), '#05070c', 'fill-opacity=".6"')
      })
      const edge = C(rim.replaceAll('!', ''))
      for (const d of o.style === 'bump' ? [14, 26] : [14, 28, 42, 56])
        s.stitch(edge.offset(d), threadOf(o.contrast), [0])
      // sandwich peak: accent colour along the edge
      s.line(edge.offset(3), o.accent, 4)
    },
  })
  return peak
}
