import type { Colour } from '../flat.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Line colour: outlines, print, the maker's mark. */
export const INK: Colour = '#0c0e12'
/** The darkest shade on dark cloth. */
export const SHADE: Colour = '#05070c'

const rgb = (c: Colour): Rgb => {
  const channel = (from: number) => Number.parseInt(c.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const hex = (v: readonly number[]): Colour => {
  const channels = v.map(x =>
    Math.round(Math.max(0, Math.min(255, x)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

/** Mixes `a` towards `b`: 0 gives `a`, 1 gives `b`. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const [r, g, u] = rgb(a)
  const [R, G, U] = rgb(b)
  return hex([r + (R - r) * t, g + (G - g) * t, u + (U - u) * t])
}

export const dark = (c: Colour, t = 0.3): Colour => mix(c, INK, t)
export const light = (c: Colour, t = 0.3): Colour => mix(c, '#ffffff', t)

/** Perceived lightness, 0 to 1. */
export function lum(c: Colour): number {
  const [r, g, b] = rgb(c)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/** Shadow colour: near black; for bright cloth of its own hue, so that the shadow is not grey. */
export function shadeOf(c: Colour): Colour {
  const [r, g, b] = rgb(c)
  const most = Math.max(r, g, b)
  const saturation = most ? (most - Math.min(r, g, b)) / most : 0
  return lum(c) > 0.3 && saturation > 0.5 ? mix(c, g > r ? '#0d1400' : '#1c0300', 0.8) : SHADE
}

/** Outline and seam colour of a fabric. */
export const lineOf = (c: Colour): Colour => mix(c, INK, lum(c) > 0.5 ? 0.72 : 0.8)

/** Thread colour with contrast to a fabric. */
export function threadOf(c: Colour): Colour {
  if (lum(c) < 0.34) return mix(c, '#ffffff', 0.42)
  return mix(c, INK, lum(c) > 0.72 ? 0.42 : 0.5)
}
