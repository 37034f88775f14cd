import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { EDITION } from './edition.ts'
import { colourways, drawFlat, type Flat, hasLabel, type Plate, palette } from './index.ts'

const hivis = { ...colourways['yellow-navy'], tape: 'hivis' } as const
const sides = ['front', 'back'] as const

/** Every family in every view: the default model, and models with the other value of each option. */
const flats: readonly (Flat | Plate)[] = [
  ...sides.flatMap((view): Flat[] => [
    { family: 'jacket', view },
    { family: 'jacket', view, options: { ...hivis, collar: 'hood', chest: 'zip', hem: 'straight', sides: false } },
    {
      family: 'jacket',
      view,
      options: {
        ...colourways['navy-grey'],
        collar: 'shirt',
        closure: 'studs',
        tape: 'none',
        yoke: false,
        elbow: false,
      },
    },
    {
      family: 'jacket',
      view,
      options: { ...colourways['black-grey'], cloth: 'softshell', hem: 'straight', collar: 'hood' },
    },
    { family: 'jacket', view, options: { ...colourways['sand-black'], cloth: 'ripstop', thread: palette.orange } },
    {
      family: 'jacket',
      view,
      options: { fit: 'women', closure: 'hidden', forearm: 'double', tape: 'band', hands: 'patch', hem: 'straight' },
    },
    { family: 'jacket', view, options: { hem: 'tail', forearm: 'tab', collar: 'shirt' } },
    { family: 'trousers', view },
    { family: 'trousers', view, options: { cut: 'women', waist: 'elastic', knee: 'below' } },
    {
      family: 'trousers',
      view,
      options: { cut: 'slim', pockets: 'jeans', waist: 'cloth', thigh: 'triple', knee: 'none' },
    },
    { family: 'trousers', view, options: { cut: 'loose', pockets: 'flap', knee: 'flap', thigh: 'none', apron: true } },
    {
      family: 'trousers',
      view,
      options: { cut: 'over', pockets: 'zip', knee: 'double', thigh: 'zip', braces: true, karabiners: true },
    },
    { family: 'trousers', view, options: { pockets: 'slash', waist: 'cloth', thigh: 'rule', knee: 'none' } },
    { family: 'trousers', view, options: { ...hivis, holster: true, thigh: 'rule' } },
    { family: 'trousers', view, options: { ...colourways['sand-black'], short: true, stripe: palette.grey } },
    {
      family: 'trousers',
      view,
      options: { ...colourways['navy-grey'], knee: 'none', hemPanel: false, stripe: palette.grey },
    },
    { family: 'trousers', view, options: { ...hivis, cloth: 'coated', hemPanel: false } },
    { family: 'bib', view },
    { family: 'bib', view, options: { ...hivis, bibPocket: 'pen', thigh: 'none', stripe: palette.grey } },
    { family: 'bib', view, options: { bibPocket: 'upright', insulated: true } },
    { family: 'coverall', view },
    { family: 'coverall', view, options: { ...hivis, collar: 'stand', knee: 'none', hemPanel: true } },
    { family: 'coverall', view, options: { ...colourways['graphite-orange'], yoke: false } },
    { family: 'vest', view },
    {
      family: 'vest',
      view,
      options: { ...colourways['orange-graphite'], pockets: 'engineer', lower: true, braces: false, closure: 'velcro' },
    },
    { family: 'vest', view, options: { pockets: 'office' } },
    { family: 'raincoat', view },
    { family: 'raincoat', view, options: { style: 'pack' } },
    { family: 'raincoat', view, options: { ...hivis, long: false } },
    { family: 'winter', view },
    { family: 'winter', view, options: { ...hivis, hood: false, yoke: false, quilt: 94 } },
    { family: 'winter', view, options: { ...colourways['navy-grey'], sleeves: false } },
    { family: 'winter', view, options: { long: true } },
    { family: 'fleece', view },
    {
      family: 'fleece',
      view,
      options: { ...colourways['olive-black'], zipFull: false, chest: false, yoke: false, grid: true },
    },
    { family: 'fleece', view, options: { raglan: true, zipFull: false } },
    { family: 'polo', view },
    { family: 'polo', view, options: { ...hivis, shoulders: true, pocket: false, tipping: false } },
    { family: 'polo', view, options: { ...colourways['olive-black'], shoulders: true } },
    { family: 'tshirt', view },
    { family: 'tshirt', view, options: { ...hivis, sleeves: 'long', neck: 'v', raglan: true, pocket: true } },
  ]),
  { family: 'bib', view: 'front', options: { bibPocket: 'pair', buckles: 'covered', thigh: 'tester', knee: 'double' } },
  { family: 'bib', view: 'front', options: { bibPocket: 'open', buckles: 'button', thigh: 'loop', knee: 'below' } },
  { family: 'coverall', view: 'front', options: { chest: 'welt', pleats: true, knee: 'flap' } },
  { family: 'boot', view: 'side' },
  { family: 'boot', view: 'side', options: { high: false, closure: 'dial' } },
  { family: 'boot', view: 'side', options: { main: palette.brown, closure: 'dial' } },
  { family: 'boot', view: 'side', options: { main: palette.sand, high: false } },
  { family: 'boot', view: 'side', options: { quarter: 'mesh' } },
  { family: 'boot', view: 'side', options: { quarter: 'plain', toeGuard: false, high: false } },
  { family: 'boot', view: 'side', options: { quarter: 'strap', collar: 'fur', outsole: 'deep' } },
  { family: 'boot', view: 'side', options: { quarter: 'wave', collar: 'plain' } },
  { family: 'boot', view: 'side', options: { quarter: 'cage', outsole: 'runner', high: false } },
  { family: 'boot', view: 'side', options: { quarter: 'mesh', collar: 'fur', outsole: 'flat', high: false } },
  { family: 'boot', view: 'side', options: { quarter: 'strap', collar: 'plain', outsole: 'deep', high: false } },
  { family: 'boot', view: 'side', options: { quarter: 'wave', high: false } },
  { family: 'boot', view: 'sole' },
  { family: 'boot', view: 'sole', options: { outsole: 'deep' } },
  { family: 'boot', view: 'sole', options: { outsole: 'runner' } },
  { family: 'boot', view: 'sole', options: { outsole: 'flat' } },
  { family: 'glove', view: 'pair' },
  { family: 'glove', view: 'pair', options: { style: 'leather', coat: '#C79A5B' } },
  {
    family: 'glove',
    view: 'pair',
    options: { style: 'gauntlet', wrist: 'gauntlet', coat: '#A8622E', cuff: '#7A4E2E' },
  },
  { family: 'glove', view: 'pair', options: { dip: 'knuckles', hand: 'full', wrist: 'long' } },
  { family: 'glove', view: 'pair', options: { dip: 'full', texture: 'foam', thumb: true } },
  { family: 'glove', view: 'pair', options: { texture: 'crinkle', hand: 'slim' } },
  { family: 'helmet', view: 'side' },
  { family: 'helmet', view: 'side', options: { shell: 'plain', main: palette.yellow } },
  { family: 'helmet', view: 'side', options: { shell: 'climber', main: palette.red } },
  { family: 'helmet', view: 'side', options: { main: palette.orange, vents: false, chin: false, stripe: false } },
  { family: 'cap', view: 'side' },
  { family: 'cap', view: 'side', options: { style: 'bump' } },
  { family: 'kneePads', view: 'pair' },
  { family: 'kneePads', view: 'pair', options: { face: 'granules' } },
  { family: 'kneePads', view: 'pair', options: { type: 'strap', face: 'cap' } },
  { family: 'kneePads', view: 'pair', options: { type: 'strap', face: 'cloth' } },
  { family: 'kneePads', view: 'pair', options: { type: 'strap' } },
  { family: 'beltPouch', view: 'front' },
  { family: 'beltPouch', view: 'front', options: { style: 'rigger' } },
  { family: 'beltPouch', view: 'front', options: { style: 'electrician' } },
  { family: 'tool', view: 'hammer' },
  { family: 'tool', view: 'level' },
  { family: 'tool', view: 'tape' },
  { family: 'tool', view: 'pliers', options: { accent: palette.navy } },
  {
    family: 'scene',
    view: 'laid',
    options: {
      pieces: [
        { flat: { family: 'cap', view: 'side' }, x: 300, y: 400, size: 0.6, turn: 8 },
        { flat: { family: 'cap', view: 'side' }, x: 500, y: 700, size: 0.4 },
      ],
    },
  },
  { family: 'detail', view: 'pocket' },
  { family: 'detail', view: 'tape' },
  {
    family: 'plate',
    view: 'page',
    options: {
      items: [
        { flat: { family: 'cap', view: 'side' }, x: 0, y: 200, scale: 0.6 },
        { flat: { family: 'tool', view: 'hammer' }, x: 300, y: 300, scale: 0.6 },
      ],
      badge: { sign: 'mechanical', text: '0123456789SPCIJXD', x: 40, y: 40 },
      marks: [
        { from: [400, 500], to: [600, 700], text: '-1+2°·/' },
        { from: [300, 500], to: [200, 700], text: '' },
      ],
      ruler: true,
    },
  },
]

