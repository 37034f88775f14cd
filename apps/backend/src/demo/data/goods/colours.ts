import { type Colourway, colourways, palette } from '../../../drawings/index.ts'
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

interface ShopColour {
  facet: Choice
  /** Last part of the slug of the product. */
  slug: string
  name: Text
  short: Text
  colourway: Colourway
}

const colour = (
  facet: keyof typeof facets,
  slug: string,
  name: Text,
  short: Text,
  colourway: Colourway,
): ShopColour => ({
  facet: { id: facet, name: facets[facet] },
  slug,
  name,
  short,
  colourway,
})

const graphite = t('Графіт', 'Графит', 'Graphite')
const navy = t('Синій', 'Синий', 'Navy')
const signal = t('Сигнальний', 'Сигнальный', 'Hi-vis')
const orange = t('Помаранчевий', 'Оранжевый', 'Orange')
const yellow = t('Жовтий', 'Жёлтый', 'Yellow')
const black = t('Чорний', 'Чёрный', 'Black')
const white = t('Білий', 'Белый', 'White')

/** Colours of goods: names for the buyer and colours of the drawing. */
export const colours = {
  graphite: colour(
    'graphite',
    'hrafit',
    t('графітовий з чорним', 'графитовый с чёрным', 'graphite with black'),
    graphite,
    colourways['graphite-orange'],
  ),
  graphiteOrange: colour(
    'graphite',
    'hrafit-pomaranchevyi',
    t('графітовий з помаранчевим', 'графитовый с оранжевым', 'graphite with orange'),
    t('Графіт з помаранчевим', 'Графит с оранжевым', 'Graphite and orange'),
    { main: palette.graphite, contrast: palette.hartOrange, accent: palette.hartOrange },
  ),
  graphiteYellow: colour(
    'graphite',
    'hrafit-zhovtyi',
    t('графітовий із жовтим', 'графитовый с жёлтым', 'graphite with yellow'),
    t('Графіт із жовтим', 'Графит с жёлтым', 'Graphite and yellow'),
    { main: palette.graphite, contrast: palette.black, accent: '#DDF247' },
  ),
  navy: colour(
    'navy',
    'synii',
    t('темно-синій із сірим', 'тёмно-синий с серым', 'navy with grey'),
    navy,
    colourways['navy-grey'],
  ),
  navyPlain: colour('navy', 'temno-synii', t('темно-синій', 'тёмно-синий', 'navy'), navy, {
    main: palette.navy,
    contrast: palette.deepnavy,
    accent: palette.hartOrange,
  }),
  royal: colour(
    'blue',
    'voloshkovyi',
    t('волошковий із темно-синім', 'васильковый с тёмно-синим', 'royal blue with navy'),
    t('Волошковий', 'Васильковый', 'Royal blue'),
    colourways['royal-navy'],
  ),
  olive: colour(
    'olive',
    'olyva',
    t('оливковий з чорним', 'оливковый с чёрным', 'olive with black'),
    t('Олива', 'Олива', 'Olive'),
    colourways['olive-black'],
  ),
  green: colour(
    'green',
    'zelenyi',
    t('темно-зелений із чорним', 'тёмно-зелёный с чёрным', 'dark green with black'),
    t('Зелений', 'Зелёный', 'Green'),
    { main: '#2F5645', contrast: palette.black, accent: '#E8B23A' },
  ),
  sand: colour(
    'sand',
    'pisochnyi',
    t('пісочний із чорним', 'песочный с чёрным', 'sand with black'),
    t('Пісок', 'Песок', 'Sand'),
    colourways['sand-black'],
  ),
  black: colour(
    'black',
    'chornyi',
    t('чорний із сірим', 'чёрный с серым', 'black with grey'),
    black,
    colourways['black-grey'],
  ),
  blackOrange: colour(
    'black',
    'chornyi-pomaranchevyi',
    t('чорний з помаранчевим', 'чёрный с оранжевым', 'black with orange'),
    t('Чорний з помаранчевим', 'Чёрный с оранжевым', 'Black and orange'),
    { main: palette.black, contrast: palette.hartOrange, accent: palette.hartOrange },
  ),
  grey: colour(
    'grey',
    'siryi',
    t('сірий із чорним', 'серый с чёрным', 'grey with black'),
    t('Сірий', 'Серый', 'Grey'),
    { main: palette.grey, contrast: palette.black, accent: palette.hartOrange },
  ),
  white: colour(
    'white',
    'bilyi',
    t('білий із сірим', 'белый с серым', 'white with grey'),
    white,
    colourways['white-grey'],
  ),
  red: colour(
    'red',
    'chervonyi',
    t('червоний із чорним', 'красный с чёрным', 'red with black'),
    t('Червоний', 'Красный', 'Red'),
    colourways['red-black'],
  ),
  brown: colour(
    'brown',
    'korychnevyi',
    t('коричневий', 'коричневый', 'brown'),
    t('Коричневий', 'Коричневый', 'Brown'),
    { main: palette.brown, contrast: '#3A3129', accent: '#E8B23A' },
  ),
  tan: colour('brown', 'rudyi', t('рудий', 'рыжий', 'tan'), t('Рудий', 'Рыжий', 'Tan'), {
    main: '#2E3338',
    contrast: '#C28A4A',
    accent: palette.hartOrange,
  }),
  rainYellow: colour(
    'yellow',
    'zhovtyi',
    t('жовтий із темно-синім', 'жёлтый с тёмно-синим', 'yellow with navy'),
    yellow,
    { main: '#F0B91E', contrast: '#22324F', accent: palette.hartOrange },
  ),
  orange: colour(
    'signal-orange',
    'pomaranchevyi',
    t('сигнальний помаранчевий із графітовим', 'сигнальный оранжевый с графитовым', 'hi-vis orange with graphite'),
    orange,
    colourways['orange-graphite'],
  ),
  orangeNavy: colour(
    'signal-orange',
    'pomaranchevyi-synii',
    t('сигнальний помаранчевий із темно-синім', 'сигнальный оранжевый с тёмно-синим', 'hi-vis orange with navy'),
    orange,
    colourways['orange-navy'],
  ),
  signal: colour(
    'signal-orange',
    'syhnalnyi',
    t('сигнальний помаранчевий із чорним', 'сигнальный оранжевый с чёрным', 'hi-vis orange with black'),
    signal,
    { main: palette.orange, contrast: palette.black, accent: '#DDF247' },
  ),
  yellow: colour(
    'signal-yellow',
    'zhovtyi',
    t('сигнальний жовтий із темно-синім', 'сигнальный жёлтый с тёмно-синим', 'hi-vis yellow with navy'),
    yellow,
    colourways['yellow-navy'],
  ),
  yellowBlack: colour(
    'signal-yellow',
    'zhovtyi-chornyi',
    t('сигнальний жовтий із чорним', 'сигнальный жёлтый с чёрным', 'hi-vis yellow with black'),
    t('Жовтий з чорним', 'Жёлтый с чёрным', 'Yellow and black'),
    { main: palette.yellow, contrast: '#23272C', accent: palette.hartOrange },
  ),
  plainWhite: colour('white', 'bilyi', t('білий', 'белый', 'white'), white, {
    main: '#F2F3F1',
    contrast: palette.grey,
    accent: palette.hartOrange,
  }),
  plainYellow: colour('yellow', 'zhovtyi', t('жовтий', 'жёлтый', 'yellow'), yellow, {
    main: '#F3C61C',
    contrast: palette.black,
    accent: palette.hartOrange,
  }),
  plainOrange: colour('orange', 'pomaranchevyi', t('помаранчевий', 'оранжевый', 'orange'), orange, {
    main: palette.hartOrange,
    contrast: palette.black,
    accent: '#DDF247',
  }),
  plainBlue: colour('blue', 'synii', t('синій', 'синий', 'blue'), t('Синій', 'Синий', 'Blue'), {
    main: palette.royal,
    contrast: palette.deepnavy,
    accent: palette.hartOrange,
  }),
  plainRed: colour('red', 'chervonyi', t('червоний', 'красный', 'red'), t('Червоний', 'Красный', 'Red'), {
    main: palette.red,
    contrast: palette.black,
    accent: '#DDF247',
  }),
  plainGreen: colour('green', 'zelenyi', t('зелений', 'зелёный', 'green'), t('Зелений', 'Зелёный', 'Green'), {
    main: '#2F6B4A',
    contrast: palette.black,
    accent: palette.hartOrange,
  }),
  plainBlack: colour('black', 'chornyi', t('чорний', 'чёрный', 'black'), black, {
    main: '#2E3238',
    contrast: '#4B535B',
    accent: palette.hartOrange,
  }),
} as const satisfies Record<string, ShopColour>

export type ColourId = keyof typeof colours
