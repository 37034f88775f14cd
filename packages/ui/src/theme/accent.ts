/** An accent colour with its derived tokens, for a `style` attribute or a `:root` rule. */
export interface AccentTokens {
  '--shop-accent': string
  '--shop-accent-hover': string
  '--shop-accent-edge': string
  '--shop-accent-line': string
  '--shop-on-accent': string
}

type Rgb = readonly [red: number, green: number, blue: number]

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
/** Dark text colour, and the backgrounds that a thin accent line must contrast with, in both schemes. */
const dark: Rgb = [0x15, 0x18, 0x1b]
const lightBackground: Rgb = [0xec, 0xe9, 0xe1]
const darkBackground: Rgb = [0x1d, 0x21, 0x25]

function parse(hex: string): Rgb {
  const digits = /^#?(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(hex.trim())
  const six = digits?.[1] ?? digits?.[2]?.replace(/./g, digit => digit + digit)
  if (six === undefined) {
    throw new Error(`@shop/ui: accentTokens cannot read the colour "${hex}". Give it as #rgb or #rrggbb.`)
  }
  const at = (index: number) => Number.parseInt(six.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

const toHex = (colour: Rgb): string => `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

function luminance(colour: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}

const ratio = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** WCAG 2 contrast ratio of two colours given as `#rgb` or `#rrggbb`: 1 to 21. Throws for anything else. */
export const contrast = (one: string, other: string): number => ratio(parse(one), parse(other))

/** Mixes a colour towards another until its contrast with a background is at least 3:1 (WCAG 1.4.11). */
function lineColourOn(background: Rgb, accent: Rgb, towards: Rgb): Rgb {
  let colour = accent
  for (let share = 0; share <= 1 && ratio(colour, background) < 3; share += 0.02) colour = mix(accent, towards, share)
  return colour
}

/**
 * Derives the accent tokens from one colour (`#rgb` or `#rrggbb`): hover and bottom edge, the text on it (dark, white
 * or black: the first with a contrast of 4.5:1) and a variant for thin lines with 3:1 on light and dark backgrounds.
 * Throws for an invalid colour. The theme computes the same in CSS from `--shop-accent`; use this for your own styles
 * and where relative colours are not supported.
 */
export function accentTokens(hex: string): AccentTokens {
  const accent = parse(hex)
  // For medium colours neither dark nor white text reaches 4.5:1; black always does where white does not.
  const text = [dark, white].find(colour => ratio(accent, colour) >= 4.5) ?? black
  // Hover moves away from the text colour, so that the contrast never drops below that of the accent itself.
  const hover = mix(accent, text === white ? black : white, 0.12)
  return {
    '--shop-accent': toHex(accent),
    '--shop-accent-hover': toHex(hover),
    '--shop-accent-edge': toHex(mix(accent, black, 0.26)),
    '--shop-accent-line': `light-dark(${toHex(lineColourOn(lightBackground, accent, black))}, ${toHex(lineColourOn(darkBackground, accent, white))})`,
    '--shop-on-accent': toHex(text),
  }
}
