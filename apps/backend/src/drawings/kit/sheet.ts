import type { Colour, Label } from '../flat.ts'
import { Cloth } from './cloth.ts'
import { dark, INK, light, lineOf, SHADE, threadOf } from './colour.ts'
import type { Curve } from './curve.ts'
import { mm } from './paper.ts'
import { band, box } from './shapes.ts'

interface ZipLook {
  cloth?: Colour
  teeth?: Colour
  /** Width of the tape. */
  w?: number
  pull?: Colour
  slider?: boolean
  /** Position of the slider, 0 (start) to 1. */
  at?: number
}

/** A drawing: cloth with tapes, zips, studs, buttons and tags. */
export class Sheet extends Cloth {
  private readonly label: Label

  constructor(name: string, label: Label = 'ГАРТ') {
    super(name)
    this.label = label
  }

  /** Reflective tape along a curve, on a wider strip of `back` if given. */
  tape(c: Curve, w: number, back: Colour | null = null): this {
    if (back) {
      const strip = band(c, w + 28)
      this.fill(strip, back).line(strip, lineOf(back), 1, { opacity: 0.5 })
    }
    const tape = band(c, w)
    const b = box(tape)
    const path = this.ref(tape)
    const use = (attributes: string) => this.put(`<use href="#${path}" ${attributes}/>`)
    const shine =
      b.w > b.h * 0.9
        ? this.lin(b.x, 0, b.x + b.w, 0, [
            [0, '#8f979d'],
            [0.14, '#b9c0c5'],
            [0.36, '#f4f6f7'],
            [0.62, '#c6ccd0'],
            [0.86, '#a3abb1'],
            [1, '#7f878d'],
          ])
        : this.lin(b.x, b.y, b.x, b.y + b.h, [
            [0, '#dfe3e6'],
            [0.4, '#c3c9cd'],
            [0.75, '#d6dbde'],
            [1, '#9aa2a8'],
          ])
    this.lifted(path, 0, 2.5, 2, 0.3)
    use(`fill="${shine}"`)
    use(`fill="${this.pattern('comb', '#5d666d', 0.5)}"`)
    use('fill="none" stroke="#4a535b" stroke-opacity=".75" stroke-width="1.2"')
    for (const o of [w / 2 - 4, -(w / 2 - 4)])
      this.put(`<use href="#${this.ref(c.offset(o, 40))}" fill="none" stroke="#6d767d" stroke-dasharray="4 2.4"/>`)
    return this
  }

  /** Zip along a curve. */
  zip(c: Curve, look: ZipLook = {}): this {
    const { cloth = '#23272c', teeth = '#a9b0b6', w = 17, pull = '#c9ced2', slider = true, at = 0 } = look
    this.line(c, cloth, w, { cap: 'butt' })
    for (const o of [w / 2 - 2.4, -(w / 2 - 2.4)])
      this.line(c.offset(o, 30), threadOf(cloth), 1, { dash: '4 2.4', opacity: 0.75, cap: 'butt' })
    this.line(c, '#0a0c0f', 8, { opacity: 0.65, cap: 'butt' })
    this.line(c, teeth, 6.4, { dash: '2 1.5', cap: 'butt' })
    this.line(c, dark(teeth, 0.6), 1, { cap: 'butt' })
    const samples = c.sample(4)
    const spot = samples[Math.min(samples.length - 1, Math.round(at * (samples.length - 1)))]
    if (slider && spot) this.slider(spot.x, spot.y, (Math.atan2(spot.nx, -spot.ny) * 180) / Math.PI - 90, pull)
    return this
  }

  slider(x: number, y: number, turn: number, pull: Colour): this {
    return this.put(
      `<g transform="translate(${mm(x)} ${mm(y)}) rotate(${mm(turn)})">` +
        '<path d="M-6 -5Q0 -9 6 -5L4.5 9H-4.5Z" fill="#d9dde0" stroke="#2b3036" stroke-width="1.2"/>' +
        `<path d="M-2.2 3H2.2L4.6 30Q0 35 -4.6 30Z" fill="${pull}" stroke="${lineOf(pull)}" stroke-width="1.3"/>` +
        `<path d="M-1.6 22H1.6" stroke="${lineOf(pull)}" stroke-width="1.4"/></g>`,
    )
  }

