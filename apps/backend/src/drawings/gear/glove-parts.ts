import { dark, light, lum, threadOf } from '../kit/colour.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Hand } from './glove.ts'

/** Coated finger tips, thumb last. */
const TIPS = [
  '70,70! 140,70! 134,180! 108,170 76,184!',
  '136,30! 204,30! 200,142! 170,132 140,144!',
  '206,60! 272,60! 262,170! 234,158 204,164!',
  '272,140! 330,150! 318,234! 290,220 262,224!',
  '-30,250! 40,250! 50,318! 22,328 -10,340!',
]
export const FINGER_SEAMS = [
  '78,172 108,162 132,170',
  '142,130 168,120 196,130',
  '206,152 234,142 258,154',
  '268,208 290,204 312,216',
]
/** Edge of a coating that reaches over the knuckles. */
const KNUCKLES = '-40,452 40,430 100,396 150,372 204,366 256,382 330,420'
/** Wrinkles of crinkled latex over the palm and the fingers. */
const WRINKLES = [
  '92,130 106,138 120,130',
  '88,160 104,170 128,158',
  '86,226 108,238 134,224',
  '152,96 168,106 186,94',
  '148,128 168,138 192,126',
  '146,190 168,200 194,188',
  '220,124 236,132 252,122',
  '214,156 232,164 254,156',
  '208,210 228,218 250,208',
  '280,206 294,214 308,206',
  '272,266 288,274 304,266',
  '4,306 18,300 30,292',
  '30,372 50,360 66,346',
  '98,300 120,314 138,296',
  '150,296 172,310 196,292',
  '206,300 228,316 248,300',
  '104,344 134,330 160,350 190,334',
  '200,346 226,332 252,350 280,334',
  '86,398 116,382 150,404 186,386',
  '196,398 226,380 256,404 286,384',
  '78,440 112,426 148,448 184,430',
  '192,446 222,428 250,452 280,432',
  '84,486 118,470 150,492 186,474',
  '194,494 222,476 248,496 270,480',
  '96,520 130,508 164,524 200,508',
]

/** Coating of a knitted glove: finger tips, down to the knuckles or all over; smooth, crinkled or foamed. */
export function drawCoating(item: Hand): void {
  const { s, o, palm, at, shape } = item
  const speckles = () => s.pattern('grit', '#fff', 0.12)
  if (!palm && o.dip === 'palm')
    for (const tip of TIPS) {
      const c = Z(at(tip))
      s.fill(c, o.coat).fill(c, speckles()).line(c, dark(o.coat, 0.4), 1.4)
    }
  if (!palm && o.dip === 'knuckles') {
    const edge = C(at(KNUCKLES))
    const dipped = Z(at(`${KNUCKLES.replace('-40,452', '-40,452!')}! 360,20! -40,20!`))
    s.fill(dipped, o.coat).fill(dipped, speckles()).softLine([edge], '#05070c', 9, 3, 0.5)
    s.line(edge, dark(o.coat, 0.4), 3).line(edge.offset(5), '#fff', 2, { opacity: 0.3 })
  }
  if (!palm && o.dip === 'full') drawDoubleDip(item)
  if (o.texture === 'crinkle' && palm) drawWrinkles(item)
  if (o.texture === 'foam') drawFoam(item)
  if (o.thumb) drawThumbCrotch(item)
  if (o.hand === 'slim' && !palm) {
    // the knit shows the shaping stitches of the fingers
    for (const run of ['141,262 146,330 152,396', '197,262 198,330 197,396', '244,284 236,340 228,400'])
      s.line(C(at(run)), '#05070c', 2, { dash: '3 5', opacity: 0.45 })
  }
  if (palm && o.dip === 'palm') {
    // the bare knit below the coating
    const knit = Z(at('60,470! 120,498 190,506 290,470! 290,560! 60,560!'))
    s.clipped([shape], () => s.fill(knit, o.main).fill(knit, s.pattern('knit', '#000', 0.2)))
    s.line(C(at('60,470 120,498 190,506 290,470')), dark(o.coat, 0.4), 2)
  }
}

/** A second, sandy coat up to the knuckles over the smooth one. */
function drawDoubleDip({ s, o, at }: Hand): void {
  const edge = C(at(KNUCKLES))
  const smooth = Z(at(`${KNUCKLES}! 340,620! -40,620!`))
  s.fill(smooth, o.main).softLine([edge], '#05070c', 9, 3, 0.45).line(edge, dark(o.main, 0.5), 2.4)
  s.softly(7, () => {
    for (const run of ['112,420 128,470 120,520', '236,410 250,460 240,510'])
      s.fill(leaf(at(run), 26), '#fff', 'fill-opacity=".5"')
  })
  for (const run of ['118,404 150,392 190,390', '96,470 150,486 220,478', '104,500 170,514 244,500'])
    s.softLine([C(at(run))], '#05070c', 6, 2, 0.34)
}

