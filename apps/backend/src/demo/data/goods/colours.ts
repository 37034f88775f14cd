import type { Text } from '../../../text.ts'
import type { Choice } from '../../goods/goods.ts'
import { t } from '../../goods/wording.ts'

const facets = {
  graphite: t('Графітовий', 'Графитовый', 'Graphite'),
  navy: t('Темно-синій', 'Тёмно-синий', 'Navy'),
  blue: t('Синій', 'Синий', 'Blue'),
  black: t('Чорний', 'Чёрный', 'Black'),
  grey: t('Сірий', 'Серый', 'Grey'),
  olive: t('Оливковий', 'Оливковый', 'Olive'),
  green: t('Зелений', 'Зелёный', 'Green'),
  sand: t('Пісочний', 'Песочный', 'Sand'),
  brown: t('Коричневий', 'Коричневый', 'Brown'),
  white: t('Білий', 'Белый', 'White'),
  red: t('Червоний', 'Красный', 'Red'),
  yellow: t('Жовтий', 'Жёлтый', 'Yellow'),
  orange: t('Помаранчевий', 'Оранжевый', 'Orange'),
  'signal-orange': t('Помаранчевий сигнальний', 'Оранжевый сигнальный', 'Hi-vis orange'),
  'signal-yellow': t('Жовтий сигнальний', 'Жёлтый сигнальный', 'Hi-vis yellow'),
} as const satisfies Record<string, Text>

/** Gender of a noun; `plural`: a noun without singular, or a pair: «штани», «рукавиці». */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural'

type Forms = Readonly<Record<Gender, string>>

/** What a colour is called after the name of an article: an adjective agrees with its noun, a noun does not change. */
export interface AgreeingColour {
  uk: Forms
  ru: Forms
  en: string
}

const forms = (masculine: string, feminine: string, neuter: string, plural: string): Forms => ({
  masculine,
  feminine,
  neuter,
  plural,
})

const same = (word: string): Forms => forms(word, word, word, word)

interface ShopColour {
  facet: Choice
  /** Last part of the slug of the product. */
  slug: string
  name: Text
  short: Text
  agreeing: AgreeingColour
  /** Of its cloth and its panels. */
  swatch: readonly [string, string]
}

const colour = (
  facet: keyof typeof facets,
  slug: string,
  name: Text,
  [short, agreeing]: Short,
  swatch: ShopColour['swatch'],
): ShopColour => ({
  facet: { id: facet, name: facets[facet] },
  slug,
  name,
  short,
  agreeing,
  swatch,
})

/** The colour by itself, and after the name of an article. */
type Short = readonly [short: Text, agreeing: AgreeingColour]

