import type { Colour } from '../flat.ts'
import type { Curve } from './curve.ts'
import { tile, type Weave } from './weaves.ts'

/** A gradient stop: offset, colour, opacity. */
export type Stop = readonly [offset: number, color: Colour, opacity?: number]

/** At most two decimals: opacities. */
export const fine = (n: number) => String(Math.round(n * 100) / 100).replace(/^0\./, '.')
/** At most three decimals: opacities that add up. */
export const thousandth = (n: number) => String(Math.round(n * 1000) / 1000).replace(/^0\./, '.')
/** At most one decimal: lengths. */
export const mm = (n: number) => String(Math.round(n * 10) / 10)

interface Stroke {
  opacity?: number
  cap?: 'round' | 'butt'
  dash?: string
  /** Shift. */
  dx?: number
  dy?: number
  filter?: string
}

/**
 * A sheet of 800 × 1000 units with a transparent background. Collects SVG; repeated gradients, filters and paths are defined
 * once in `defs`. Ids have a prefix derived from the name of the drawing, so that a page can contain several drawings.
 */
export class Paper {
  private readonly prefix: string
  private count = 0
  private readonly definitions: string[] = []
  private readonly known = new Map<string, string>()
  private body: string[] = []

  constructor(name: string) {
    let hash = 7
    for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
    this.prefix = `f${(hash % 36 ** 4).toString(36).padStart(4, '0')}`
  }

  put(...svg: string[]): this {
    this.body.push(...svg)
    return this
  }

  private id(): string {
    return this.prefix + (this.count++).toString(36)
  }

  /** Adds a definition once per `key`; `element` returns the SVG for an id. Returns the id. */
  define(key: string, element: (id: string) => string): string {
    const known = this.known.get(key)
    if (known) return known
    const id = this.id()
    this.known.set(key, id)
    this.definitions.push(element(id))
    return id
  }

  /** Returns the SVG that `draw` adds instead of adding it. */
  private grab(draw: () => void): string {
    const previous = this.body
    this.body = []
    draw()
    const svg = this.body.join('\n')
    this.body = previous
    return svg
  }

  group(attributes: string, draw: () => void): this {
    return this.put(`<g ${attributes}>`, this.grab(draw), '</g>')
  }

  /** Draws on the left and its mirror image on the right. */
  mirror(draw: () => void, cx = 400): this {
    const id = this.id()
    this.put(`<g id="${id}">`, this.grab(draw), '</g>')
    return this.put(`<use href="#${id}" transform="matrix(-1 0 0 1 ${2 * cx} 0)"/>`)
  }

  /** Draws mirrored on the right side only, for details that differ between the sides. */
  flipped(draw: () => void): this {
    return this.group('transform="matrix(-1 0 0 1 800 0)"', draw)
  }

  clipped(curves: readonly Curve[], draw: () => void): this {
    return this.group(`clip-path="${this.clip(...curves)}"`, draw)
  }

  /** Blur filter of the fills that are drawn. */
  softly(blur: number, draw: () => void): this {
    return this.group(`filter="${this.near(blur)}"`, draw)
  }

  /** Blur filter over the whole sheet, for large shapes. */
  blur(n: number): string {
    const area = 'filterUnits="userSpaceOnUse" x="-60" y="-60" width="920" height="1120"'
    return `url(#${this.define(`blur${n}`, id => `<filter id="${id}" ${area} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n}"/></filter>`)})`
  }

  /** Blur filter limited to the bounding box of a filled shape: far cheaper. Not for straight lines, whose box has no area. */
  near(n: number): string {
    return `url(#${this.define(`near${n}`, id => `<filter id="${id}" x="-.5" y="-.5" width="2" height="2" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n}"/></filter>`)})`
  }

  /** Linear gradient between two points of the sheet. */
  lin(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const body = stopsOf(stops)
    const axis = `x1="${mm(x1)}" y1="${mm(y1)}" x2="${mm(x2)}" y2="${mm(y2)}"`
    return `url(#${this.define(`lin${axis}${body}`, id => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis}>${body}</linearGradient>`)})`
  }

  rad(cx: number, cy: number, r: number, stops: readonly Stop[], transform = ''): string {
    const body = stopsOf(stops)
    const place = `cx="${mm(cx)}" cy="${mm(cy)}" r="${mm(r)}"${transform && ` gradientTransform="${transform}"`}`
    return `url(#${this.define(`rad${place}${body}`, id => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${body}</radialGradient>`)})`
  }

  /** Clip to the union of curves. */
  clip(...curves: Curve[]): string {
    const body = curves.map(c => `<use href="#${this.ref(c)}"/>`).join('')
    return `url(#${this.define(`clip${body}`, id => `<clipPath id="${id}">${body}</clipPath>`)})`
  }

  pattern(weave: Weave, color: Colour = '#000000', opacity = 0.1): string {
    const { width, height, body } = tile(weave, color, opacity)
    return this.weave(`${weave}${color}${opacity}`, width, height, body)
  }

  /**
   * A pattern. Its tile is repeated to a larger tile whose sides are whole pixels at every generated width of a
   * picture (20 units are 4 pixels at 160): rasterising fractional tiles takes ten times as long.
   */
  weave(key: string, width: number, height: number, body: string): string {
    const pattern = (name: string, w: number, h: number, content: string) =>
      this.define(
        name,
        id => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${content}</pattern>`,
      )
    const repeat = pattern(`weave${key}`, width, height, body)
    const [w, h] = [wholePixels(width), wholePixels(height)]
    const layout = `<rect width="${w}" height="${h}" fill="url(#${repeat})"/>`
    return `url(#${w === width && h === height ? repeat : pattern(`laid${key}`, w, h, layout)})`
  }

  /** Id of a path (of one curve or several) in the definitions. */
  ref(...curves: Curve[]): string {
    const d = curves.map(c => c.d()).join('')
    return this.define(`path${d}`, id => `<path id="${id}" d="${d}"/>`)
  }

  fill(c: Curve, fill: string, attributes = ''): this {
    return this.put(`<path d="${c.d()}" fill="${fill}"${attributes && ` ${attributes}`}/>`)
  }

  line(c: Curve, color: string, width = 1.4, { opacity, cap = 'round', dash, dx, dy, filter }: Stroke = {}): this {
    const attributes = [
      `stroke="${color}" stroke-width="${mm(width)}" stroke-linejoin="round"`,
      cap === 'round' && 'stroke-linecap="round"',
      opacity !== undefined && `stroke-opacity="${fine(opacity)}"`,
      dash && `stroke-dasharray="${dash}"`,
      (dx || dy) && `transform="translate(${dx ?? 0} ${dy ?? 0})"`,
      filter && `filter="${filter}"`,
    ]
    return this.put(`<path d="${c.d()}" fill="none" ${attributes.filter(Boolean).join(' ')}/>`)
  }

  toString(): string {
    const defs = `<defs>${this.definitions.join('')}</defs>`
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">'
    return `${head}${defs}${this.body.join('\n')}</svg>\n`
  }
}

/** The least common multiple of a length and 20. */
function wholePixels(length: number): number {
  let times = 1
  while ((length * times) % 20) times += 1
  return length * times
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${fine(opacity)}"` : ''}/>`,
    )
    .join('')
