import type { Colour } from '../flat.ts'
import { INK, lineOf, lum, mix, SHADE, shadeOf } from './colour.ts'
import type { Curve } from './curve.ts'
import { type Ply, softEdge, softStroke } from './feather.ts'
import { fine, mm, Paper, thousandth } from './paper.ts'
import { type Points, points } from './points.ts'
import { box, leaf } from './shapes.ts'
import type { Weave } from './weaves.ts'

/** A soft fold: its line, width and strength; a negative strength is a light ridge. */
export interface Fold {
  p: Points
  w: number
  s: number
}

export const fold = (p: Points, w: number, s: number): Fold => ({ p, w, s })

/** A panel of another colour, shaded together with the surrounding cloth. */
export type Panel = readonly [shape: Curve, color: Colour]

interface PartLook {
  fill: Colour
  panels?: readonly Panel[]
  tex?: Weave | null | undefined
  texOp?: number | undefined
  /** Depth and strength of the shade along the edge. */
  ao?: number
  aoOp?: number
  /** Axis across a tube (x1, y1, x2, y2), for cylindrical shading. */
  cyl?: readonly [number, number, number, number]
  cylOp?: number
  folds?: readonly Fold[]
  /** Blur of the folds. */
  soft?: number
  outline?: number
  /** Light along the upper left edge. */
  rim?: number
  /** Details inside the outline; drawn over the cloth and under its outline. */
  draw?: () => void
}

interface PatchLook {
  /** Height above the cloth beneath; determines the shadow. */
  lift?: number
  tex?: Weave | null
  edge?: number
  shade?: number
  stitch?: Colour | null
  offs?: readonly number[]
  /** 1 for a shape drawn clockwise, -1 for a symmetric one: the side of the stitching. */
  inside?: 1 | -1
}

/** Cloth: pieces with volume, seams, stitching and folds. Light falls from the upper left. */
export class Cloth extends Paper {
  /** Whether the figure is small: invisible details are omitted. */
  small = false

  /** Distance between the nested strokes of a soft edge. */
  private get step(): number {
    return this.small ? 5 : 2.4
  }

  /** Sewn seam: a dark line with a light edge. */
  seam(c: Curve, color: Colour = '#000000', width = 1.5, opacity = 0.62): this {
    const path = this.ref(c)
    return this.put(
      `<g fill="none"><use href="#${path}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4" transform="translate(1.3 1.5)"/>` +
        `<use href="#${path}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/></g>`,
    )
  }

  /** Stitch rows beside a seam, at the given distances. */
  stitch(c: Curve, color: Colour, offsets: readonly number[] = [5], width = 1.15, dash = '4.2 2.4'): this {
    for (const offset of offsets) {
      const row = `<use href="#${this.ref(c.offset(offset))}" fill="none"`
      if (!this.small) this.put(`${row} stroke="#000" stroke-opacity=".2" stroke-width="${mm(width + 1.1)}"/>`)
      this.put(`${row} stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}"/>`)
    }
    return this
  }

  /** Gathers of elastic: short upright lines from `x1` to `x2`. */
  gathers(x1: number, x2: number, step: number, y1: number, y2: number, opacity = 0.3, width = 2.2): this {
    let d = ''
    for (let x = x1; x <= x2; x += step) d += `M${mm(x)} ${mm(y1)}V${mm(y2)}`
    return this.put(`<path d="${d}" stroke="#000" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`)
  }

  /** Folds: each a soft shadow with a light edge on its lit side. */
  folds(list: readonly Fold[], soft = 6, tone = 1, lip = 1, color: Colour = SHADE): this {
    if (!list.length) return this
    return this.group(`filter="${this.near(soft)}"`, () => {
      for (const { p, w, s } of list) {
        const strength = s * 0.86
        const width = w * 1.45
        if (strength > 0) {
          const lit = points(p).map(([x, y]) => [x - width * 0.7, y - width * 0.6] as const)
          this.fill(leaf(p, width), color, `fill-opacity="${fine(Math.min(0.9, strength * tone))}"`)
          // on a small figure the light edge of a slight fold is one pixel wide
          if (!this.small || strength > 0.24)
            this.fill(leaf(lit, width * 1.1), '#fff', `fill-opacity="${fine(strength * 0.42 * lip)}"`)
        } else this.fill(leaf(p, width), '#fff', `fill-opacity="${fine(-strength)}"`)
      }
    })
  }

  /** A soft line along a shifted outline: shade on the far side, light on the near one. */
  private edge(path: string, color: Colour, width: number, sigma: number, opacity: number, shift: string): void {
    // a wide blur would need too many strokes
    const wide = sigma > 8
    const strokes = this.nested(path, wide ? [{ width, opacity }] : softStroke(width, sigma, opacity, this.step))
    const filter = wide ? ` filter="${this.near(sigma)}"` : ''
    this.put(`<g${filter} fill="none" stroke="${color}"><g transform="${shift}">${strokes}</g></g>`)
  }

  private nested(path: string, plies: readonly Ply[]): string {
    const use = ({ width, opacity }: Ply) =>
      `<use href="#${path}" stroke-width="${mm(width)}" stroke-opacity="${thousandth(opacity)}"/>`
    return plies.map(use).join('')
  }

  /** Soft lines: hollows, creases, glints. */
  softLine(lines: readonly Curve[], color: Colour, width: number, sigma: number, opacity: number): this {
    const strokes = this.nested(this.ref(...lines), softStroke(width, sigma, opacity, this.step))
    return this.put(`<g fill="none" stroke="${color}" stroke-linecap="round">${strokes}</g>`)
  }

