import type {
  BeltOptions,
  BibOptions,
  BootOptions,
  CapOptions,
  CoverallOptions,
  FleeceOptions,
  GloveOptions,
  HelmetOptions,
  JacketOptions,
  KneePadsOptions,
  PoloOptions,
  RaincoatOptions,
  TrousersOptions,
  TshirtOptions,
  VestOptions,
  WinterOptions,
} from '../../drawings/flat.ts'
import type { Colourway, Flat } from '../../drawings/index.ts'

/** Draws an article in a colour: the picture for cards first, then the others. */
export type Drawing = (colourway: Colourway) => readonly Flat[]

const closeUp = (colourway: Colourway, tape: string | undefined): Flat => ({
  family: 'detail',
  view: tape === 'hivis' ? 'tape' : 'pocket',
  options: colourway,
})

export const jacket =
  (cut: Partial<JacketOptions>): Drawing =>
  colourway => [
    { family: 'jacket', view: 'front', options: { ...colourway, ...cut } },
    { family: 'jacket', view: 'back', options: { ...colourway, ...cut } },
    closeUp(colourway, cut.tape),
  ]

export const winter =
  (cut: Partial<WinterOptions>): Drawing =>
  colourway => [
    { family: 'winter', view: 'front', options: { ...colourway, ...cut } },
    { family: 'winter', view: 'back', options: { ...colourway, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(colourway, 'hivis')] : []),
  ]

export const trousers =
  (cut: Partial<TrousersOptions>): Drawing =>
  colourway => [
    { family: 'trousers', view: 'front', options: { ...colourway, ...cut } },
    { family: 'trousers', view: 'back', options: { ...colourway, ...cut } },
    ...(cut.cloth === 'coated' ? [] : [closeUp(colourway, cut.tape)]),
  ]

export const bib =
  (cut: Partial<BibOptions>): Drawing =>
  colourway => [
    { family: 'bib', view: 'front', options: { ...colourway, ...cut } },
    { family: 'bib', view: 'back', options: { ...colourway, ...cut } },
    closeUp(colourway, cut.tape),
  ]

export const coverall =
  (cut: Partial<CoverallOptions>): Drawing =>
  colourway => [
    { family: 'coverall', view: 'front', options: { ...colourway, ...cut } },
    { family: 'coverall', view: 'back', options: { ...colourway, ...cut } },
    closeUp(colourway, cut.tape),
  ]

export const vest =
  (cut: Partial<VestOptions>): Drawing =>
  colourway => [
    { family: 'vest', view: 'front', options: { ...colourway, ...cut } },
    { family: 'vest', view: 'back', options: { ...colourway, ...cut } },
    closeUp(colourway, 'hivis'),
  ]

export const raincoat =
  (cut: Partial<RaincoatOptions>): Drawing =>
  colourway => [
    { family: 'raincoat', view: 'front', options: { ...colourway, ...cut } },
    { family: 'raincoat', view: 'back', options: { ...colourway, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(colourway, 'hivis')] : []),
  ]

export const fleece =
  (cut: Partial<FleeceOptions>): Drawing =>
  colourway => [
    { family: 'fleece', view: 'front', options: { ...colourway, ...cut } },
    { family: 'fleece', view: 'back', options: { ...colourway, ...cut } },
  ]

export const polo =
  (cut: Partial<PoloOptions>): Drawing =>
  colourway => [
    { family: 'polo', view: 'front', options: { ...colourway, ...cut } },
    { family: 'polo', view: 'back', options: { ...colourway, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(colourway, 'hivis')] : []),
  ]

export const tshirt =
  (cut: Partial<TshirtOptions>): Drawing =>
  colourway => [
    { family: 'tshirt', view: 'front', options: { ...colourway, ...cut } },
    { family: 'tshirt', view: 'back', options: { ...colourway, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(colourway, 'hivis')] : []),
  ]

export const boot =
  (cut: Partial<BootOptions>): Drawing =>
  colourway => [
    { family: 'boot', view: 'side', options: { ...colourway, ...cut } },
    { family: 'boot', view: 'sole', options: { ...colourway, ...cut } },
  ]

export const gloves =
  (cut: Partial<GloveOptions>): Drawing =>
  ({ main, accent }) => [{ family: 'glove', view: 'pair', options: { main, accent, ...cut } }]

export const helmet =
  (cut: Partial<HelmetOptions>): Drawing =>
  ({ main, accent }) => [{ family: 'helmet', view: 'side', options: { main, accent, ...cut } }]

export const cap =
  (cut: Partial<CapOptions>): Drawing =>
  colourway => [{ family: 'cap', view: 'side', options: { ...colourway, ...cut } }]

export const kneePads =
  (cut: Partial<KneePadsOptions>): Drawing =>
  colourway => [{ family: 'kneePads', view: 'pair', options: { ...colourway, ...cut } }]

export const belt =
  (cut: Partial<BeltOptions>): Drawing =>
  colourway => [{ family: 'beltPouch', view: 'front', options: { ...colourway, ...cut } }]
