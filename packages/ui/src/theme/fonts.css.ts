import { globalFontFace } from '@vanilla-extract/css'

// Self-hosted, a file for each family: pages need Cyrillic, digits and Latin names at once. The Ukrainian forms of Cyrillic letters are
// the default (the published Sofia Sans Condensed draws Bulgarian ones and has no ₴). The files have no combining accents: of an o and
// one of these a browser would make ó, side by side. The licences are beside the files.
const face = (family: string, file: string, fontWeight: string) =>
  globalFontFace(family, {
    src: `url("./fonts/${file}.woff2") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
  })

face('Onest', 'onest', '400 700')
face('Sofia Sans Condensed', 'sofia-sans-condensed', '600 800')

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
