import type { Text } from '../../text.ts'
import type { Row, TechnicalGroup } from './goods.ts'
import { celsius, centimetres, grams, gsm, joined, t } from './wording.ts'

const named =
  (uk: string, ru: string, en: string) =>
  (value: Text): Row => ({ name: t(uk, ru, en), value })

const fibres = {
  cotton: t('бавовна', 'хлопок', 'cotton'),
  polyester: t('поліестер', 'полиэстер', 'polyester'),
  polyamide: t('поліамід', 'полиамид', 'polyamide'),
  elastane: t('еластан', 'эластан', 'elastane'),
  elastomultiester: t('еластомультиестер', 'эластомультиэстер', 'elastomultiester'),
  carbon: t('вуглецева нитка', 'углеродная нить', 'carbon fibre'),
  viscose: t('віскоза', 'вискоза', 'viscose'),
  modacrylic: t('модакрил', 'модакрил', 'modacrylic'),
  aramid: t('арамід', 'арамид', 'aramid'),
  hppe: t('HPPE', 'HPPE', 'HPPE'),
  glass: t('скловолокно', 'стекловолокно', 'glass fibre'),
  acrylic: t('акрил', 'акрил', 'acrylic'),
} as const satisfies Record<string, Text>

type Blend = Partial<Record<keyof typeof fibres, number>>

const isFibre = (name: string): name is keyof typeof fibres => name in fibres

/** «65 % поліестер, 35 % бавовна». */
export const blend = (of: Blend): Text =>
  joined(
    ', ',
    ...Object.entries(of).flatMap(([name, share]) =>
      isFibre(name) ? [joined(' ', t(`${share} %`, `${share} %`, `${share}%`), fibres[name])] : [],
    ),
  )

/** Name and composition of a cloth. */
export const cloth = (name: Text, of: Blend): Row => outer(joined(', ', name, blend(of)))

export const outer = named('Тканина верху', 'Ткань верха', 'Outer fabric')
export const weight = (grams: number): Row =>
  named('Поверхнева щільність', 'Поверхностная плотность', 'Fabric weight')(gsm(grams))
export const reinforcement = named('Підсилення', 'Усиление', 'Reinforcement')
export const lining = named('Підкладка', 'Подкладка', 'Lining')
export const insulation = named('Утеплювач', 'Утеплитель', 'Insulation')
export const finish = named('Просочення', 'Пропитка', 'Finish')
export const membrane = named('Мембрана', 'Мембрана', 'Membrane')
export const tape = named('Світловідбивна стрічка', 'Световозвращающая лента', 'Reflective tape')
export const upper = named('Верх', 'Верх', 'Upper')
export const sole = named('Підошва', 'Подошва', 'Sole')
export const toecap = named('Підносок', 'Подносок', 'Toecap')
export const midsole = named('Захист від проколу', 'Защита от прокола', 'Penetration resistance')
export const insole = named('Вкладна устілка', 'Вкладная стелька', 'Insole')
export const liner = named('Основа', 'Основа', 'Liner')
export const coat = named('Покриття', 'Покрытие', 'Coating')
export const gauge = (needles: number): Row =>
  named(
    'Клас в’язання',
    'Класс вязки',
    'Knitting gauge',
  )(t(`${needles} голок на дюйм`, `${needles} игл на дюйм`, `${needles} needles per inch`))
export const shell = named('Оболонка', 'Оболочка', 'Shell')
export const padding = named('Наповнення', 'Наполнение', 'Filling')
export const strap = named('Ремені', 'Ремни', 'Straps')

export const closure = named('Застібка', 'Застёжка', 'Fastening')
export const pockets = named('Кишені', 'Карманы', 'Pockets')
export const seams = named('Шви', 'Швы', 'Seams')
export const collar = named('Комір', 'Воротник', 'Collar')
export const hood = named('Капюшон', 'Капюшон', 'Hood')
export const cuffs = named('Манжети', 'Манжеты', 'Cuffs')
export const knees = named('Коліна', 'Колени', 'Knees')
export const waist = named('Пояс', 'Пояс', 'Waistband')
export const braces = named('Лямки', 'Лямки', 'Braces')
export const ventilation = named('Вентиляція', 'Вентиляция', 'Ventilation')
export const adjustment = named('Регулювання', 'Регулировка', 'Adjustment')
export const fastening = named('Кріплення', 'Крепление', 'Fixing')
export const dimensions = named('Розміри', 'Размеры', 'Dimensions')
export const capacity = named('Що вміщує', 'Что вмещает', 'Holds')
export const last = named('Колодка', 'Колодка', 'Last')
export const life = named('Строк служби', 'Срок службы', 'Service life')
export const length = named('Довжина', 'Длина', 'Length')
export const pack = named('В упаковці', 'В упаковке', 'In the pack')

