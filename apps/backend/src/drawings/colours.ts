import type { Colour, Colourway } from './flat.ts'

/** Colours of cloths and leathers. */
export const palette = {
  graphite: '#4B535B',
  black: '#272B30',
  navy: '#263A5C',
  deepnavy: '#18243C',
  royal: '#2F5AA8',
  grey: '#8B939A',
  olive: '#636844',
  sand: '#BFA477',
  brown: '#7A4E2E',
  white: '#EFEFEA',
  red: '#B5322A',
  yellow: '#DCF02C',
  orange: '#FF6A1F',
  hartOrange: '#FF5B1F',
} as const satisfies Record<string, Colour>

/** Named colourways: cloth, panels, tag and pulls. An article may override any of the three. */
export const colourways = {
  'graphite-orange': { main: palette.graphite, contrast: palette.black, accent: palette.hartOrange },
  'graphite-black': { main: palette.graphite, contrast: palette.black, accent: '#E8B23A' },
  'navy-grey': { main: palette.navy, contrast: palette.grey, accent: palette.hartOrange },
  'royal-navy': { main: palette.royal, contrast: palette.deepnavy, accent: palette.hartOrange },
  'olive-black': { main: palette.olive, contrast: palette.black, accent: '#E8B23A' },
  'sand-black': { main: palette.sand, contrast: '#2A2926', accent: palette.hartOrange },
  'white-grey': { main: palette.white, contrast: palette.grey, accent: palette.hartOrange },
  'red-black': { main: palette.red, contrast: palette.black, accent: '#DDF247' },
  'yellow-navy': { main: palette.yellow, contrast: palette.deepnavy, accent: palette.hartOrange },
  'orange-graphite': { main: palette.orange, contrast: '#3A4148', accent: '#DDF247' },
  'orange-navy': { main: palette.orange, contrast: palette.deepnavy, accent: '#DDF247' },
  'black-grey': { main: palette.black, contrast: '#5A626A', accent: palette.hartOrange },
} as const satisfies Record<string, Colourway>