const graphite: Short = [t('Графіт', 'Графит', 'Graphite'), { uk: same('графіт'), ru: same('графит'), en: 'graphite' }]
const graphiteWithOrange: Short = [
  t('Графіт з помаранчевим', 'Графит с оранжевым', 'Graphite and orange'),
  { uk: same('графіт з помаранчевим'), ru: same('графит с оранжевым'), en: 'graphite and orange' },
]
const graphiteWithYellow: Short = [
  t('Графіт із жовтим', 'Графит с жёлтым', 'Graphite and yellow'),
  { uk: same('графіт із жовтим'), ru: same('графит с жёлтым'), en: 'graphite and yellow' },
]
const olive: Short = [t('Олива', 'Олива', 'Olive'), { uk: same('олива'), ru: same('олива'), en: 'olive' }]
const sand: Short = [t('Пісок', 'Песок', 'Sand'), { uk: same('пісок'), ru: same('песок'), en: 'sand' }]
const navy: Short = [
  t('Синій', 'Синий', 'Navy'),
  { uk: forms('синій', 'синя', 'синє', 'сині'), ru: forms('синий', 'синяя', 'синее', 'синие'), en: 'navy' },
]
const blue: Short = [
  t('Синій', 'Синий', 'Blue'),
  { uk: forms('синій', 'синя', 'синє', 'сині'), ru: forms('синий', 'синяя', 'синее', 'синие'), en: 'blue' },
]
const royal: Short = [
  t('Волошковий', 'Васильковый', 'Royal blue'),
  {
    uk: forms('волошковий', 'волошкова', 'волошкове', 'волошкові'),
    ru: forms('васильковый', 'васильковая', 'васильковое', 'васильковые'),
    en: 'royal blue',
  },
]
const green: Short = [
  t('Зелений', 'Зелёный', 'Green'),
  {
    uk: forms('зелений', 'зелена', 'зелене', 'зелені'),
    ru: forms('зелёный', 'зелёная', 'зелёное', 'зелёные'),
    en: 'green',
  },
]
const black: Short = [
  t('Чорний', 'Чёрный', 'Black'),
  { uk: forms('чорний', 'чорна', 'чорне', 'чорні'), ru: forms('чёрный', 'чёрная', 'чёрное', 'чёрные'), en: 'black' },
]
const grey: Short = [
  t('Сірий', 'Серый', 'Grey'),
  { uk: forms('сірий', 'сіра', 'сіре', 'сірі'), ru: forms('серый', 'серая', 'серое', 'серые'), en: 'grey' },
]
const white: Short = [
  t('Білий', 'Белый', 'White'),
  { uk: forms('білий', 'біла', 'біле', 'білі'), ru: forms('белый', 'белая', 'белое', 'белые'), en: 'white' },
]
const red: Short = [
  t('Червоний', 'Красный', 'Red'),
  {
    uk: forms('червоний', 'червона', 'червоне', 'червоні'),
    ru: forms('красный', 'красная', 'красное', 'красные'),
    en: 'red',
  },
]
const brown: Short = [
  t('Коричневий', 'Коричневый', 'Brown'),
  {
    uk: forms('коричневий', 'коричнева', 'коричневе', 'коричневі'),
    ru: forms('коричневый', 'коричневая', 'коричневое', 'коричневые'),
    en: 'brown',
  },
]
const tan: Short = [
  t('Рудий', 'Рыжий', 'Tan'),
  { uk: forms('рудий', 'руда', 'руде', 'руді'), ru: forms('рыжий', 'рыжая', 'рыжее', 'рыжие'), en: 'tan' },
]
const yellow: Short = [
  t('Жовтий', 'Жёлтый', 'Yellow'),
  { uk: forms('жовтий', 'жовта', 'жовте', 'жовті'), ru: forms('жёлтый', 'жёлтая', 'жёлтое', 'жёлтые'), en: 'yellow' },
]
const orange: Short = [
  t('Помаранчевий', 'Оранжевый', 'Orange'),
  {
    uk: forms('помаранчевий', 'помаранчева', 'помаранчеве', 'помаранчеві'),
    ru: forms('оранжевый', 'оранжевая', 'оранжевое', 'оранжевые'),
    en: 'orange',
  },
]
const signal: Short = [
  t('Сигнальний', 'Сигнальный', 'Hi-vis'),
  {
    uk: forms('сигнальний', 'сигнальна', 'сигнальне', 'сигнальні'),
    ru: forms('сигнальный', 'сигнальная', 'сигнальное', 'сигнальные'),
    en: 'hi-vis',
  },
]
const blackWithOrange: Short = [
  t('Чорний з помаранчевим', 'Чёрный с оранжевым', 'Black and orange'),
  {
    uk: forms('чорний з помаранчевим', 'чорна з помаранчевим', 'чорне з помаранчевим', 'чорні з помаранчевим'),
    ru: forms('чёрный с оранжевым', 'чёрная с оранжевым', 'чёрное с оранжевым', 'чёрные с оранжевым'),
    en: 'black and orange',
  },
]
const yellowWithBlack: Short = [
  t('Жовтий з чорним', 'Жёлтый с чёрным', 'Yellow and black'),
  {
    uk: forms('жовтий з чорним', 'жовта з чорним', 'жовте з чорним', 'жовті з чорним'),
    ru: forms('жёлтый с чёрным', 'жёлтая с чёрным', 'жёлтое с чёрным', 'жёлтые с чёрным'),
    en: 'yellow and black',
  },
]

