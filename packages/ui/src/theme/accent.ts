/** A shop's accent as a full set of roles, ready for a `style` attribute or a `<style>` of `:root`. */
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
/** What text on the accent may be, and the grounds that a thin accent line must stand out from, in both schemes. */
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

/** Moves a colour towards another until it stands out from a background by at least 3:1 (WCAG 1.4.11). */
function lineColourOn(background: Rgb, accent: Rgb, towards: Rgb): Rgb {
  let colour = accent
  for (let share = 0; share <= 1 && ratio(colour, background) < 3; share += 0.02) colour = mix(accent, towards, share)
  return colour
}

/**
 * Derives from one accent colour (`#rgb` or `#rrggbb`) everything that depends on it: hover and lower edge, the text on it
 * (dark, white or black: the first that reads at 4.5:1) and a form for thin lines that keeps 3:1 on light and dark grounds. Throws when the
 * colour cannot be read. The theme computes the same in CSS from `--shop-accent` alone; these are for
 * styles of your own, and for where relative colours are not supported.
 */
export function accentTokens(hex: string): AccentTokens {
  const accent = parse(hex)
  // Between 4.2 and 4.5 neither dark nor white is enough on a middling colour; black always is where white is not.
  const text = [dark, white].find(colour => ratio(accent, colour) >= 4.5) ?? black
  // Hover moves away from the text, so that its contrast never drops below that of the accent itself.
  const hover = mix(accent, text === white ? black : white, 0.12)
  return {
    '--shop-accent': toHex(accent),
    '--shop-accent-hover': toHex(hover),
    '--shop-accent-edge': toHex(mix(accent, black, 0.26)),
    '--shop-accent-line': `light-dark(${toHex(lineColourOn(lightBackground, accent, black))}, ${toHex(lineColourOn(darkBackground, accent, white))})`,
    '--shop-on-accent': toHex(text),
  }
}