function drawWrinkles({ s, o, at }: Hand): void {
  const deep = lum(o.coat) < 0.25
  const lines = WRINKLES.map(run => C(at(run)))
  s.softLine(lines, '#05070c', 12, 4, deep ? 0.85 : 0.62)
  s.softLine(
    lines.map(c => c.shifted(0, 8)),
    '#ffffff',
    6,
    3,
    deep ? 0.3 : 0.42,
  )
  for (const c of lines) s.line(c, '#05070c', 2, { opacity: 0.4 })
}

/** Cells of a foamed coating: coarse dots. */
function drawFoam({ s, o, palm, at }: Hand): void {
  const dots = s.weave(
    `foam${o.coat}`,
    22,
    20,
    '<ellipse cx="6" cy="6" rx="5.4" ry="4.6" fill="#05070c" fill-opacity=".5"/><ellipse cx="17" cy="16" rx="5.4" ry="4.6" fill="#05070c" fill-opacity=".5"/>' +
      '<ellipse cx="6.6" cy="8" rx="4.4" ry="3" fill="#fff" fill-opacity=".28"/><ellipse cx="17.6" cy="18" rx="4.4" ry="3" fill="#fff" fill-opacity=".28"/>',
  )
  if (!palm) return
  for (const pad of [
    '86,286! 140,276! 200,272! 252,292! 296,320! 290,392! 264,468! 190,490! 104,468! 96,372!',
    '86,118! 122,118! 132,246! 92,250!',
    '152,80! 188,80! 192,246! 146,246!',
    '222,104! 254,112! 244,262! 208,252!',
    '284,182! 312,190! 298,300! 262,290!',
    '-2,296! 22,288! 78,384! 70,452!',
  ])
    s.fill(Z(at(pad)), dots)
}

/** Doubled crotch of the thumb, where cut-resistant gloves wear through. */
function drawThumbCrotch({ s, o, palm, at }: Hand): void {
  const patch = Z(
    at(
      palm
        ? '40,330! 72,346 92,366! 100,330! 128,330 140,380 120,440 92,470 66,452!'
        : '36,320! 72,346 92,366! 90,330! 114,340 122,390 100,430 74,424!',
    ),
  )
  s.patch(patch, o.accent, { lift: 3, tex: 'grit', shade: 0.2 }).stitch(patch, dark(o.accent, 0.5), [palm ? 6 : -6])
  if (palm) return
  // bars across the back of the hand
  for (const y of [300, 324, 348]) {
    const bar = C(at(`112,${y + 12} 170,${y} 262,${y + 16}`))
    s.line(bar, '#05070c', 13, { opacity: 0.34, dy: 3 })
      .line(bar, o.coat, 11)
      .line(bar.offset(3), '#fff', 2, { opacity: 0.3 })
  }
}

/** Knuckle guard, finger seams, and a strap that closes with a tab. */
export function drawLeatherBack({ s, o, at }: Hand): void {
  const knuckles = Z(at('96,344! 140,312 200,304 260,318 290,340! 284,398! 190,372 96,400!'))
  s.patch(knuckles, o.coat, { stitch: threadOf(o.coat), offs: [5], tex: 'grit' })
  for (const seam of FINGER_SEAMS) s.seam(C(at(seam))).stitch(C(at(seam)), threadOf(o.main), [5])
  s.patch(Z(at('80,516! 264,506! 262,548! 84,558!')), o.coat, { stitch: o.accent, offs: [5], tex: 'grit' })
  const tab = Z(at('150,510! 250,504! 250,552! 150,556!'))
  s.patch(tab, o.accent, { offs: [5], stitch: dark(o.accent, 0.5) })
}

export function drawLeatherPalm({ s, o, at }: Hand): void {
  const thread = threadOf(o.coat)
  if (o.style === 'leather') {
    const heel = Z(at('112,410 150,350 230,340 272,372 262,450 200,490 140,480'))
    s.patch(heel, light(o.coat, 0.12), { stitch: thread, offs: [5, 9], tex: 'grit', inside: -1 })
    return
  }
  // a gauntlet's palm is doubled from the thumb to the edge of the hand
  const palm = Z(at('60,420! 96,384 150,348! 230,338! 284,360! 272,450! 250,520! 96,520! 84,470'))
  s.patch(palm, light(o.coat, 0.14), { stitch: thread, offs: [6, 11], tex: 'grit', inside: -1 })
}

/** Doubled leather on the back of the hand, against radiant heat. */
export function drawBackArmour({ s, o, at }: Hand): void {
  const guard = Z(at('112,400! 170,386 250,396! 262,440 246,506! 170,518 104,510! 98,450'))
  s.patch(guard, light(o.coat, 0.12), { lift: 4, stitch: threadOf(o.coat), offs: [6, 11], tex: 'grit' })
}
