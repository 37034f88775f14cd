import { colourways, type Plate, type PlateOptions, palette } from '../../../../drawings/index.ts'

const plate = (options: Partial<PlateOptions> & Pick<PlateOptions, 'items'>): Plate => ({
  family: 'plate',
  view: 'page',
  options: { badge: null, marks: [], ruler: true, ...options },
})

const hivis = { ...colourways['yellow-navy'], tape: 'hivis' } as const
const orange = { ...colourways['orange-graphite'], tape: 'hivis' } as const
const fire = colourways['graphite-orange']

/** Header pictures of the articles, by slug. */
export const newsPictures: Readonly<Record<string, Plate>> = {
  'yak-chytaty-en-388': plate({
    items: [{ flat: { family: 'glove', view: 'pair', options: { dip: 'knuckles' } }, x: 60, y: 90, scale: 0.85 }],
    badge: { sign: 'mechanical', text: '4X43D', x: 40, y: 30 },
    marks: [
      { from: [200, 500], to: [110, 870], text: '4' },
      { from: [600, 560], to: [690, 870], text: 'D' },
    ],
  }),
  'yak-obraty-syhnalnyi-odiah': plate({
    items: [
      { flat: { family: 'jacket', view: 'front', options: { ...orange, collar: 'hood' } }, x: 250, y: 60, scale: 0.66 },
      { flat: { family: 'vest', view: 'front' }, x: 10, y: 330, scale: 0.6 },
    ],
    badge: { sign: 'visibility', text: '20471', x: 40, y: 40 },
    marks: [{ from: [300, 760], to: [620, 860], text: '50' }],
  }),
  'povernulysia-rozmiry-60-64': plate({
    items: [
      { flat: { family: 'trousers', view: 'front', options: { cut: 'loose' } }, x: 300, y: 20, scale: 0.62 },
      { flat: { family: 'jacket', view: 'front' }, x: 10, y: 300, scale: 0.64 },
    ],
    badge: { sign: 'size', text: '60-64', x: 50, y: 40 },
  }),
  'yak-odiahnuty-zvarnyka': plate({
    items: [
      {
        flat: { family: 'trousers', view: 'front', options: { ...fire, thigh: 'none', knee: 'double' } },
        x: 330,
        y: 260,
        scale: 0.62,
      },
      {
        flat: {
          family: 'jacket',
          view: 'front',
          options: { ...fire, collar: 'stand', closure: 'hidden', hem: 'straight', tape: 'none' },
        },
        x: 130,
        y: 60,
        scale: 0.6,
      },
      {
        flat: {
          family: 'glove',
          view: 'pair',
          options: { style: 'gauntlet', wrist: 'gauntlet', coat: '#A8622E', cuff: '#7A4E2E' },
        },
        x: 20,
        y: 560,
        scale: 0.4,
      },
    ],
    badge: { sign: 'welding', text: '11611', x: 30, y: 40 },
    marks: [{ from: [370, 170], to: [690, 150], text: '2' }],
  }),
  'skilky-shariv-na-vysoti': plate({
    items: [
      { flat: { family: 'winter', view: 'front', options: colourways['navy-grey'] }, x: 300, y: 20, scale: 0.6 },
      { flat: { family: 'fleece', view: 'front' }, x: 150, y: 220, scale: 0.56 },
      { flat: { family: 'tshirt', view: 'front', options: { sleeves: 'long' } }, x: 10, y: 430, scale: 0.52 },
    ],
    marks: [
      { from: [640, 330], to: [720, 560], text: '3' },
      { from: [440, 640], to: [560, 760], text: '2' },
      { from: [220, 760], to: [330, 880], text: '1' },
    ],
    badge: { sign: 'cold', text: '342', x: 40, y: 40 },
  }),
  'yak-obraty-zakhyst-vid-doshchu': plate({
    items: [
      { flat: { family: 'raincoat', view: 'front', options: { long: true } }, x: 240, y: 40, scale: 0.7 },
      {
        flat: {
          family: 'trousers',
          view: 'front',
          options: { ...colourways['navy-grey'], cloth: 'coated', hemPanel: false },
        },
        x: 10,
        y: 400,
        scale: 0.54,
      },
    ],
    badge: { sign: 'rain', text: '343', x: 40, y: 40 },
    marks: [{ from: [520, 200], to: [700, 120], text: '4·1' }],
  }),
  's1p-chy-s3': plate({
    items: [
      { flat: { family: 'boot', view: 'side' }, x: 230, y: 30, scale: 0.68 },
      { flat: { family: 'boot', view: 'side', options: { high: false, quarter: 'mesh' } }, x: 10, y: 370, scale: 0.6 },
    ],
    marks: [
      { from: [520, 420], to: [690, 690], text: 'S3' },
      { from: [250, 730], to: [470, 880], text: 'S1P' },
    ],
    badge: { sign: 'footwear', text: '20345', x: 40, y: 40 },
  }),
  'yak-obraty-zakhysne-vzuttia': plate({
    items: [
      { flat: { family: 'boot', view: 'side', options: { main: palette.brown } }, x: 200, y: 20, scale: 0.74 },
      { flat: { family: 'boot', view: 'sole' }, x: 0, y: 440, scale: 0.52 },
    ],
    marks: [{ from: [330, 560], to: [560, 820], text: '200J' }],
    badge: { sign: 'footwear', text: 'S3', x: 40, y: 40 },
  }),
  'yak-praty-syhnalnyi-odiah': plate({
    items: [
      { flat: { family: 'detail', view: 'tape', options: hivis }, x: 250, y: 0, scale: 0.6 },
      { flat: { family: 'vest', view: 'back' }, x: 20, y: 300, scale: 0.64 },
    ],
    marks: [{ from: [340, 700], to: [640, 800], text: '40°C' }],
    badge: { sign: 'wash', text: '25X', x: 40, y: 40 },
  }),
  'rozmiry-na-bryhadu': plate({
    items: [
      { flat: { family: 'coverall', view: 'front', options: colourways['navy-grey'] }, x: 330, y: 60, scale: 0.56 },
      {
        flat: { family: 'coverall', view: 'front', options: colourways['graphite-orange'] },
        x: 180,
        y: 190,
        scale: 0.54,
      },
      { flat: { family: 'coverall', view: 'front', options: colourways['olive-black'] }, x: 10, y: 320, scale: 0.52 },
    ],
    marks: [
      { from: [200, 640], to: [70, 880], text: '48' },
      { from: [395, 560], to: [520, 800], text: '52' },
      { from: [555, 440], to: [700, 680], text: '58' },
    ],
    badge: { sign: 'size', text: '', x: 50, y: 50 },
  }),
  'shcho-oznachaie-245-hm2': plate({
    items: [
      {
        flat: { family: 'detail', view: 'pocket', options: colourways['graphite-orange'] },
        x: 90,
        y: 110,
        scale: 0.78,
      },
    ],
    marks: [{ from: [520, 640], to: [640, 830], text: '2/1' }],
    badge: { sign: 'cloth', text: '245', x: 40, y: 40 },
  }),
  'yak-obraty-nakolinnyky': plate({
    items: [
      { flat: { family: 'trousers', view: 'front', options: { knee: 'pad' } }, x: 290, y: 20, scale: 0.66 },
      { flat: { family: 'kneePads', view: 'pair' }, x: 10, y: 500, scale: 0.5 },
    ],
    marks: [{ from: [480, 430], to: [270, 500], text: '2' }],
    badge: { sign: 'knee', text: '14404', x: 40, y: 40 },
  }),
  'shcho-vdiahaty-za-sezonom': plate({
    items: [
      {
        flat: { family: 'winter', view: 'front', options: { ...colourways['olive-black'], hood: true } },
        x: 310,
        y: 60,
        scale: 0.6,
      },
      { flat: { family: 'polo', view: 'front', options: { tipping: true } }, x: 10, y: 400, scale: 0.58 },
    ],
    marks: [
      { from: [620, 520], to: [650, 760], text: '-25°C' },
      { from: [250, 640], to: [400, 900], text: '+35°C' },
    ],
    badge: { sign: 'sun', text: '', x: 50, y: 50 },
  }),
}