  /** Shadow of a piece on the cloth beneath. */
  lifted(path: string, dx: number, dy: number, sigma: number, opacity: number): this {
    const strokes = this.nested(path, softEdge(sigma, opacity, this.step))
    const whole = `<use href="#${path}" fill="${SHADE}" fill-opacity="${fine(opacity / 2)}" stroke="none"/>`
    return this.put(
      `<g fill="none" stroke="${SHADE}" transform="translate(${mm(dx)} ${mm(dy)})">${strokes}${whole}</g>`,
    )
  }

  /** A piece of a garment with shading. */
  part(c: Curve, look: PartLook): this {
    const { fill, panels = [], tex = 'twill', ao = 26, aoOp = 0.34, cyl, cylOp = 1, folds = [], soft = 8 } = look
    const { outline = 2.6, rim = 0.26, draw } = look
    const lightness = lum(fill)
    const deep = lightness < 0.25
    const own = shadeOf(fill)
    const shade = panels.length ? mix(own, SHADE, 0.6) : own
    const k = own === SHADE ? 1 : 1.15
    const path = this.ref(c)
    const use = (attributes: string) => this.put(`<use href="#${path}" ${attributes}/>`)
    this.group(`clip-path="${this.clip(c)}"`, () => {
      use(`fill="${fill}"`)
      for (const [shape, color] of panels) this.fill(shape, color)
      if (tex) use(`fill="${this.pattern(tex, deep ? '#ffffff' : '#000000', look.texOp ?? (deep ? 0.07 : 0.09))}"`)
      if (cyl) {
        const light = this.lin(...cyl, [
          [0, shade, 0.2 * cylOp * k],
          [0.14, shade, 0.02 * cylOp],
          [0.3, '#ffffff', (deep ? 0.1 : 0.16) * cylOp],
          [0.55, '#ffffff', 0.02 * cylOp],
          [0.8, shade, 0.1 * cylOp * k],
          [1, shade, 0.32 * cylOp * k],
        ])
        use(`fill="${light}"`)
      }
      if (ao)
        this.edge(path, shade, ao, Math.round(ao / 2.6), aoOp * k, `translate(${mm(-ao * 0.16)} ${mm(-ao * 0.2)})`)
      if (rim) this.edge(path, '#ffffff', 5, 3, deep ? rim * 0.8 : rim, 'translate(5 6)')
      const tone = lightness < 0.24 ? 1.1 : lightness > 0.6 ? 0.8 : 1.1
      const lip = lightness < 0.14 ? 0.7 : lightness < 0.3 ? 0.85 : 1.2
      this.folds(folds, soft, tone, lip, shade)
      draw?.()
    })
    if (outline) {
      const ink = panels.length ? mix(lineOf(fill), INK, 0.7) : lineOf(fill)
      use(`fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linejoin="round"`)
    }
    return this
  }

  /** A sewn-on piece (pocket, flap, patch), lifted by a soft shadow. */
  patch(c: Curve, fill: Colour, look: PatchLook = {}): this {
    const { lift = 4, tex = 'twill', edge = 1.5, shade = 0.16, stitch, offs = [5, 10], inside = 1 } = look
    const { x, y, w, h } = box(c)
    const deep = lum(fill) < 0.25
    const path = this.ref(c)
    const use = (attributes: string) => this.put(`<use href="#${path}" ${attributes}/>`)
    if (lift) this.lifted(path, lift * 0.4, lift, 3, 0.42)
    use(`fill="${fill}"`)
    if (tex) use(`fill="${this.pattern(tex, deep ? '#ffffff' : '#000000', deep ? 0.07 : 0.09)}"`)
    const light = this.lin(x, y, x + w * 0.5, y + h, [
      [0, '#ffffff', shade],
      [0.45, '#ffffff', 0],
      [1, shadeOf(fill), shade * 1.3],
    ])
    use(`fill="${light}"`)
    use(`fill="none" stroke="${lineOf(fill)}" stroke-width="${edge}" stroke-linejoin="round"`)
    if (stitch)
      this.stitch(
        c,
        stitch,
        offs.map(o => -o * inside),
      )
    return this
  }

  /** Soft shadow behind hanging pieces. */
  cast(curves: readonly Curve[], { dx = 6, dy = 14, soft = 13, opacity = 0.26 } = {}): this {
    return this.group(
      `filter="${this.blur(soft)}" fill="#1a1712" fill-opacity="${opacity}" transform="translate(${dx} ${dy})"`,
      () => this.put(...curves.map(c => `<use href="#${this.ref(c)}"/>`)),
    )
  }

  /** Shadow on the ground under standing goods. */
  ground(cx: number, cy: number, rx: number, ry: number, opacity = 0.34): this {
    const shade = this.rad(
      0,
      0,
      1,
      [
        [0, '#15120d', opacity],
        [0.55, '#15120d', opacity * 0.45],
        [1, '#15120d', 0],
      ],
      `translate(${cx} ${cy}) scale(${rx} ${ry})`,
    )
    return this.put(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${shade}"/>`)
  }

  /** Light from the left over the whole figure. */
  wash(curves: readonly Curve[], strength = 1, x1 = 90, x2 = 710): this {
    const light = this.lin(x1, 120, x2, 760, [
      [0, '#ffffff', 0.14 * strength],
      [0.42, '#ffffff', 0.03 * strength],
      [0.6, SHADE, 0.03 * strength],
      [1, SHADE, 0.26 * strength],
    ])
    return this.clipped(curves, () => this.put(`<rect x="0" y="0" width="800" height="1000" fill="${light}"/>`))
  }
}
