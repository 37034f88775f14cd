import { type AccentTokens, accentTokens, contrast } from '@shop/ui/theme'

/** Backgrounds of a page, and the colour that leads away from each. */
const papers = { light: { colour: '#f7f5f0', away: '#000000' }, dark: { colour: '#15181b', away: '#ffffff' } } as const

/** Less than this and a surface cannot be told from the page. */
const SEEN = 1.25
/** Contrast of a surface that could not be told from the page, once moved away from it. Source: WCAG 1.4.11. */
const SURFACE = 3
/** Source: WCAG 1.4.3. */
const TEXT = 4.5

const darkText = '#15181b'
const white = '#ffffff'
const black = '#000000'

const channels = (hex: string) => {
  const digits = hex.slice(1)
  const six = digits.length === 3 ? digits.replace(/./g, digit => digit + digit) : digits
  return [0, 2, 4].map(at => Number.parseInt(six.slice(at, at + 2), 16))
}

function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((part, index) => Math.round(part + ((target[index] ?? part) - part) * share))
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** A colour, or the two ends of a gradient. */
type Stops = readonly [from: string, to?: string]

/** The stops, moved towards a colour as little as is needed. */
function moved(stops: Stops, towards: string, isEnough: (stops: Stops) => boolean): Stops {
  const [from, to] = stops
  const at = (share: number): Stops =>
    to === undefined ? [mix(from, towards, share)] : [mix(from, towards, share), mix(to, towards, share)]
  for (let percent = 0; percent < 100; percent += 2) if (isEnough(at(percent / 100))) return at(percent / 100)
  return at(1)
}

/** Least contrast of a text over a surface; a gradient's middle may be darker than both its ends. */
function leastContrast([from, to = from]: Stops, text: string): number {
  return Math.min(...[0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map(at => contrast(mix(from, to, at), text)))
}

interface ReadableAccent {
  stops: Stops
  tokens: AccentTokens
}

/** Colours that are seen on a page of the scheme and that carry text: the brand's own where they can be. */
function readableOn(scheme: keyof typeof papers, brand: Stops): ReadableAccent {
  const { colour: paper, away } = papers[scheme]
  const isSeen = brand.some(colour => colour !== undefined && contrast(colour, paper) >= SEEN)
  const seen = isSeen
    ? brand
    : moved(brand, away, all => all.some(colour => colour !== undefined && contrast(colour, paper) >= SURFACE))
  const text = [darkText, white, black].find(colour => leastContrast(seen, colour) >= TEXT)
  if (text !== undefined) return { stops: seen, tokens: { ...accentTokens(seen[0]), '--shop-on-accent': text } }
  // From black to white no text is readable all along: the gradient becomes paler or darker as a whole.
  const best = leastContrast(seen, darkText) >= leastContrast(seen, white) ? darkText : white
  const stops = moved(seen, best === white ? black : white, all => leastContrast(all, best) >= TEXT)
  return { stops, tokens: { ...accentTokens(stops[0]), '--shop-on-accent': best } }
}

const inBoth = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light}, ${dark})`)

/** The colour of thin lines in one scheme. */
const lineIn = (tokens: AccentTokens, scheme: 0 | 1): string =>
  tokens['--shop-accent-line'].match(/#[\da-f]{6}/g)?.[scheme] ?? tokens['--shop-accent']

/**
 * The accent of a shop, readable whatever was chosen: text on it has a contrast of 4.5:1 in both schemes, along a whole gradient too,
 * and a colour like the page's own is moved until it is seen. `stops` are CSS colours.
 */
export function readableAccent(brand: Stops): { stops: string[]; tokens: AccentTokens } {
  const [light, dark] = [readableOn('light', brand), readableOn('dark', brand)]
  const both = (name: keyof AccentTokens) => inBoth(light.tokens[name], dark.tokens[name])
  return {
    stops: light.stops.flatMap((colour, index) => (colour ? [inBoth(colour, dark.stops[index] ?? colour)] : [])),
    tokens: {
      '--shop-accent': both('--shop-accent'),
      '--shop-accent-hover': both('--shop-accent-hover'),
      '--shop-accent-edge': both('--shop-accent-edge'),
      '--shop-accent-line': `light-dark(${lineIn(light.tokens, 0)}, ${lineIn(dark.tokens, 1)})`,
      '--shop-on-accent': both('--shop-on-accent'),
    },
  }
}
