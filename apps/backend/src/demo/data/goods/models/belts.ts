import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { beltSizes } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'

const { phrases } = sheet

export const belts: readonly Model[] = [
  model({
    slug: 'poias-teslia',
    line: 'teslia',
    name: t('Пояс із підсумком «Тесля»', 'Пояс с подсумком «Плотник»', 'Tool belt with pouch “Teslia”'),
    spec: t('Шкіра та поліамід · ремінь 50 мм', 'Кожа и полиамид · ремень 50 мм', 'Leather and nylon · 50 mm belt'),
    category: 'belts',
    subcategory: 'tool-belts',
    price: 1490,
    grade: 4.7,
    popularity: 70,
    since: '2025-06-09',
    hit: true,
    description: [
      t(
        'Підсумок зшито з одного шматка шкіри 3 мм, дно закріплено заклепками, тож цвяхи його не протирають. Петля під молоток сталева, повертається за стегном.',
        'Подсумок сшит из одного куска кожи 3 мм, дно закреплено заклёпками, поэтому гвозди его не протирают. Петля под молоток стальная, поворачивается за бедром.',
        'The pouch is one piece of 3 mm leather with a riveted bottom that nails do not wear through. The steel hammer loop swings with your hip.',
      ),
      t(
        'Ремінь широкий, із поліаміду: не розтягується й не намокає, пряжка розстібається однією рукою. Підсумок знімається, його можна перечепити на лівий бік.',
        'Ремень широкий, из полиамида: не растягивается и не намокает, пряжка расстёгивается одной рукой. Подсумок снимается, его можно перевесить на левую сторону.',
        'The wide nylon belt neither stretches nor soaks, and its buckle opens with one hand. The pouch slides off to hang on the other side.',
      ),
    ],
    material: [
      sheet.outer(t('Шкіра 3 мм, ремінь з поліаміду', 'Кожа 3 мм, ремень из полиамида', '3 mm leather, nylon belt')),
      sheet.seams(t('Вощена нитка, заклепки', 'Вощёная нить, заклёпки', 'Waxed thread, rivets')),
    ],
    construction: [
      sheet.capacity(
        t(
          'Молоток, рулетка 8 м, олівці, до 2 кг цвяхів',
          'Молоток, рулетка 8 м, карандаши, до 2 кг гвоздей',
          'Hammer, 8 m tape, pencils, up to 2 kg of nails',
        ),
      ),
      sheet.dimensions(t('Підсумок 28 × 24 см', 'Подсумок 28 × 24 см', 'Pouch 28 × 24 cm')),
      sheet.mass(860, null),
      sheet.producedIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.leather,
    attributes: { tool: ['set'], material: ['leather', 'nylon'], work: ['construction', 'finishing'] },
    sizes: beltSizes,
    views: ['front'],
    colours: [
      { colour: 'tan', code: 'HT-9501', stock: 'plenty' },
      { colour: 'brown', code: 'HT-9502', stock: 'thin' },
    ],
  }),

  model({
    slug: 'poias-vuzol',
    name: t('Пояс монтажника «Вузол»', 'Пояс монтажника «Узел»', 'Rigger’s tool belt “Vuzol”'),
    spec: t(
      'Кордура · ремінь 60 мм · м’яка спинка',
      'Кордура · ремень 60 мм · мягкая спинка',
      'Cordura · 60 mm belt · padded back',
    ),
    category: 'belts',
    subcategory: 'tool-belts',
    price: 1190,
    grade: 4.5,
    popularity: 48,
    since: '2025-11-03',
    description: [
      t(
        'Спинка з піни й сітки розподіляє до шести кілограмів інструмента: ввечері болять руки, а не поперек. Підсумок із кордури з твердими краями стоїть відкритим.',
        'Спинка из пены и сетки распределяет до шести килограммов инструмента: вечером болят руки, а не поясница. Подсумок из кордуры с твёрдыми краями стоит открытым.',
        'A foam-and-mesh back spreads up to six kilograms of tools: at night your arms ache, not your back. The Cordura pouch has stiff edges and stays open.',
      ),
      t(
        'Петлі на ремені приймають тримачі інших виробників, ширина стандартна. Для страхування на висоті не призначений.',
        'Петли на ремне принимают держатели других производителей, ширина стандартная. Для страховки на высоте не предназначен.',
        'The belt loops take other makers’ holders of standard width. Not a fall-arrest belt.',
      ),
    ],
    material: [
      sheet.outer(phrases.cordura),
      sheet.padding(t('Піна EVA і сітка', 'Пена EVA и сетка', 'EVA foam and mesh')),
    ],
    construction: [
      sheet.capacity(
        t(
          'До 6 кг: ключі, шуруповерт, бокорізи, біти',
          'До 6 кг: ключи, шуруповёрт, бокорезы, биты',
          'Up to 6 kg: spanners, drill driver, cutters, bits',
        ),
      ),
      sheet.dimensions(t('Підсумок 26 × 22 см', 'Подсумок 26 × 22 см', 'Pouch 26 × 22 cm')),
      sheet.mass(640, null),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [],
    care: labels.gear,
    attributes: { tool: ['heavy'], material: ['nylon'], work: ['electric', 'construction'] },
    sizes: beltSizes,
    views: ['front'],
    colours: [
      { colour: 'graphite', code: 'HT-9511' },
      { colour: 'orange', code: 'HT-9512' },
    ],
  }),

  model({
    slug: 'poias-faza',
    name: t('Пояс електрика «Фаза»', 'Пояс электрика «Фаза»', 'Electrician’s belt “Faza”'),
    spec: t(
      'Поліамід · ремінь 40 мм · підсумок на 9 інструментів',
      'Полиамид · ремень 40 мм · подсумок на 9 инструментов',
      'Nylon · 40 mm belt · pouch for 9 tools',
    ),
    category: 'belts',
    subcategory: 'tool-belts',
    price: 890,
    grade: 4.4,
    popularity: 34,
    since: '2026-06-22',
    description: [
      t(
        'Кожній викрутці своє місце: дев’ять кишеньок різної глибини й петля під ізострічку. Жодної металевої деталі, крім прихованої пряжки.',
        'Каждой отвёртке своё место: девять карманов разной глубины и петля под изоленту. Ни одной металлической детали, кроме скрытой пряжки.',
        'A place for every screwdriver: nine pockets of different depth and a loop for insulating tape. No metal but the hidden buckle.',
      ),
      t(
        'Підсумок легкий, 310 г разом із ременем. Якщо носите важкий інструмент, дивіться «Вузол».',
        'Подсумок лёгкий, 310 г вместе с ремнём. Если носите тяжёлый инструмент, смотрите «Узел».',
        'Light, 310 g with the belt. For heavy tools look at the “Vuzol”.',
      ),
    ],
    material: [sheet.outer(t('Поліамід 1000D', 'Полиамид 1000D', '1000D nylon'))],
    construction: [
      sheet.capacity(
        t(
          '9 інструментів, мультиметр, ізострічка',
          '9 инструментов, мультиметр, изолента',
          '9 tools, multimeter, insulating tape',
        ),
      ),
      sheet.dimensions(t('Підсумок 24 × 20 см', 'Подсумок 24 × 20 см', 'Pouch 24 × 20 cm')),
      sheet.mass(310, null),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.gear,
    attributes: { tool: ['set'], material: ['nylon'], work: ['electric'] },
    sizes: beltSizes,
    views: ['front'],
    colours: [
      { colour: 'navyPlain', code: 'HT-9521' },
      {
        colour: 'plainBlack',
        code: 'HT-9522',
        stock: 'none',
      },
    ],
  }),
]
