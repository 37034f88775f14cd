import type { Locale } from '@shop/contract/locales'
import type { AvailabilityLabelProps, BadgeProps } from '../../packages/ui/src/index.ts'
import type { PictureName } from './picture-url.ts'

/** A product of the templates, in one language. */
export interface Good {
  readonly id: string
  readonly name: string
  readonly facts: readonly string[]
  readonly picture: PictureName
  /** Shown by hover. */
  readonly back?: PictureName
  readonly standards: readonly (readonly [code: string, protectionClass?: string])[]
  readonly amount: number
  readonly was?: number
  readonly grade: readonly [value: number, count: number]
  readonly availability: AvailabilityLabelProps['availability']
  readonly badge?: NonNullable<BadgeProps['variant']>
  readonly colours?: readonly GoodColour[]
}

interface GoodColour {
  readonly name: string
  readonly swatch: readonly string[]
  readonly picture: PictureName
  readonly availability?: 'out-of-stock'
}

/** Pictures by product. */
export const pictures = {
  traverse: 'kurtka-robocha-travers-hrafit-front',
  traverseBack: 'kurtka-robocha-travers-hrafit-back',
  pocket: 'pocket-hrafit',
  pole: 'kurtka-uteplena-polius-olyva-front',
  highway: 'kurtka-syhnalna-mahistral-pomaranchevyi-front',
  pass: 'kurtka-softshel-pereval-synii-front',
  skyline: 'zhylet-syhnalnyi-obrii-zhovtyi-front',
  hearth: 'kofta-flisova-vatra-hrafit-front',
  arc: 'kurtka-zvarnyka-duha-temno-synii-front',
  dnipro: 'doshchovyk-dnipro-zhovtyi-front',
  track: 'zhylet-syhnalnyi-koliia-pomaranchevyi-front',
  khortytsia: 'kurtka-uteplena-khortytsia-synii-front',
  vector: 'kurtka-robocha-vektor-pisochnyi-front',
  platform: 'kurtka-syhnalna-peron-zhovtyi-front',
  ridge: 'shtany-kriazh-hrafit-front',
  ground: 'cherevyky-grunt-chornyi-side',
  support: 'napivkombinezon-opora-hrafit-front',
  shift: 'polo-varta-voloshkovyi-front',
  dome: 'kaska-zvid-bilyi-side',
  grip: 'rukavytsi-nytka-siryi-pair',
  suit: 'kombinezon-depo-synii-front',
  kneePads: 'nakolinnyky-kriazh-chornyi-pair',
  belt: 'poias-teslia-rudyi-front',
} as const satisfies Record<string, PictureName>

/** Picture of a product of `productsIn`, which the flows' backends sell. */
export const linePicture = (productId: number): PictureName =>
  [pictures.traverse, pictures.ridge, pictures.ground][productId - 1] ?? pictures.grip

const goods = {
  traverse: {
    picture: pictures.traverse,
    back: pictures.traverseBack,
    standards: [['EN 388', '2121X'], ['EN 1149-5']],
    amount: 2490,
    was: 2980,
    grade: [4.7, 86],
    availability: 'in-stock',
    badge: 'sale',
  },
  pole: {
    picture: pictures.pole,
    standards: [['EN 342'], ['EN 343', '3-1']],
    amount: 4190,
    grade: [4.8, 41],
    availability: 'in-stock',
    badge: 'new',
  },
  highway: {
    picture: pictures.highway,
    standards: [
      ['EN ISO 20471', '3'],
      ['EN 343', '3-1'],
    ],
    amount: 3290,
    grade: [4.6, 58],
    availability: 'in-stock',
  },
  pass: {
    picture: pictures.pass,
    standards: [['EN 343', '3-2']],
    amount: 2890,
    grade: [4.6, 52],
    availability: 'in-stock',
    badge: 'new',
  },
  skyline: {
    picture: pictures.skyline,
    standards: [['EN ISO 20471', '2']],
    amount: 340,
    was: 420,
    grade: [4.6, 97],
    availability: 'running-out',
    badge: 'sale',
  },
  hearth: {
    picture: pictures.hearth,
    standards: [],
    amount: 1090,
    was: 1290,
    grade: [4.5, 64],
    availability: 'in-stock',
    badge: 'sale',
  },
  arc: {
    picture: pictures.arc,
    standards: [['EN ISO 11612', 'A1 B1'], ['EN 1149-5']],
    amount: 3890,
    grade: [4.5, 19],
    availability: 'out-of-stock',
  },
  dnipro: {
    picture: pictures.dnipro,
    standards: [['EN 343', '4-X']],
    amount: 1150,
    grade: [4.4, 33],
    availability: 'in-stock',
  },
  track: {
    picture: pictures.track,
    standards: [['EN ISO 20471', '2']],
    amount: 590,
    grade: [4.2, 23],
    availability: 'in-stock',
  },
  khortytsia: {
    picture: pictures.khortytsia,
    standards: [['EN 342'], ['EN 343', '3-1']],
    amount: 4690,
    grade: [4.8, 17],
    availability: 'running-out',
  },
  vector: {
    picture: pictures.vector,
    standards: [['EN 388', '1121X']],
    amount: 1890,
    grade: [4.7, 38],
    availability: 'in-stock',
  },
  platform: {
    picture: pictures.platform,
    standards: [
      ['EN ISO 20471', '3'],
      ['EN 343', '3-1'],
    ],
    amount: 2990,
    was: 3490,
    grade: [4.6, 26],
    availability: 'in-stock',
    badge: 'sale',
  },
  ridge: {
    picture: pictures.ridge,
    standards: [['EN 14404', '2']],
    amount: 2190,
    grade: [4.7, 154],
    availability: 'in-stock',
  },
  ground: {
    picture: pictures.ground,
    standards: [['EN ISO 20345', 'S3']],
    amount: 3450,
    grade: [4.8, 203],
    availability: 'in-stock',
  },
  support: {
    picture: pictures.support,
    standards: [
      ['EN 14404', '2'],
      ['EN 388', '2121X'],
    ],
    amount: 2790,
    grade: [4.5, 112],
    availability: 'in-stock',
  },
  shift: {
    picture: pictures.shift,
    standards: [],
    amount: 590,
    grade: [4.3, 45],
    availability: 'in-stock',
    badge: 'new',
  },
  dome: {
    picture: pictures.dome,
    standards: [['EN 397']],
    amount: 780,
    grade: [4.7, 29],
    availability: 'running-out',
    badge: 'new',
  },
  grip: {
    picture: pictures.grip,
    standards: [['EN 388', '4122X']],
    amount: 285,
    grade: [4.4, 71],
    availability: 'in-stock',
  },
} as const satisfies Record<string, Omit<Good, 'id' | 'name' | 'facts' | 'colours'>>

