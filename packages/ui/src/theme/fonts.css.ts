import { globalFontFace } from '@vanilla-extract/css'

// Self-hosted and subset, with the Ukrainian Cyrillic forms as default (the published Sofia Sans Condensed draws
// Bulgarian ones and has no ₴; that glyph is a separate file of Onest). The licences are beside the files.
const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+2116'
const latin = 'U+0000-00FF, U+02BC, U+2000-206F, U+20AC, U+2122, U+2212, U+2215'

const face = (family: string, file: string, fontWeight: string, unicodeRange: string) =>
  globalFontFace(family, {
    src: `url("./fonts/${file}.woff2") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange,
  })

face('Onest', 'onest-cyrillic', '400 700', cyrillic)
face('Onest', 'onest-hryvnia', '400 700', 'U+20B4')
face('Onest', 'onest-latin', '400 700', latin)
face('Sofia Sans Condensed', 'sofia-sans-condensed-cyrillic', '600 800', cyrillic)
face('Sofia Sans Condensed', 'sofia-sans-condensed-latin', '600 800', latin)

// Metrics matched to Arial with Ukrainian text: no layout shift when the font loads. Android has Roboto, which is as wide.
globalFontFace('Onest Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '103.6%',
  ascentOverride: '93.6%',
  descentOverride: '29.4%',
  lineGapOverride: '0%',
})
globalFontFace('Sofia Fallback', {
  src: 'local("Arial Bold"), local("Arial"), local("Liberation Sans Bold"), local("Roboto")',
  sizeAdjust: '73.3%',
  ascentOverride: '122.8%',
  descentOverride: '40.9%',
  lineGapOverride: '0%',
})
