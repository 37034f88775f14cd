import type { HelmetOptions } from '../flat.ts'
import { light, lum, shadeOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { band, C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const helmet: HelmetOptions = {
  main: '#F2F3F1',
  accent: '#FF5B1F',
  strap: '#23272C',
  vents: true,
  chin: true,
  stripe: true,
  shell: 'ribbed',
}

/** Safety helmet from the side, turned a little to the viewer, peak to the left. */
export function drawHelmet(s: Sheet, o: HelmetOptions): void {
  s.group(`transform="translate(0 ${o.chin ? 6 : 40})"`, () => {
    s.ground(410, o.chin ? 846 : 738, 330, 34, 0.42)
    drawHarness(s)
    if (o.shell === 'climber') drawClimberStrap(s, o)
    else if (o.chin) drawChinStrap(s, o)
    drawRatchet(s, o)
    drawShell(s, o)
    if (o.shell === 'climber') drawClips(s)
  })
}

/** Cradle and headband under the rim. */
function drawHarness(s: Sheet): void {
  const inside = Z('176,560! 400,590 640,566! 630,640 560,668 400,676 240,656 182,620')
  s.part(inside, { fill: '#2a2f35', tex: null, ao: 30, aoOp: 0.6, outline: 2.4, rim: 0.1 })
  const headband = Z('196,596! 300,626 420,634 560,620 648,588! 668,640 664,690! 600,700 440,700 300,690 206,656!')
  s.part(headband, {
    fill: '#3a4047',
    tex: null,
    ao: 26,
    outline: 2.4,
    draw: () => {
      for (let x = 300; x < 620; x += 26)
        s.put(`<rect x="${x}" y="652" width="14" height="6" rx="3" fill="#0c0e11" fill-opacity=".55"/>`)
      s.line(C('210,634 330,664 440,672 640,668'), '#fff', 2, { opacity: 0.18 })
    },
  })
}

function drawChinStrap(s: Sheet, o: HelmetOptions): void {
  const webbing = (run: string, w = 21) => {
    const c = C(run)
    const edge = light(o.strap, 0.3)
    s.line(c, '#05070c', w + 3, { cap: 'butt' }).line(c, o.strap, w, { cap: 'butt' })
    s.line(c, '#fff', w - 3, { opacity: 0.1, dash: '1.5 2.5', cap: 'butt' })
    for (const d of [w / 2 - 3, 3 - w / 2]) s.line(c.offset(d), edge, 1, { dash: '4 2.4' })
  }
  s.group('opacity=".8"', () => webbing('316,640 300,720 306,780 338,812 376,806 412,770', 20))
  webbing('262,636 330,700 404,762')
  webbing('600,650 520,716 424,764')
  const plastic = s.lin(382, 738, 442, 778, [
    [0, '#5d666d'],
    [0.5, '#2b3036'],
    [1, '#15181b'],
  ])
  s.put(
    '<g transform="rotate(-14 412 760)">' +
      '<rect x="382" y="738" width="60" height="40" rx="6" fill="#05070c" fill-opacity=".35" transform="translate(2 4)"/>' +
      `<rect x="382" y="738" width="60" height="40" rx="6" fill="${plastic}" stroke="#0c0e11" stroke-width="1.6"/>` +
      `<rect x="394" y="748" width="36" height="20" rx="3" fill="${o.accent}" stroke="#0c0e11"/></g>`,
  )
}

function drawRatchet(s: Sheet, o: HelmetOptions): void {
  const plastic = s.lin(640, 624, 704, 690, [
    [0, '#646d75'],
    [0.5, '#2b3036'],
    [1, '#121518'],
  ])
  s.put(
    '<circle cx="676" cy="662" r="36" fill="#05070c" fill-opacity=".3"/>' +
      `<circle cx="672" cy="656" r="35" fill="${plastic}" stroke="#0c0e11" stroke-width="2"/>` +
      '<circle cx="672" cy="656" r="30" fill="none" stroke="#0c0e11" stroke-opacity=".7" stroke-width="7" stroke-dasharray="4 4"/>' +
      `<circle cx="672" cy="656" r="17" fill="${o.accent}" stroke="#0c0e11" stroke-width="1.4"/>`,
  )
}

const SHELLS: Readonly<Record<HelmetOptions['shell'], string>> = {
  ribbed:
    '160,552! 164,470 198,374 270,292 368,248 470,246 566,284 634,364 664,462 674,564! 694,578 706,600 680,612 600,624 430,640 290,630 196,612! 120,634 60,648 26,640 34,618 92,580',
  plain:
    '150,560! 150,480 190,396 268,330 368,298 470,298 570,328 640,396 676,480 682,566! 712,586 728,612 700,626 600,634 430,646 290,638 186,620! 110,640 48,652 14,642 26,616 84,584',
  climber:
    '150,574! 140,470 172,360 250,282 360,240 476,240 578,282 646,366 676,480 690,590! 700,640 684,672 640,660 610,620 540,612 430,624 290,620 196,606! 150,612 116,614 104,604 118,586',
}

/** Four straps that meet under the chin, with a wide buckle. */
function drawClimberStrap(s: Sheet, o: HelmetOptions): void {
  const webbing = (run: string) => {
    const c = C(run)
    s.line(c, '#05070c', 27, { cap: 'butt' }).line(c, o.strap, 24, { cap: 'butt' })
    for (const d of [9, -9]) s.line(c.offset(d), o.accent, 2, { dash: '4 2.4' })
  }
  s.group('opacity=".85"', () => webbing('322,690 302,750 314,806 352,826 394,804 408,742'))
  webbing('236,606 300,690 352,726')
  webbing('640,636 520,700 372,728')
  webbing('470,620 430,690 372,724')
  s.put(
    `<rect x="322" y="700" width="76" height="52" rx="8" fill="#2b3036" stroke="#0c0e11" stroke-width="2" transform="rotate(-8 360 726)"/>` +
      `<circle cx="360" cy="726" r="15" fill="${o.accent}" stroke="#0c0e11" stroke-width="2"/>`,
  )
}

/** Clips for a headlamp on the rim. */
function drawClips(s: Sheet): void {
  for (const [x, y, turn] of [
    [232, 560, -14],
    [590, 566, 12],
  ] as const)
    s.put(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-20 -22h40v34l-12 16h-28z" fill="#05070c" fill-opacity=".35" transform="translate(3 6)"/>` +
        '<path d="M-20 -22h40v34l-12 16h-28z" fill="#2b3036" stroke="#0c0e11" stroke-width="2"/><path d="M-12 -10h24M-12 2h24" stroke="#8b939a" stroke-width="4"/></g>',
    )
}

function drawShell(s: Sheet, o: HelmetOptions): void {
  const bright = lum(o.main) > 0.7
  const shell = Z(SHELLS[o.shell])
  s.part(shell, {
    fill: o.main,
    tex: null,
    ao: 54,
    aoOp: bright ? 0.26 : 0.34,
    outline: 3,
    rim: 0.6,
    draw: () => {
      drawForm(s, o, shell, bright)
      if (o.shell === 'ribbed') {
        rib(s, o, '204,552 230,430 304,326 402,278 496,280 582,344 630,440 642,548', 26)
        rib(s, o, '284,574 308,456 378,362 458,334 530,378 570,466 582,566', 20)
      } else if (o.shell === 'plain') rib(s, o, '196,566 220,450 300,364 410,328 510,340 600,410 640,500 652,560', 44)
      const rim = C('92,592 200,582 300,602 430,613 590,600 692,582')
      s.line(rim, '#05070c', 2, { opacity: 0.45 }).line(rim.offset(-4), '#fff', 3, { opacity: 0.6 })
      s.softLine([C('44,622 110,598 200,584')], '#05070c', 10, 4, 0.25)
      if (o.shell === 'climber') drawSlots(s)
      else if (o.vents) drawVents(s)
      if (o.stripe) drawSticker(s)
      // slot for ear muffs, and the mark on the peak
      if (o.shell !== 'climber')
        s.put('<path d="M404 586h44v18h-44z" fill="#15181b" stroke="#fff" stroke-opacity=".5"/>')
      s.put(`<path d="M-22 -4h30" transform="translate(150 596) rotate(-4)" stroke="${o.accent}" stroke-width="5"/>`)
    },
  })
}

/** Light on the dome. */
function drawForm(s: Sheet, o: HelmetOptions, shell: Curve, bright: boolean): void {
  const shade = shadeOf(o.main)
  const round = s.rad(330, 330, 420, [
    [0, '#fff', bright ? 0.6 : 0.42],
    [0.35, '#fff', 0.08],
    [0.62, shade, 0.05],
    [1, shade, bright ? 0.4 : 0.5],
  ])
  s.fill(shell, round)
  s.softly(16, () => {
    s.fill(leaf('640,340 668,450 664,570', 90), shade, 'fill-opacity=".3"')
    s.fill(leaf('170,590 400,622 680,590', 40), shade, 'fill-opacity=".24"')
    s.fill(leaf('214,480 262,350 352,266', 54), '#fff', 'fill-opacity=".6"')
  })
}

/** A raised rib over the dome; its ends fade out at the rim. */
function rib(s: Sheet, o: HelmetOptions, run: string, w: number): void {
  const spine = C(run)
  const shape = band(spine, w)
  const [x] = spine.start
  const [, foot] = spine.end
  const fade = s.lin(0, foot - 90, 0, foot - 8, [
    [0, o.main, 1],
    [1, o.main, 0],
  ])
  const round = s.lin(x, 300, x + 300, 460, [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.1],
    [1, '#05070c', 0.24],
  ])
  s.softly(4, () => s.fill(shape, '#05070c', 'fill-opacity=".3" transform="translate(4 6)"'))
  s.fill(shape, fade)
  s.clipped([Z(`0,100! 800,100! 800,${foot - 40}! 0,${foot - 40}!`)], () => {
    s.fill(shape, round)
    s.line(spine.offset(w / 2), '#fff', 2.4, { opacity: 0.75, cap: 'butt' })
    s.line(spine.offset(-w / 2), '#05070c', 1.6, { opacity: 0.36, cap: 'butt' })
  })
}

function drawVents(s: Sheet): void {
  const deep = s.lin(-9, -34, 9, 34, [
    [0, '#0c0e11'],
    [1, '#3a4047'],
  ])
  for (const place of [
    'translate(402 424) rotate(-15)',
    'translate(444 412) rotate(-3)',
    'translate(486 418) rotate(10)',
  ])
    s.put(
      `<path transform="${place}" d="M-9 -34q9 -10 18 0l-2 66q-7 8 -14 0z" fill="${deep}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
    )
}

/** Long slots that follow the dome, and a band along the rim. */
function drawSlots(s: Sheet): void {
  for (const run of [
    '250,470 270,400 320,344',
    '330,500 346,416 396,352',
    '430,510 440,426 470,356',
    '530,512 532,440 530,372',
    '610,520 600,460 574,404',
  ]) {
    const slot = C(run)
    s.line(slot, '#fff', 30, { opacity: 0.5, dx: 2, dy: 3 })
      .line(slot, '#15181b', 25)
      .line(slot, '#3a4047', 12, { dx: 3 })
  }
  const band = C('176,560 300,580 430,588 560,580 672,560')
  s.line(band, '#4a535b', 21, { cap: 'butt' }).line(band, '#d6dbde', 18, { cap: 'butt' })
}

/** Reflective sticker along the side. */
function drawSticker(s: Sheet): void {
  const sticker = band(C('318,540 424,556 540,540'), 30)
  const shine = s.lin(318, 0, 540, 0, [
    [0, '#b9c0c5'],
    [0.4, '#f4f6f7'],
    [1, '#98a1a7'],
  ])
  s.fill(sticker, shine)
    .fill(sticker, s.pattern('comb', '#5d666d', 0.5))
    .line(sticker, '#4a535b', 1.2)
}
