import { breakpoints } from '../internal/breakpoints.ts'
import { accentTokens } from './accent.ts'
import { common, dark, light } from './values.ts'

// The tokens in the format of the Design Tokens Community Group (2025.10), which Figma and other design tools import.

interface DesignToken {
  $type: string
  $value: unknown
  $extensions: { css: { name: string; value: string } }
}
type Values = Readonly<Record<string, string>>

function colour(css: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  const parts = hex ? hex.slice(1).map(part => Number.parseInt(part, 16)) : rgb?.slice(1, 4).map(Number)
  if (!parts) throw new Error(`"${css}" is no colour of a design token. Write it as #rrggbb or rgb(r g b / alpha).`)
  return {
    colorSpace: 'srgb',
    components: parts.map(part => Math.round((part / 255) * 10_000) / 10_000),
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** A length; of a fluid one the largest value, since design tools know no viewport. */
function dimension(css: string) {
  const [, value = '', unit = 'px'] = /(-?[\d.]+)(px|rem)?\)?$/.exec(css) ?? []
  return { value: Number(value), unit }
}

/** Layers of a shadow. */
const shadow = (css: string) =>
  css.split(/,\s*(?=-?\d)/).map(layer => {
    const [, lengths = '', paint = ''] = /^([-\d.px ]+?)\s+(#.*|rgb.*)$/.exec(layer) ?? []
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
    return {
      color: colour(paint),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })

/** Scale, type and value of a token. */
function describe(name: string, css: string): [scale: string, type: string, value: unknown] {
  if (name.startsWith('font'))
    return ['font', 'fontFamily', css.split(',').map(font => font.trim().replaceAll('"', ''))]
  if (name.startsWith('elevation')) return ['elevation', 'shadow', shadow(css)]
  if (name === 'motionEasing') return ['motion', 'cubicBezier', css.match(/[\d.]+/g)?.map(Number)]
  if (name.startsWith('motion')) return ['motion', 'duration', { value: Number.parseInt(css, 10), unit: 'ms' }]
  const scale = /^(type|space|radius|size)/.exec(name)?.[1]
  return scale ? [scale, 'dimension', dimension(css)] : ['color', 'color', colour(css)]
}

const kebab = (name: string) => name.replace(/[A-Z\d]+/g, part => `-${part.toLowerCase()}`)

/** Tokens by scale: `space.4`, `type.h1`, `color.text-muted`. */
function scales(values: Values): Record<string, Record<string, DesignToken>> {
  const result: Record<string, Record<string, DesignToken>> = {}
  for (const [name, css] of Object.entries(values)) {
    const [scale, $type, $value] = describe(name, css)
    const property = { name: `--shop-${kebab(name)}`, value: css }
    const key = kebab(name).replace(new RegExp(`^${scale}-`), '')
    result[scale] = { ...result[scale], [key]: { $type, $value, $extensions: { css: property } } }
  }
  return result
}

/** Colours that CSS derives from the accent, as design tools need them: computed. */
function fromAccent(scheme: 'light' | 'dark') {
  const tokens = accentTokens(common.accent)
  const [inLight = '', inDark = ''] = tokens['--shop-accent-line'].match(/#[\da-f]{6}/g) ?? []
  return {
    accentHover: tokens['--shop-accent-hover'],
    accentEdge: tokens['--shop-accent-edge'],
    accentLine: scheme === 'light' ? inLight : inDark,
    onAccent: tokens['--shop-on-accent'],
  }
}

/** Widths up to which a layout holds. They are media queries, no custom properties. */
const widths = () =>
  Object.fromEntries(
    Object.entries(breakpoints).map(([name, query]) => [
      name,
      { $type: 'dimension', $value: { value: Number(/[\d.]+/.exec(query)?.[0]), unit: 'px' } },
    ]),
  )

/** The theme as design tokens: what both schemes share, the colours and shadows of each, the widths of the layout. */
export const designTokens = () => ({
  $description: 'Tokens of @shop/ui; each names its custom property and its value in CSS.',
  common: scales(common),
  light: scales({ ...light, ...fromAccent('light') }),
  dark: scales({ ...dark, ...fromAccent('dark') }),
  breakpoint: widths(),
})