export type GoodId = keyof typeof goods

type Texts = Readonly<Record<GoodId, readonly [name: string, ...facts: string[]]>>

const texts: Readonly<Record<Locale, Texts>> = {
  uk: {
    traverse: ['Куртка робоча «Траверс»', 'Твіл, поліестер і бавовна', '245 г/м²', '44–64'],
    pole: ['Куртка утеплена «Полюс\u00a0−25»', 'Оксфорд 300D', '200 г/м²', '46–62'],
    highway: ['Куртка сигнальна «Магістраль»', 'Поліестер із ПУ', '210 г/м²', '46–64'],
    pass: ['Куртка софтшел «Перевал» із вентиляцією', 'Тришарова мембрана', '320 г/м²', 'S–3XL'],
    skyline: ['Жилет сигнальний «Обрій» із кишенями', 'Поліестер, трикотаж', '120 г/м²', 'M–4XL'],
    hearth: ['Кофта флісова «Ватра»', 'Фліс антипілінг', '280 г/м²', 'S–3XL'],
    arc: ['Куртка зварника вогнестійка «Дуга»', 'Бавовна з просоченням', '360 г/м²', '46–62'],
    dnipro: ['Дощовик із проклеєними швами «Дніпро»', 'ПВХ на трикотажі', '350 г/м²', 'S–3XL'],
    track: ['Жилет сигнальний «Колія»', 'Поліестер, сітка на спині', '44–62'],
    khortytsia: ['Куртка утеплена подовжена «Хортиця»', 'Оксфорд 300D', '200 г/м²', '46–62'],
    vector: ['Куртка робоча літня «Вектор»', 'Твіл із сітчастою підкладкою', '210 г/м²', '44–62'],
    platform: ['Куртка сигнальна двоколірна «Перон»', 'Поліестер із ПУ', '210 г/м²', '46–64'],
    ridge: ['Штани з підсиленими колінами «Кряж»', 'Ріпстоп стретч', '260 г/м²', '44–62'],
    ground: ['Черевики захисні «Ґрунт» S3', 'Шкіра, композитний підносок', '38–47'],
    support: ['Напівкомбінезон робочий «Опора»', 'Твіл із кордурою', '270 г/м²', '44–64'],
    shift: ['Поло робоче «Зміна»', 'Бавовна й поліестер', '180 г/м²', 'S–3XL'],
    dome: ['Каска захисна «Купол» з вентиляцією', 'АБС', '52–64 см', '370 г'],
    grip: ['Рукавиці шкіряні комбіновані «Хват»', 'Спилок 1,2 мм', '8–11'],
  },
  ru: {
    traverse: ['Куртка рабочая «Траверс»', 'Твил, полиэстер и хлопок', '245 г/м²', '44–64'],
    pole: ['Куртка утеплённая «Полюс\u00a0−25»', 'Оксфорд 300D', '200 г/м²', '46–62'],
    highway: ['Куртка сигнальная «Магистраль»', 'Полиэстер с ПУ', '210 г/м²', '46–64'],
    pass: ['Куртка софтшелл «Перевал» с вентиляцией', 'Трёхслойная мембрана', '320 г/м²', 'S–3XL'],
    skyline: ['Жилет сигнальный «Обрий» с карманами', 'Полиэстер, трикотаж', '120 г/м²', 'M–4XL'],
    hearth: ['Кофта флисовая «Ватра»', 'Флис антипиллинг', '280 г/м²', 'S–3XL'],
    arc: ['Куртка сварщика огнестойкая «Дуга»', 'Хлопок с пропиткой', '360 г/м²', '46–62'],
    dnipro: ['Дождевик с проклеенными швами «Днипро»', 'ПВХ на трикотаже', '350 г/м²', 'S–3XL'],
    track: ['Жилет сигнальный «Колея»', 'Полиэстер, сетка на спине', '44–62'],
    khortytsia: ['Куртка утеплённая удлинённая «Хортица»', 'Оксфорд 300D', '200 г/м²', '46–62'],
    vector: ['Куртка рабочая летняя «Вектор»', 'Твил с сетчатой подкладкой', '210 г/м²', '44–62'],
    platform: ['Куртка сигнальная двухцветная «Перрон»', 'Полиэстер с ПУ', '210 г/м²', '46–64'],
    ridge: ['Брюки с усиленными коленями «Кряж»', 'Рипстоп стретч', '260 г/м²', '44–62'],
    ground: ['Ботинки защитные «Грунт» S3', 'Кожа, композитный подносок', '38–47'],
    support: ['Полукомбинезон рабочий «Опора»', 'Твил с кордурой', '270 г/м²', '44–64'],
    shift: ['Поло рабочее «Смена»', 'Хлопок и полиэстер', '180 г/м²', 'S–3XL'],
    dome: ['Каска защитная «Купол» с вентиляцией', 'АБС', '52–64 см', '370 г'],
    grip: ['Перчатки кожаные комбинированные «Хват»', 'Спилок 1,2 мм', '8–11'],
  },
  en: {
    traverse: ['Work jacket “Traverse”', 'Twill, polyester and cotton', '245 g/m²', '44–64'],
    pole: ['Insulated jacket “Pole\u00a0−25”', 'Oxford 300D', '200 g/m²', '46–62'],
    highway: ['Hi-vis jacket “Highway”', 'PU-coated polyester', '210 g/m²', '46–64'],
    pass: ['Softshell jacket “Pass” with vents', 'Three-layer membrane', '320 g/m²', 'S–3XL'],
    skyline: ['Hi-vis vest “Skyline” with pockets', 'Polyester knit', '120 g/m²', 'M–4XL'],
    hearth: ['Fleece jacket “Hearth”', 'Anti-pilling fleece', '280 g/m²', 'S–3XL'],
    arc: ['Flame-retardant welding jacket “Arc”', 'Treated cotton', '360 g/m²', '46–62'],
    dnipro: ['Raincoat “Dnipro” with taped seams', 'PVC on knit', '350 g/m²', 'S–3XL'],
    track: ['Hi-vis vest “Track”', 'Polyester, mesh back', '44–62'],
    khortytsia: ['Long insulated jacket “Khortytsia”', 'Oxford 300D', '200 g/m²', '46–62'],
    vector: ['Summer work jacket “Vector”', 'Twill with mesh lining', '210 g/m²', '44–62'],
    platform: ['Two-tone hi-vis jacket “Platform”', 'PU-coated polyester', '210 g/m²', '46–64'],
    ridge: ['Trousers with reinforced knees “Ridge”', 'Ripstop stretch', '260 g/m²', '44–62'],
    ground: ['Safety boots “Ground” S3', 'Leather, composite toe', '38–47'],
    support: ['Bib overalls “Support”', 'Twill with Cordura', '270 g/m²', '44–64'],
    shift: ['Work polo “Shift”', 'Cotton and polyester', '180 g/m²', 'S–3XL'],
    dome: ['Vented safety helmet “Dome”', 'ABS', '52–64 cm', '370 g'],
    grip: ['Combined leather gloves “Grip”', 'Split leather 1.2 mm', '8–11'],
  },
}

