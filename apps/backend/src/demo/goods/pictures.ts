import type {
  BibOptions,
  BootOptions,
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
export type Drawing = (way: Colourway) => readonly Flat[]

const closeUp = (way: Colourway, tape: string | undefined): Flat => ({
  family: 'detail',
  view: tape === 'hivis' ? 'tape' : 'pocket',
  options: way,
})

export const jacket =
  (cut: Partial<JacketOptions>): Drawing =>
  way => [
    { family: 'jacket', view: 'front', options: { ...way, ...cut } },
    { family: 'jacket', view: 'back', options: { ...way, ...cut } },
    closeUp(way, cut.tape),
  ]

export const winter =
  (cut: Partial<WinterOptions>): Drawing =>
  way => [
    { family: 'winter', view: 'front', options: { ...way, ...cut } },
    { family: 'winter', view: 'back', options: { ...way, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(way, 'hivis')] : []),
  ]

export const trousers =
  (cut: Partial<TrousersOptions>): Drawing =>
  way => [
    { family: 'trousers', view: 'front', options: { ...way, ...cut } },
    { family: 'trousers', view: 'back', options: { ...way, ...cut } },
    ...(cut.cloth === 'coated' ? [] : [closeUp(way, cut.tape)]),
  ]

export const bib =
  (cut: Partial<BibOptions>): Drawing =>
  way => [
    { family: 'bib', view: 'front', options: { ...way, ...cut } },
    { family: 'bib', view: 'back', options: { ...way, ...cut } },
    closeUp(way, cut.tape),
  ]

export const coverall =
  (cut: Partial<CoverallOptions>): Drawing =>
  way => [
    { family: 'coverall', view: 'front', options: { ...way, ...cut } },
    { family: 'coverall', view: 'back', options: { ...way, ...cut } },
    closeUp(way, cut.tape),
  ]

export const vest =
  (cut: Partial<VestOptions>): Drawing =>
  way => [
    { family: 'vest', view: 'front', options: { ...way, ...cut } },
    { family: 'vest', view: 'back', options: { ...way, ...cut } },
    closeUp(way, 'hivis'),
  ]

export const raincoat =
  (cut: Partial<RaincoatOptions>): Drawing =>
  way => [
    { family: 'raincoat', view: 'front', options: { ...way, ...cut } },
    { family: 'raincoat', view: 'back', options: { ...way, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(way, 'hivis')] : []),
  ]

export const fleece =
  (cut: Partial<FleeceOptions>): Drawing =>
  way => [
    { family: 'fleece', view: 'front', options: { ...way, ...cut } },
    { family: 'fleece', view: 'back', options: { ...way, ...cut } },
  ]

export const polo =
  (cut: Partial<PoloOptions>): Drawing =>
  way => [
    { family: 'polo', view: 'front', options: { ...way, ...cut } },
    { family: 'polo', view: 'back', options: { ...way, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(way, 'hivis')] : []),
  ]

export const tshirt =
  (cut: Partial<TshirtOptions>): Drawing =>
  way => [
    { family: 'tshirt', view: 'front', options: { ...way, ...cut } },
    { family: 'tshirt', view: 'back', options: { ...way, ...cut } },
    ...(cut.tape === 'hivis' ? [closeUp(way, 'hivis')] : []),
  ]

export const boot =
  (cut: Partial<BootOptions>): Drawing =>
  way => [
    { family: 'boot', view: 'side', options: { ...way, ...cut } },
    { family: 'boot', view: 'sole', options: { ...way, ...cut } },
  ]

export const gloves =
  (cut: Partial<GloveOptions>): Drawing =>
  ({ main, accent }) => [{ family: 'glove', view: 'pair', options: { main, accent, ...cut } }]

export const helmet =
  (cut: Partial<HelmetOptions>): Drawing =>
  ({ main, accent }) => [{ family: 'helmet', view: 'side', options: { main, accent, ...cut } }]

export const cap =
  (cut: Partial<Colourway>): Drawing =>
  way => [{ family: 'cap', view: 'side', options: { ...way, ...cut } }]

export const kneePads =
  (cut: Partial<KneePadsOptions>): Drawing =>
  way => [{ family: 'kneePads', view: 'pair', options: { ...way, ...cut } }]

export const beltPouch =
  (cut: Partial<Colourway>): Drawing =>
  way => [{ family: 'beltPouch', view: 'front', options: { ...way, ...cut } }]
