import type { Locale } from '@shop/contract/locales'

/** Name of a file of `demo/pictures`, without `.svg`. */
export type PictureName = `${string}-${string}`

const files = import.meta.glob<string>(
  [
    '../../demo/pictures/kurtka-robocha-travers-{hrafit,synii,olyva,syhnalnyi}-front.svg',
    '../../demo/pictures/{kurtka-robocha-travers-hrafit-back,pocket-hrafit,kurtka-uteplena-polius-olyva-front}.svg',
    '../../demo/pictures/{kurtka-syhnalna-mahistral-pomaranchevyi-front,kurtka-softshel-pereval-synii-front}.svg',
    '../../demo/pictures/{zhylet-syhnalnyi-obrii-zhovtyi-front,kofta-flisova-vatra-hrafit-front}.svg',
    '../../demo/pictures/{kurtka-zvarnyka-duha-temno-synii-front,doshchovyk-dnipro-zhovtyi-front}.svg',
    '../../demo/pictures/{zhylet-syhnalnyi-koliia-pomaranchevyi-front,kurtka-uteplena-khortytsia-synii-front}.svg',
    '../../demo/pictures/{kurtka-robocha-vektor-pisochnyi-front,kurtka-syhnalna-peron-zhovtyi-front}.svg',
    '../../demo/pictures/{shtany-kriazh-hrafit-front,cherevyky-grunt-chornyi-side,napivkombinezon-opora-hrafit-front}.svg',
    '../../demo/pictures/{polo-varta-voloshkovyi-front,kaska-zvid-bilyi-side,rukavytsi-nytka-siryi-pair}.svg',
    '../../demo/pictures/{kombinezon-depo-synii-front,nakolinnyky-kriazh-chornyi-pair,poias-teslia-rudyi-front}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const LATIN = '<style>.cyrillic{display:none}.latin{display:inline}</style></svg>'
const urls = new Map<string, string>()

/** URL of a picture of the demo shop, with the brand's word in the alphabet of the language. */
export function pictureUrl(name: PictureName, lang: Locale): string {
  const alphabet = lang === 'en' ? 'latin' : 'cyrillic'
  const key = `${name} ${alphabet}`
  const known = urls.get(key)
  if (known) return known
  const svg = files[`../../demo/pictures/${name}.svg`]
  if (svg === undefined) throw new Error(`There is no picture ${name}.`)
  const content = alphabet === 'latin' ? svg.replace('</svg>', LATIN) : svg
  const url = URL.createObjectURL(new Blob([content], { type: 'image/svg+xml' }))
  urls.set(key, url)
  return url
}