const colourNames = {
  uk: { graphite: 'Графітовий', navy: 'Темно-синій', olive: 'Оливковий', signal: 'Сигнальний' },
  ru: { graphite: 'Графитовый', navy: 'Тёмно-синий', olive: 'Оливковый', signal: 'Сигнальный' },
  en: { graphite: 'Graphite', navy: 'Navy', olive: 'Olive', signal: 'Hi-vis' },
} as const satisfies Record<Locale, Record<string, string>>

const coloursIn = (lang: Locale): readonly GoodColour[] => {
  const names = colourNames[lang]
  return [
    { name: names.graphite, swatch: ['#4B535B', '#272B30'], picture: pictures.traverse },
    { name: names.navy, swatch: ['#263A5C', '#8B939A'], picture: 'kurtka-robocha-travers-synii-front' },
    { name: names.olive, swatch: ['#636844', '#272B30'], picture: 'kurtka-robocha-travers-olyva-front' },
    {
      name: names.signal,
      swatch: ['#FF6A1F', '#18243C'],
      picture: 'kurtka-robocha-travers-syhnalnyi-front',
      availability: 'out-of-stock',
    },
  ]
}

/** One product in a language. */
export function goodIn(lang: Locale, id: GoodId): Good {
  const [name, ...facts] = texts[lang][id]
  return { id, name, facts, ...goods[id], ...(id === 'traverse' ? { colours: coloursIn(lang) } : {}) }
}
