import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { capSizes, helmetSize } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en397, en812, en50365 } from '../standards.ts'

const { phrases } = sheet

export const headwear: readonly Model[] = [
  model({
    slug: 'kaska-kupol',
    name: t(
      'Каска захисна «Купол» з вентиляцією',
      'Каска защитная «Купол» с вентиляцией',
      'Ventilated safety helmet “Kupol”',
    ),
    spec: t('АБС · 52–64 см · 370 г', 'АБС · 52–64 см · 370 г', 'ABS · 52–64 cm · 370 g'),
    category: 'headwear',
    subcategory: 'helmets',
    price: 780,
    grade: 4.7,
    popularity: 68,
    since: '2026-10-19',
    description: [
      t(
        'Храповик затягується однією рукою, навіть у рукавиці. Шість точок підвіски розподіляють удар, тож і до обіду каска не тисне на маківку.',
        'Храповик затягивается одной рукой, даже в перчатке. Шесть точек подвеса распределяют удар, и каска не давит на макушку к обеду.',
        'The ratchet tightens with one hand, even in a glove. A six-point cradle spreads the blow, and nothing presses on your crown by noon.',
      ),
      t(
        'Вентиляційні отвори розташовано так, що дощ у них не потрапляє, а тепле повітря виходить. Пази 30 мм приймають навушники й щиток більшості виробників. Дата виготовлення на козирку, служить п’ять років від неї.',
        'Вентиляционные отверстия расположены так, что дождь в них не попадает, а тёплый воздух выходит. Пазы 30 мм принимают наушники и щиток большинства производителей. Дата изготовления на козырьке, служит пять лет от неё.',
        'The vents keep rain out and let warm air go. Standard 30 mm slots take most makers’ ear defenders and visors. The date of manufacture is on the peak; the helmet lasts five years from then.',
      ),
    ],
    material: [
      sheet.shell(t('АБС-пластик, стійкий до ультрафіолету', 'АБС-пластик, стойкий к ультрафиолету', 'UV-stable ABS')),
      sheet.padding(
        t('Налобник із мікрофібри, знімний', 'Налобник из микрофибры, съёмный', 'Removable microfibre sweatband'),
      ),
    ],
    protection: [sheet.working(50, -20)],
    construction: [
      sheet.adjustment(t('Храповик, 52–64 см', 'Храповик, 52–64 см', 'Ratchet, 52–64 cm')),
      sheet.fastening(
        t(
          'Пази 30 мм під навушники та щиток',
          'Пазы 30 мм под наушники и щиток',
          '30 mm slots for ear defenders and visor',
        ),
      ),
      sheet.strap(t('Підборідний, двоточковий', 'Подбородочный, двухточечный', 'Two-point chin strap')),
      sheet.mass(370, null),
      sheet.life(t('5 років від дати на козирку', '5 лет от даты на козырьке', '5 years from the date on the peak')),
      sheet.producedIn(phrases.poland),
    ],
    standards: [en397()],
    care: labels.gear,
    careNote: t(
      'Мити теплою водою з милом. Не клеїти й не фарбувати: розчинник послаблює пластик.',
      'Мыть тёплой водой с мылом. Не клеить и не красить: растворитель ослабляет пластик.',
      'Wash with warm soapy water. No stickers, no paint: solvents weaken the shell.',
    ),
    attributes: {
      head: ['helmet'],
      vents: ['yes'],
      chin: ['two'],
      material: ['abs'],
      work: ['construction', 'road', 'warehouse'],
    },
    sizes: helmetSize(52, 64),
    views: ['side'],
    colours: [
      { colour: 'plainWhite', code: 'HT-9001', stock: 'ending' },
      { colour: 'plainOrange', code: 'HT-9002', left: { one: 38 } },
      { colour: 'plainYellow', code: 'HT-9003', left: { one: 54 } },
      { colour: 'plainBlue', code: 'HT-9004', left: { one: 12 } },
    ],
  }),

  model({
    slug: 'kaska-zvid',
    name: t('Каска будівельна «Звід»', 'Каска строительная «Свод»', 'Construction helmet “Zvid”'),
    spec: t('Поліетилен · 53–62 см · 340 г', 'Полиэтилен · 53–62 см · 340 г', 'Polyethylene · 53–62 cm · 340 g'),
    category: 'headwear',
    subcategory: 'helmets',
    price: 340,
    grade: 4.2,
    popularity: 75,
    since: '2024-07-08',
    description: [
      t(
        'Каска, яку видають на прохідній: легка, без отворів, регулюється пряжкою. Колір традиційно за посадою: білі майстрам, помаранчеві монтажникам, жовті робітникам, сині електрикам.',
        'Каска, которую выдают на проходной: лёгкая, без отверстий, регулируется пряжкой. Цвет традиционно по должности: белые мастерам, оранжевые монтажникам, жёлтые рабочим, синие электрикам.',
        'The helmet handed out at the gate: light, unvented, buckle-adjusted. Colours by custom: white for foremen, orange for riggers, yellow for labourers, blue for electricians.',
      ),
      t(
        'Суцільна оболонка ізолює до 1 000 В, тому її беруть і до щитової.',
        'Сплошная оболочка изолирует до 1 000 В, поэтому её берут и в щитовую.',
        'With no holes in the shell it insulates up to 1,000 V and is fit for the switch room.',
      ),
    ],
    material: [
      sheet.shell(t('Поліетилен високої густини', 'Полиэтилен высокой плотности', 'High-density polyethylene')),
      sheet.padding(t('Налобник зі шкірозамінника', 'Налобник из кожзаменителя', 'Leatherette sweatband')),
    ],
    construction: [
      sheet.adjustment(t('Пряжка, 53–62 см', 'Пряжка, 53–62 см', 'Buckle, 53–62 cm')),
      sheet.mass(340, null),
      sheet.life(t('5 років від дати на козирку', '5 лет от даты на козырьке', '5 years from the date on the peak')),
      sheet.producedIn(phrases.brovary),
    ],
    standards: [en397(), en50365],
    care: labels.gear,
    attributes: {
      head: ['helmet'],
      vents: ['no'],
      chin: ['none'],
      material: ['hdpe'],
      work: ['construction', 'electric', 'road'],
    },
    sizes: helmetSize(53, 62),
    views: ['side'],
    colours: [
      { colour: 'plainYellow', code: 'HT-9011', left: { one: 240 } },
      { colour: 'plainWhite', code: 'HT-9012', left: { one: 96 } },
      { colour: 'plainOrange', code: 'HT-9013', left: { one: 118 } },
      { colour: 'plainBlue', code: 'HT-9014', left: { one: 3 } },
    ],
  }),

  model({
    slug: 'kaska-verkholaz',
    name: t('Каска для висоти «Верхолаз»', 'Каска для высоты «Верхолаз»', 'Work-at-height helmet “Verkholaz”'),
    spec: t(
      'АБС · 54–63 см · 430 г · чотириточковий ремінь',
      'АБС · 54–63 см · 430 г · четырёхточечный ремень',
      'ABS · 54–63 cm · 430 g · four-point strap',
    ),
    category: 'headwear',
    subcategory: 'helmets',
    brand: 'stalmark',
    price: 1890,
    grade: 4.8,
    popularity: 39,
    since: '2026-03-16',
    description: [
      t(
        'Каска лишається на голові, коли ви висите головою донизу: ремінь кріпиться в чотирьох точках і застібається магнітом. Пряжка розстібається однією рукою, але не сама.',
        'Каска остаётся на голове, когда вы висите вниз головой: ремень крепится в четырёх точках и застёгивается магнитом. Пряжка расстёгивается одной рукой, но не сама.',
        'It stays on when you hang upside down: the strap is fixed at four points and closes with a magnet. The buckle opens with one hand, but never by itself.',
      ),
      t(
        'Козирок короткий, щоб не затуляв огляду над головою. Є світловідбивна смуга й чотири гачки під ліхтар.',
        'Козырёк короткий, чтобы не закрывал обзор над головой. Есть световозвращающая полоса и четыре крючка под фонарь.',
        'A short peak leaves the view above you open. A reflective band and four clips for a headlamp are built in.',
      ),
    ],
    material: [
      sheet.shell(t('АБС-пластик', 'АБС-пластик', 'ABS')),
      sheet.padding(t('Спінений полістирол і сітка', 'Вспененный полистирол и сетка', 'Foamed polystyrene and mesh')),
    ],
    construction: [
      sheet.adjustment(t('Храповик, 54–63 см', 'Храповик, 54–63 см', 'Ratchet, 54–63 cm')),
      sheet.strap(
        t('Чотириточковий, магнітна пряжка', 'Четырёхточечный, магнитная пряжка', 'Four-point, magnetic buckle'),
      ),
      sheet.mass(430, null),
      sheet.life(t('10 років від дати на козирку', '10 лет от даты на козырьке', '10 years from the date on the peak')),
      sheet.producedIn(phrases.portugal),
    ],
    standards: [en397('MM −30 °C')],
    care: labels.gear,
    attributes: {
      head: ['helmet'],
      vents: ['yes'],
      chin: ['four'],
      material: ['abs'],
      work: ['construction', 'electric'],
    },
    sizes: helmetSize(54, 63),
    views: ['side'],
    colours: [
      { colour: 'plainRed', code: 'HT-9021', left: { one: 22 } },
      { colour: 'plainWhite', code: 'HT-9022', left: { one: 0 } },
      { colour: 'plainGreen', code: 'HT-9023', left: { one: 9 } },
    ],
  }),

  model({
    slug: 'kepka-zmina',
    name: t('Кепка робоча «Зміна»', 'Кепка рабочая «Смена»', 'Work cap “Zmina”'),
    spec: t('Бавовна · 260 г/м² · 54–62 см', 'Хлопок · 260 г/м² · 54–62 см', 'Cotton · 260 g/m² · 54–62 cm'),
    category: 'headwear',
    subcategory: 'caps',
    price: 290,
    grade: 4.4,
    popularity: 54,
    since: '2025-05-12',
    description: [
      t(
        'Шість клинів, люверси для повітря, козирок, який не ламається в пральній машині: усередині пластик, а не картон. Ззаду металева пряжка.',
        'Шесть клиньев, люверсы для воздуха, козырёк, который не ломается в стиральной машине: внутри пластик, а не картон. Сзади металлическая пряжка.',
        'Six panels, eyelets for air and a peak that survives the washing machine: plastic inside, not cardboard. A metal buckle at the back.',
      ),
      t(
        'Спереду рівне поле під вишивку, робимо від 10 штук. Козирок трохи довший за звичайний: тінь сягає носа.',
        'Спереди ровное поле под вышивку, делаем от 10 штук. Козырёк чуть длиннее обычного: тень достаёт до носа.',
        'The plain front takes embroidery from 10 pieces. The peak is a little longer than usual, shading the nose.',
      ),
    ],
    material: [sheet.cloth(t('Саржа', 'Саржа', 'Drill'), { cotton: 100 }), sheet.weight(260)],
    construction: [
      sheet.adjustment(t('Металева пряжка', 'Металлическая пряжка', 'Metal buckle')),
      sheet.mass(95, null),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.cotton,
    attributes: {
      head: ['cap'],
      vents: ['yes'],
      chin: ['none'],
      material: ['cotton'],
      season: ['summer'],
      work: ['construction', 'warehouse', 'farm'],
    },
    sizes: capSizes,
    views: ['side'],
    colours: [
      { colour: 'graphite', code: 'HT-9101', stock: 'plenty' },
      { colour: 'orange', code: 'HT-9102' },
      { colour: 'navy', code: 'HT-9103' },
      { colour: 'olive', code: 'HT-9104', stock: 'ending' },
    ],
  }),

  model({
    slug: 'kasketka-kozyrok',
    name: t('Кепка-каскетка «Козирок»', 'Кепка-каскетка «Козырёк»', 'Bump cap “Kozyrok”'),
    spec: t(
      'Бавовна, вставка АБС · 54–60 см · 180 г',
      'Хлопок, вставка АБС · 54–60 см · 180 г',
      'Cotton, ABS insert · 54–60 cm · 180 g',
    ),
    category: 'headwear',
    subcategory: 'caps',
    price: 620,
    grade: 4.5,
    popularity: 44,
    since: '2026-08-03',
    description: [
      t(
        'Виглядає як кепка, а всередині пластикова шкаралупа з піною: низька труба в підвалі чи відкритий багажник більше не лишають ґуль. Вставка виймається, тканину можна прати.',
        'Выглядит как кепка, а внутри пластиковая скорлупа с пеной: низкая труба в подвале или открытый багажник больше не оставляют шишек. Вставка вынимается, ткань можно стирать.',
        'It looks like a cap, but inside is a plastic shell with foam: low pipes and open tailgates leave no more lumps. The insert comes out so the fabric can be washed.',
      ),
      t(
        'Від того, що падає згори, не захищає: на майданчику вдягайте каску.',
        'От того, что падает сверху, не защищает: на площадке надевайте каску.',
        'It does not protect from falling things: on a site, wear a helmet.',
      ),
    ],
    material: [
      sheet.cloth(t('Саржа', 'Саржа', 'Drill'), { cotton: 100 }),
      sheet.shell(t('АБС-пластик і піна EVA', 'АБС-пластик и пена EVA', 'ABS and EVA foam')),
    ],
    construction: [
      sheet.adjustment(t('Липучка', 'Липучка', 'Hook and loop')),
      sheet.ventilation(t('Сітчасті боки', 'Сетчатые бока', 'Mesh sides')),
      sheet.mass(180, null),
      sheet.madeIn(phrases.poland),
    ],
    standards: [en812],
    care: labels.stretch,
    attributes: {
      head: ['bump'],
      vents: ['yes'],
      chin: ['none'],
      material: ['cotton', 'abs'],
      work: ['car', 'warehouse', 'electric'],
    },
    sizes: capSizes,
    views: ['side'],
    colours: [
      { colour: 'plainBlack', code: 'HT-9111' },
      { colour: 'royal', code: 'HT-9112' },
      { colour: 'red', code: 'HT-9113', stock: 'thin' },
    ],
  }),
]