const named = flats.map(
  (flat, i) =>
    [`${flat.family} ${flat.view} ${Object.values(flat.options ?? {}).join(' ')}`, flat, `flat-${i}`] as const,
)

describe.each(named)('%s', (_, flat, name) => {
  const svg = drawFlat(flat, name)

  test('is valid SVG of less than 60 kB', async () => {
    expect(svg.length).toBeLessThan(60_000)
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata()
    expect({ width, height, format }).toEqual({ width: 800, height: 1000, format: 'svg' })
  })

  test('has unique ids and references existing ids only', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const referenced = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(referenced.filter(id => !ids.includes(id))).toEqual([])
  })
})

test.each(named)('%s: shows the brand’s word in either alphabet or not at all', (_, flat) => {
  expect(drawFlat({ ...flat, label: 'HART' }, 'same') !== drawFlat(flat, 'same')).toBe(hasLabel(flat))
})

test('gives two drawings of one page different ids', () => {
  const ids = (name: string) =>
    [...drawFlat({ family: 'cap', view: 'side' }, name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const other = new Set(ids('second'))
  expect(ids('first').filter(id => other.has(id))).toEqual([])
})

test('draws every view and model of a family differently', () => {
  const drawn = flats.map(flat => drawFlat(flat, 'same'))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('has a new edition when a drawing has changed, so that caches do not serve the old one', () => {
  const digest = createHash('sha256')
  for (const flat of flats) digest.update(drawFlat(flat, 'edition'))
  expect(EDITION, 'write this digest into edition.ts').toBe(digest.digest('hex').slice(0, 12))
})
