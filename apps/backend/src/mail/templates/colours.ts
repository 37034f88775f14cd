import type { CSSProperties } from 'react'

/** The colours of the theme that mails use, as literals: mail programs do not support CSS variables. */
export const light = {
  page: '#f7f5f0',
  card: '#ffffff',
  sunken: '#f7f5f0',
  text: '#15181b',
  muted: '#4a535c',
  subtle: '#5e6770',
  line: '#dcd8ce',
  strongLine: '#15181b',
  inverse: '#15181b',
  onInverse: '#f7f5f0',
} as const

const dark = {
  page: '#15181b',
  card: '#1d2125',
  sunken: '#15181b',
  text: '#f3f0e9',
  muted: '#b9c0c6',
  subtle: '#98a1a9',
  line: '#32383e',
  strongLine: '#f3f0e9',
  inverse: '#0e1012',
  onInverse: '#f3f0e9',
} as const satisfies Record<keyof typeof light, string>

const darkRules = (scope: string) =>
  [
    // The table repeats the background of `body` for programs that remove `body`.
    `${scope}.m-page,${scope}.m-page>table>tbody>tr>td{background-color:${dark.page}!important}`,
    `${scope}.m-card{background-color:${dark.card}!important;border-color:${dark.line}!important}`,
    `${scope}.m-sunken{background-color:${dark.sunken}!important}`,
    `${scope}.m-text{color:${dark.text}!important}`,
    `${scope}.m-muted{color:${dark.muted}!important}`,
    `${scope}.m-subtle{color:${dark.subtle}!important}`,
    `${scope}.m-line{border-color:${dark.line}!important}`,
    `${scope}.m-strong-line{border-color:${dark.strongLine}!important}`,
    `${scope}.m-inverse{background-color:${dark.inverse}!important}`,
    `${scope}.m-on-inverse{color:${dark.onInverse}!important}`,
  ].join('')

/** Properties of a text in a colour of the theme, which the class changes in the dark scheme. */
export const inColour = (colour: 'text' | 'muted' | 'subtle', style: CSSProperties) => ({
  className: `m-${colour}`,
  style: { ...style, color: light[colour] },
})

/** Colours of the dark scheme for programs that apply style sheets; Outlook on the web sets an attribute instead. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`

type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(colour: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Text colour on the accent: the first of dark, white and black with a contrast of 4.5:1. */
export const onAccent = (accent: string): string =>
  [light.text, '#ffffff'].find(colour => contrast(accent, colour) >= 4.5) ?? '#000000'

/** The accent darkened: the lower edge of a button. */
export const accentEdge = (accent: string): string =>
  `#${parse(accent)
    .map(part =>
      Math.round(part * 0.74)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
