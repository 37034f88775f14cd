import { drawPocketDetail, drawTapeDetail, pocket, tape } from './details.ts'
import type { Flat, Plate, Single } from './flat.ts'
import { bibBack } from './garments/bib-back.ts'
import { bib } from './garments/bib-cut.ts'
import { bibFront } from './garments/bib-front.ts'
import { coverall, coverallBack, coverallFront } from './garments/coverall.ts'
import { fleece, fleeceBack, fleeceFront } from './garments/fleece.ts'
import { jacketBack } from './garments/jacket-back.ts'
import { jacket } from './garments/jacket-cut.ts'
import { jacketFront } from './garments/jacket-front.ts'
import { polo, poloBack, poloFront } from './garments/polo.ts'
import { raincoat, raincoatBack, raincoatFront } from './garments/raincoat.ts'
import { trousersBack, trousersFront } from './garments/trousers.ts'
import { trousers } from './garments/trousers-cut.ts'
import { tshirt, tshirtBack, tshirtFront } from './garments/tshirt.ts'
import { vest, vestBack, vestFront } from './garments/vest.ts'
import { winter, winterBack, winterFront } from './garments/winter.ts'
import { belt, drawBelt } from './gear/belt.ts'
import { boot, drawBoot } from './gear/boot.ts'
import { cap, drawCap } from './gear/cap.ts'
import { drawGloves, glove } from './gear/glove.ts'
import { drawHelmet, helmet } from './gear/helmet.ts'
import { drawKneePads, kneePads } from './gear/knee-pads.ts'
import { drawOutsole } from './gear/outsole.ts'
import { drawHammer, drawLevel, drawPliers, drawTapeMeasure, tool } from './gear/tools.ts'
import { Sheet } from './kit/sheet.ts'
import { drawPlate } from './plate.ts'

/** Whether a drawing shows the brand's word, so that it differs between alphabets. */
export function hasLabel(flat: Flat | Plate): boolean {
  if (flat.family === 'scene') return flat.options.pieces.some(piece => hasLabel(piece.flat))
  if (flat.family === 'plate') return flat.options.items.some(item => hasLabel(item.flat))
  const { family, view, options } = flat
  switch (family) {
    case 'cap':
    case 'kneePads':
      return true
    case 'tshirt':
      return view === 'back' || !options?.pocket
    case 'glove':
      return (options?.style ?? glove.style) === 'coated'
    case 'jacket':
      return view === 'back' || options?.cloth === 'softshell'
    case 'boot':
      return view === 'sole'
    case 'bib':
    case 'coverall':
    case 'fleece':
    case 'vest':
    case 'winter':
      return view === 'back'
    default:
      return false
  }
}

/** Draws a flat as SVG text: 800 × 1000, transparent background. `name` makes its ids unique in a page. */
export function drawFlat(flat: Flat | Plate, name: string): string {
  const sheet = new Sheet(name, flat.label)
  if (flat.family === 'scene') layOut(sheet, flat, name)
  else if (flat.family === 'plate') drawPlate(sheet, flat.options, item => drawing(item)(sheet))
  else drawing(flat)(sheet)
  return sheet.toString()
}

/** Every piece is a whole drawing with ids of its own. */
function layOut(sheet: Sheet, { options, label }: Extract<Flat, { family: 'scene' }>, name: string): void {
  for (const [index, { flat, x, y, size, turn = 0 }] of options.pieces.entries()) {
    const svg = drawFlat(label ? { ...flat, label } : flat, `${name}-${index}`)
    const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
    sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-400 -500)"`, () =>
      sheet.put(inside),
    )
  }
}

type Drawing = (sheet: Sheet) => void
type Draw<Options> = (sheet: Sheet, options: Options) => void

const model =
  <Options>(draw: Draw<Options>, defaults: Options) =>
  (options: Partial<Options> = {}): Drawing =>
  sheet =>
    draw(sheet, { ...defaults, ...options })

/** A family with a front and a back view. */
const garment = <Options>(defaults: Options, front: Draw<Options>, back: Draw<Options>) => ({
  front: model(front, defaults),
  back: model(back, defaults),
})

const families = {
  jacket: garment(jacket, jacketFront, jacketBack),
  trousers: garment(trousers, trousersFront, trousersBack),
  bib: garment(bib, bibFront, bibBack),
  coverall: garment(coverall, coverallFront, coverallBack),
  vest: garment(vest, vestFront, vestBack),
  raincoat: garment(raincoat, raincoatFront, raincoatBack),
  winter: garment(winter, winterFront, winterBack),
  fleece: garment(fleece, fleeceFront, fleeceBack),
  polo: garment(polo, poloFront, poloBack),
  tshirt: garment(tshirt, tshirtFront, tshirtBack),
  boot: { side: model(drawBoot, boot), sole: model(drawOutsole, boot) },
  glove: { pair: model(drawGloves, glove) },
  helmet: { side: model(drawHelmet, helmet) },
  cap: { side: model(drawCap, cap) },
  kneePads: { pair: model(drawKneePads, kneePads) },
  beltPouch: { front: model(drawBelt, belt) },
  tool: {
    hammer: model(drawHammer, tool),
    level: model(drawLevel, tool),
    tape: model(drawTapeMeasure, tool),
    pliers: model(drawPliers, tool),
  },
  detail: { pocket: model(drawPocketDetail, pocket), tape: model(drawTapeDetail, tape) },
}

function drawing(flat: Single): Drawing {
  switch (flat.family) {
    case 'jacket':
      return families.jacket[flat.view](flat.options)
    case 'trousers':
      return families.trousers[flat.view](flat.options)
    case 'bib':
      return families.bib[flat.view](flat.options)
    case 'coverall':
      return families.coverall[flat.view](flat.options)
    case 'vest':
      return families.vest[flat.view](flat.options)
    case 'raincoat':
      return families.raincoat[flat.view](flat.options)
    case 'winter':
      return families.winter[flat.view](flat.options)
    case 'fleece':
      return families.fleece[flat.view](flat.options)
    case 'polo':
      return families.polo[flat.view](flat.options)
    case 'tshirt':
      return families.tshirt[flat.view](flat.options)
    case 'boot':
      return families.boot[flat.view](flat.options)
    case 'glove':
      return families.glove[flat.view](flat.options)
    case 'helmet':
      return families.helmet[flat.view](flat.options)
    case 'cap':
      return families.cap[flat.view](flat.options)
    case 'kneePads':
      return families.kneePads[flat.view](flat.options)
    case 'beltPouch':
      return families.beltPouch[flat.view](flat.options)
    case 'tool':
      return families.tool[flat.view](flat.options)
    case 'detail':
      return families.detail[flat.view](flat.options)
  }
}
