import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawFlat, type Flat } from '../../drawings/index.ts'
import { goods } from './index.ts'

const [WIDTH, HEIGHT] = [160, 200]

/** Levels of lightness, of 255, by which a pixel must differ to be seen. */
const VISIBLE = 20

/**
 * Share of differing pixels under which two models look alike. Found by comparing all models side by side at 160 pixels: of the
 * former drawings the pairs that nobody told apart measured 0 to 7.6 %, and from 8.4 % up a part could be named that only one
 * of the two had.
 */
const LEAST = 0.08

/** The same colours for every model, so that only shapes are compared. */
const COLOURS = { main: '#8b939a', contrast: '#3a4148', accent: '#ff5b1f', coat: '#3a4148', cuff: '#272b30' } as const

const isColour = (value: unknown): boolean => typeof value === 'string' && value.startsWith('#')

/** The drawing in the common colours; other colours of its article are left to the family's defaults. */
function uncoloured(flat: Flat): Flat {
  if (flat.family === 'scene') throw new Error('a scene is no model')
  const shapes = Object.entries(flat.options ?? {}).filter(([option, value]) => option === 'stripe' || !isColour(value))
  return { ...flat, options: { ...Object.fromEntries(shapes), ...COLOURS } }
}

interface Rendered {
  name: string
  /** Lightness on white, slightly blurred as by the eye. */
  levels: Buffer
  covered: readonly boolean[]
}

async function rendered(name: string, flat: Flat): Promise<Rendered> {
  const svg = Buffer.from(drawFlat(uncoloured(flat), 'model'))
  const picture = sharp(svg, { density: (72 * HEIGHT) / 1000 }).resize(WIDTH, HEIGHT)
  const { data: alpha } = await picture.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const grey = await picture.flatten({ background: '#ffffff' }).grayscale().png().toBuffer()
  const levels = await sharp(grey).blur(1).extractChannel(0).raw().toBuffer()
  return { name, levels, covered: [...alpha].map(level => level > 127) }
}

/** Share of the pixels covered by either that differ visibly. */
function distance(one: Rendered, other: Rendered): number {
  let [covered, different] = [0, 0]
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    if (!(one.covered[pixel] || other.covered[pixel])) continue
    covered += 1
    if (Math.abs((one.levels[pixel] ?? 0) - (other.levels[pixel] ?? 0)) > VISIBLE) different += 1
  }
  return different / covered
}

const alike = (list: readonly Rendered[]): string[] =>
  list.flatMap((one, index) =>
    list.slice(index + 1).flatMap(other => {
      const share = distance(one, other)
      return share < LEAST ? [`${one.name} and ${other.name}: ${(share * 100).toFixed(1)} %`] : []
    }),
  )

test('no two models look alike at 160 pixels, whatever their colours', async () => {
  const list: Rendered[] = []
  for (const { slug, variants } of goods) {
    const [front] = variants[0].pictures
    if (front) list.push(await rendered(slug, front))
  }
  expect(list.length).toBe(goods.length)
  expect(alike(list)).toEqual([])
}, 60_000)

test('models that differ in colours or in one small part only are found', async () => {
  const twins: readonly (readonly [Flat, Flat])[] = [
    // three belts were one drawing in three colours
    [
      { family: 'beltPouch', view: 'front', options: { main: '#22262B' } },
      { family: 'beltPouch', view: 'front', options: { main: '#18243C', contrast: '#263A5C' } },
    ],
    // six coated gloves
    [
      { family: 'glove', view: 'pair', options: { coat: '#22262B' } },
      { family: 'glove', view: 'pair', options: { coat: '#2F5AA8', cuff: '#3A4046' } },
    ],
    // plain trousers that differed in the hem only
    [
      { family: 'trousers', view: 'front', options: { knee: 'none', thigh: 'none', hemPanel: false } },
      { family: 'trousers', view: 'front', options: { knee: 'none', thigh: 'none' } },
    ],
    // raincoats that differed in the lining of the hood
    [
      { family: 'raincoat', view: 'front' },
      { family: 'raincoat', view: 'front', options: { contrast: '#5A626A' } },
    ],
    // boots with laces and with a dial
    [
      { family: 'boot', view: 'side' },
      { family: 'boot', view: 'side', options: { closure: 'dial' } },
    ],
    // vests with a card window or without
    [
      { family: 'vest', view: 'front' },
      { family: 'vest', view: 'front', options: { pockets: 'engineer' } },
    ],
    // fleeces with a whole zip or half of one
    [
      { family: 'fleece', view: 'front' },
      { family: 'fleece', view: 'front', options: { zipFull: false } },
    ],
  ]
  for (const [one, other] of twins) {
    const pair = [await rendered('one', one), await rendered('other', other)]
    expect(alike(pair), JSON.stringify(other)).toHaveLength(1)
  }
}, 60_000)