  /** Press stud or rivet. */
  stud(x: number, y: number, r = 6.5, color: Colour = '#aab1b7'): this {
    const dome = this.define(
      `stud${color}`,
      id =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${light(color, 0.75)}"/>` +
        `<stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${dark(color, 0.62)}"/></radialGradient>`,
    )
    const circle = (cx: number, cy: number, radius: number, look: string) =>
      `<circle cx="${mm(cx)}" cy="${mm(cy)}" r="${mm(radius)}" ${look}/>`
    return this.put(
      circle(x + 0.8, y + 1.8, r + 0.8, `fill="${SHADE}" fill-opacity=".35"`) +
        circle(x, y, r, `fill="url(#${dome})" stroke="${dark(color, 0.75)}" stroke-width="1"`) +
        circle(x, y, r * 0.52, `fill="none" stroke="${dark(color, 0.5)}" stroke-opacity=".7" stroke-width=".9"`),
    )
  }

  /** Four-hole button. */
  button(x: number, y: number, r = 7, color: Colour = '#2b2f34'): this {
    const holes = [-1.7, 1.7].flatMap(dx =>
      [-1.7, 1.7].map(dy => `<circle cx="${mm(x + dx)}" cy="${mm(y + dy)}" r="1"/>`),
    )
    return this.stud(x, y, r, color).put(`<g fill="${dark(color, 0.75)}">${holes.join('')}</g>`)
  }

  /** Bar tack: a short dense zigzag. */
  tack(x: number, y: number, length = 12, turn = 0, color: Colour = '#ffffff'): this {
    return this.put(
      `<path d="M${mm(-length / 2)} 0H${mm(length / 2)}" transform="translate(${mm(x)} ${mm(y)}) rotate(${turn})" stroke="${color}" stroke-width="4" stroke-dasharray="1.3 .8"/>`,
    )
  }

  /** Small woven maker's tag: a chevron over a bar, the same in every alphabet. */
  tag(x: number, y: number, color: Colour, w = 13, h = 24): this {
    const u = (part: number) => mm(w * part)
    const v = (part: number) => mm(h * part)
    return this.put(
      `<g transform="translate(${mm(x)} ${mm(y)})"><rect x="1" y="2" width="${w}" height="${h}" fill="${SHADE}" fill-opacity=".35"/>` +
        `<rect width="${w}" height="${h}" fill="${color}" stroke="${dark(color, 0.55)}" stroke-width="1"/>` +
        `<path d="M${u(0.22)} ${v(0.56)}L${u(0.5)} ${v(0.3)}L${u(0.78)} ${v(0.56)}M${u(0.22)} ${v(0.76)}H${u(0.78)}" fill="none" stroke="${INK}" stroke-width="${mm(Math.min(w, h) * 0.14)}"/></g>`,
    )
  }

  /** The brand's word drawn as strokes about a centre, `h` the height of its capitals. */
  mark(x: number, y: number, h: number, color: Colour = INK, turn = 0): this {
    const u = (part: number) => mm(part * h)
    const letter = (d: string, left: number) => `<path transform="translate(${u(left)} 0)" d="${d}"/>`
    const bowl = `Q${u(0.5)} 0 ${u(0.5)} ${u(0.27)}Q${u(0.5)} ${u(0.54)} ${u(0.26)} ${u(0.54)}H0`
    const a = `M0 ${h}L${u(0.3)} 0L${u(0.6)} ${h}M${u(0.1)} ${u(0.68)}H${u(0.5)}`
    const p = `M0 ${h}V0H${u(0.26)}${bowl}`
    const t = `M0 0H${u(0.64)}M${u(0.32)} 0V${h}`
    const cyrillic = this.label === 'ГАРТ'
    const letters = cyrillic
      ? [letter(`M0 ${h}V0H${u(0.5)}`, 0.1), letter(a, 0.72), letter(p, 1.58), letter(t, 2.18)]
      : [
          letter(`M0 0V${h}M${u(0.5)} 0V${h}M0 ${u(0.5)}H${u(0.5)}`, 0.1),
          letter(a, 0.84),
          letter(`${p}M${u(0.26)} ${u(0.54)}L${u(0.52)} ${h}`, 1.7),
          letter(t, 2.32),
        ]
    return this.put(
      `<g transform="translate(${mm(x)} ${mm(y)}) rotate(${turn}) translate(${u(cyrillic ? -1.42 : -1.5)} ${u(-0.5)})" fill="none" stroke="${color}" stroke-width="${u(0.2)}" stroke-miterlimit="2">`,
      ...letters,
      '</g>',
    )
  }
}