/** Colours of goods: names for the buyer and swatches. */
export const colours = {
  graphite: colour(
    'graphite',
    'hrafit',
    t('графітовий з чорним', 'графитовый с чёрным', 'graphite with black'),
    graphite,
    ['#4B535B', '#272B30'],
  ),
  graphiteOrange: colour(
    'graphite',
    'hrafit-pomaranchevyi',
    t('графітовий з помаранчевим', 'графитовый с оранжевым', 'graphite with orange'),
    graphiteWithOrange,
    ['#4B535B', '#FF5B1F'],
  ),
  graphiteYellow: colour(
    'graphite',
    'hrafit-zhovtyi',
    t('графітовий із жовтим', 'графитовый с жёлтым', 'graphite with yellow'),
    graphiteWithYellow,
    ['#4B535B', '#272B30'],
  ),
  navy: colour('navy', 'synii', t('темно-синій із сірим', 'тёмно-синий с серым', 'navy with grey'), navy, [
    '#263A5C',
    '#8B939A',
  ]),
  navyPlain: colour('navy', 'temno-synii', t('темно-синій', 'тёмно-синий', 'navy'), navy, ['#263A5C', '#18243C']),
  royal: colour(
    'blue',
    'voloshkovyi',
    t('волошковий із темно-синім', 'васильковый с тёмно-синим', 'royal blue with navy'),
    royal,
    ['#2F5AA8', '#18243C'],
  ),
  olive: colour('olive', 'olyva', t('оливковий з чорним', 'оливковый с чёрным', 'olive with black'), olive, [
    '#636844',
    '#272B30',
  ]),
  green: colour(
    'green',
    'zelenyi',
    t('темно-зелений із чорним', 'тёмно-зелёный с чёрным', 'dark green with black'),
    green,
    ['#2F5645', '#272B30'],
  ),
  sand: colour('sand', 'pisochnyi', t('пісочний із чорним', 'песочный с чёрным', 'sand with black'), sand, [
    '#BFA477',
    '#2A2926',
  ]),
  black: colour('black', 'chornyi', t('чорний із сірим', 'чёрный с серым', 'black with grey'), black, [
    '#272B30',
    '#5A626A',
  ]),
  blackOrange: colour(
    'black',
    'chornyi-pomaranchevyi',
    t('чорний з помаранчевим', 'чёрный с оранжевым', 'black with orange'),
    blackWithOrange,
    ['#272B30', '#FF5B1F'],
  ),
  grey: colour('grey', 'siryi', t('сірий із чорним', 'серый с чёрным', 'grey with black'), grey, [
    '#8B939A',
    '#272B30',
  ]),
  white: colour('white', 'bilyi', t('білий із сірим', 'белый с серым', 'white with grey'), white, [
    '#EFEFEA',
    '#8B939A',
  ]),
  red: colour('red', 'chervonyi', t('червоний із чорним', 'красный с чёрным', 'red with black'), red, [
    '#B5322A',
    '#272B30',
  ]),
  brown: colour('brown', 'korychnevyi', t('коричневий', 'коричневый', 'brown'), brown, ['#7A4E2E', '#3A3129']),
  tan: colour('brown', 'rudyi', t('рудий', 'рыжий', 'tan'), tan, ['#2E3338', '#C28A4A']),
  rainYellow: colour(
    'yellow',
    'zhovtyi',
    t('жовтий із темно-синім', 'жёлтый с тёмно-синим', 'yellow with navy'),
    yellow,
    ['#F0B91E', '#22324F'],
  ),
  orange: colour(
    'signal-orange',
    'pomaranchevyi',
    t('сигнальний помаранчевий із графітовим', 'сигнальный оранжевый с графитовым', 'hi-vis orange with graphite'),
    orange,
    ['#FF6A1F', '#3A4148'],
  ),
  orangeNavy: colour(
    'signal-orange',
    'pomaranchevyi-synii',
    t('сигнальний помаранчевий із темно-синім', 'сигнальный оранжевый с тёмно-синим', 'hi-vis orange with navy'),
    orange,
    ['#FF6A1F', '#18243C'],
  ),
  signal: colour(
    'signal-orange',
    'syhnalnyi',
    t('сигнальний помаранчевий із чорним', 'сигнальный оранжевый с чёрным', 'hi-vis orange with black'),
    signal,
    ['#FF6A1F', '#272B30'],
  ),
  yellow: colour(
    'signal-yellow',
    'zhovtyi',
    t('сигнальний жовтий із темно-синім', 'сигнальный жёлтый с тёмно-синим', 'hi-vis yellow with navy'),
    yellow,
    ['#DCF02C', '#18243C'],
  ),
  yellowBlack: colour(
    'signal-yellow',
    'zhovtyi-chornyi',
    t('сигнальний жовтий із чорним', 'сигнальный жёлтый с чёрным', 'hi-vis yellow with black'),
    yellowWithBlack,
    ['#DCF02C', '#23272C'],
  ),
  plainWhite: colour('white', 'bilyi', t('білий', 'белый', 'white'), white, ['#F2F3F1', '#8B939A']),
  plainYellow: colour('yellow', 'zhovtyi', t('жовтий', 'жёлтый', 'yellow'), yellow, ['#F3C61C', '#272B30']),
  plainOrange: colour('orange', 'pomaranchevyi', t('помаранчевий', 'оранжевый', 'orange'), orange, [
    '#FF5B1F',
    '#272B30',
  ]),
  plainBlue: colour('blue', 'synii', t('синій', 'синий', 'blue'), blue, ['#2F5AA8', '#18243C']),
  plainRed: colour('red', 'chervonyi', t('червоний', 'красный', 'red'), red, ['#B5322A', '#272B30']),
  plainGreen: colour('green', 'zelenyi', t('зелений', 'зелёный', 'green'), green, ['#2F6B4A', '#272B30']),
  plainBlack: colour('black', 'chornyi', t('чорний', 'чёрный', 'black'), black, ['#2E3238', '#4B535B']),
} as const satisfies Record<string, ShopColour>

export type ColourId = keyof typeof colours
