import type { Flat, Piece } from '../../../drawings/flat.ts'
import { goods } from '../../goods/index.ts'
import type { CategorySlug } from '../goods/categories.ts'

/** A picture of a model: `view` is its index, `colour` that of the variant. */
function picture(slug: string, view = 0, colour = 0): Flat {
  const flat = goods.find(model => model.slug === slug)?.variants[colour]?.pictures[view]
  if (!flat) throw new Error(`There is no picture ${view} of «${slug}» in colour ${colour}`)
  return flat
}

const piece = (flat: Flat, x: number, y: number, size: number, turn = 0): Piece => ({ flat, x, y, size, turn })

const hammer: Flat = { family: 'tool', view: 'hammer' }
const level: Flat = { family: 'tool', view: 'level' }
const tape: Flat = { family: 'tool', view: 'tape' }
const pliers: Flat = { family: 'tool', view: 'pliers' }

const laid = (...pieces: Piece[]): Flat => ({ family: 'scene', view: 'laid', options: { pieces } })

/** Pictures of the banner's slides: a kit laid out with tools. */
export const bannerScenes = {
  work: laid(
    piece(picture('shtany-travers'), 560, 545, 0.82, 7),
    piece(picture('kurtka-robocha-travers'), 300, 410, 0.86, -5),
    piece(picture('cherevyky-grunt'), 215, 815, 0.4, -4),
    piece(picture('rukavytsi-nytka'), 670, 845, 0.3, 12),
    piece(hammer, 452, 790, 0.4, 38),
    piece(tape, 660, 140, 0.3, -8),
  ),
  winter: laid(
    piece(picture('rukavytsi-moroz'), 605, 290, 0.46, 12),
    piece(picture('kurtka-uteplena-polius'), 300, 400, 0.84, -4),
    piece(picture('cherevyky-liutyi'), 570, 700, 0.56, 0),
    piece(picture('cherevyky-liutyi', 0, 1), 300, 810, 0.5, 0),
  ),
  hiVis: laid(
    piece(picture('shtany-syhnalni-mahistral'), 570, 560, 0.8, 6),
    piece(picture('kurtka-syhnalna-mahistral'), 300, 420, 0.86, -5),
    piece(picture('kaska-zvid'), 640, 150, 0.36, 4),
    piece(picture('rukavytsi-lezo'), 250, 845, 0.32, -14),
    piece(level, 540, 900, 0.42, -6),
  ),
} as const satisfies Record<string, Flat>

/** Pictures of the categories' tiles: goods of the category, and a tool where it goes with them. */
export const categoryScenes: Readonly<Record<CategorySlug, Flat>> = {
  jackets: laid(
    piece(picture('kurtka-uteplena-khortytsia'), 540, 340, 0.74, 8),
    piece(picture('kurtka-robocha-travers'), 330, 560, 0.9, -4),
    piece(tape, 680, 840, 0.34, 6),
  ),
  trousers: laid(
    piece(picture('shtany-teslia'), 560, 520, 0.9, 7),
    piece(picture('shtany-kriazh'), 290, 500, 0.94, -4),
    piece(hammer, 690, 820, 0.36, 20),
  ),
  bibs: laid(
    piece(picture('napivkombinezon-maliar'), 540, 520, 0.94, 6),
    piece(picture('napivkombinezon-opora'), 290, 500, 0.98, -4),
    piece(pliers, 715, 850, 0.32, 30),
  ),
  coveralls: laid(
    piece(picture('kombinezon-boks'), 560, 500, 0.96, 5),
    piece(picture('kombinezon-depo'), 280, 510, 1, -3),
  ),
  'hi-vis': laid(
    piece(picture('polo-syhnalne-obrii'), 550, 320, 0.68, 8),
    piece(picture('zhylet-syhnalnyi-dyspetcher'), 330, 540, 0.92, -4),
    piece(picture('kaska-zvid'), 640, 830, 0.42, -3),
  ),
  rainwear: laid(
    piece(picture('shtany-volohozakhysni-zlyva'), 590, 560, 0.82, 6),
    piece(picture('doshchovyk-dnipro'), 320, 480, 0.98, -4),
  ),
  tops: laid(
    piece(picture('polo-varta'), 560, 320, 0.7, 8),
    piece(picture('kofta-flisova-polonyna'), 320, 570, 0.92, -4),
  ),
  footwear: laid(
    piece(picture('cherevyky-hranit'), 470, 330, 0.72, 0),
    piece(picture('napivcherevyky-temp'), 330, 690, 0.78, 0),
  ),
  gloves: laid(
    piece(picture('krahy-zvarnyka-duha'), 520, 320, 0.66, 10),
    piece(picture('rukavytsi-nytka'), 320, 610, 0.86, -8),
    piece(pliers, 690, 840, 0.34, 24),
  ),
  headwear: laid(piece(picture('kepka-zmina'), 530, 260, 0.6, 6), piece(picture('kaska-zvid'), 400, 630, 0.9, -2)),
  belts: laid(
    piece(picture('poias-teslia'), 370, 480, 0.98, -2),
    piece(hammer, 620, 620, 0.56, 22),
    piece(level, 400, 915, 0.56, -3),
  ),
  'knee-pads': laid(
    piece(picture('nakolinnyky-parket'), 510, 330, 0.66, 8),
    piece(picture('nakolinnyky-plytochnyk'), 360, 620, 0.9, -5),
  ),
}