/** Back length from the collar seam in the middle size. */
export const backLength = (of: number, size = '52'): Row => ({
  ...named(
    `Довжина спинки, розмір ${size}`,
    `Длина спинки, размер ${size}`,
    `Back length, size ${size}`,
  )(centimetres(of)),
  garment: { id: 'back', size, centimetres: of },
})
export const inseam = (of: number, size = '52'): Row => ({
  ...named(`Крокова довжина, розмір ${size}`, `Длина шага, размер ${size}`, `Inseam, size ${size}`)(centimetres(of)),
  garment: { id: 'inseam', size, centimetres: of },
})
export const mass = (of: number, size: string | null = '52'): Row =>
  (size
    ? named(`Маса, розмір ${size}`, `Масса, размер ${size}`, `Weight, size ${size}`)
    : named('Маса', 'Масса', 'Weight'))(grams(of))
export const pairMass = (of: number, size: string): Row =>
  named(`Маса пари, розмір ${size}`, `Масса пары, размер ${size}`, `Weight of a pair, size ${size}`)(grams(of))
export const working = (warm: number, cold: number): Row =>
  named('Температура роботи', 'Температура работы', 'Working temperature')(celsius(warm, cold))
export const madeIn = named('Країна пошиття', 'Страна пошива', 'Made in')
export const producedIn = named('Країна виробництва', 'Страна производства', 'Made in')

/** Values that several articles share. */
export const phrases = {
  cherkasy: t('Україна, Черкаси', 'Украина, Черкассы', 'Cherkasy, Ukraine'),
  khmelnytskyi: t('Україна, Хмельницький', 'Украина, Хмельницкий', 'Khmelnytskyi, Ukraine'),
  brovary: t('Україна, Бровари', 'Украина, Бровары', 'Brovary, Ukraine'),
  poland: t('Польща', 'Польша', 'Poland'),
  portugal: t('Португалія', 'Португалия', 'Portugal'),
  lithuania: t('Литва', 'Литва', 'Lithuania'),
  twill: t('Твіл 2/1', 'Твил 2/1', '2/1 twill'),
  cordura: t('Кордура 500D, 100 % поліамід', 'Кордура 500D, 100 % полиамид', 'Cordura 500D, 100% polyamide'),
  twoWayZip: t(
    'Двозамкова тракторна блискавка № 8, вітрозахисна планка',
    'Двухзамковая тракторная молния № 8, ветрозащитная планка',
    'Two-way No. 8 moulded zip under a storm flap',
  ),
  zip5: t('Тракторна блискавка № 5', 'Тракторная молния № 5', 'No. 5 moulded zip'),
  flyZip: t(
    'Металева блискавка № 5 і ґудзик-заклепка',
    'Металлическая молния № 5 и пуговица-заклёпка',
    'No. 5 metal zip and a riveted button',
  ),
  triple: t(
    'Потрійні на ділянках навантаження',
    'Тройные на нагруженных участках',
    'Triple-stitched where the load is',
  ),
  double: t(
    'Подвійні, із закріпками на кишенях',
    'Двойные, с закрепками на карманах',
    'Double-stitched, bar tacks at the pockets',
  ),
  sealed: t('Зварені струмом високої частоти', 'Сварены током высокой частоты', 'High-frequency welded'),
  taped: t('Проклеєні стрічкою зсередини', 'Проклеены лентой изнутри', 'Taped inside'),
  flatlock: t('Пласкі, не труть під лямками', 'Плоские, не натирают под лямками', 'Flat, no chafing under straps'),
  repellent: t(
    'Водо- та мастиловідштовхувальне, до 50 прань',
    'Водо- и маслоотталкивающая, до 50 стирок',
    'Water- and oil-repellent, up to 50 washes',
  ),
  water: t('Водовідштовхувальне, до 20 прань', 'Водоотталкивающая, до 20 стирок', 'Water-repellent, up to 20 washes'),
  flameFinish: t(
    'Вогнезахисне, незмивне до 50 прань',
    'Огнезащитная, не смывается до 50 стирок',
    'Flame-retardant, lasting 50 washes',
  ),
  glassBead: t(
    '50 мм, зі скляними кульками, до 50 прань',
    '50 мм, со стеклянными шариками, до 50 стирок',
    '50 mm, glass bead, good for 50 washes',
  ),
  heatTape: t(
    '50 мм, сегментована, термоклейова, до 50 прань',
    '50 мм, сегментированная, термоклеевая, до 50 стирок',
    '50 mm, segmented heat-applied, good for 50 washes',
  ),
  taffeta: t('Таффета 190T', 'Таффета 190T', '190T taffeta'),
  mesh: t('Сітка, 100 % поліестер', 'Сетка, 100 % полиэстер', 'Mesh, 100% polyester'),
} as const satisfies Record<string, Text>

const titles = {
  material: t('Матеріал', 'Материал', 'Material'),
  protection: t('Захист', 'Защита', 'Protection'),
  construction: t('Конструкція', 'Конструкция', 'Construction'),
} as const satisfies Record<TechnicalGroup['id'], Text>

/** The three groups of a data sheet; empty groups are omitted. */
export const groupsOf = (rows: Readonly<Record<TechnicalGroup['id'], readonly Row[]>>): TechnicalGroup[] =>
  (['material', 'protection', 'construction'] as const)
    .map(id => ({ id, title: titles[id], rows: rows[id] }))
    .filter(group => group.rows.length > 0)
