import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import { fleece, polo, tshirt } from '../../../goods/pictures.ts'
import * as sheet from '../../../goods/sheet.ts'
import { lettered } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en13758 } from '../standards.ts'

const { phrases } = sheet

/** T-shirts, polos and fleece. */
export const tops: readonly Model[] = [
  model({
    slug: 'polo-zmina',
    name: t('Поло робоче «Зміна»', 'Поло рабочее «Смена»', 'Work polo “Zmina”'),
    spec: t(
      'Бавовна 60 %, поліестер 40 % · 190 г/м²',
      'Хлопок 60 %, полиэстер 40 % · 190 г/м²',
      'Cotton 60%, polyester 40% · 190 g/m²',
    ),
    category: 'tops',
    subcategory: 'polos',
    price: 590,
    grade: 4.3,
    popularity: 79,
    since: '2026-10-05',
    description: [
      t(
        'Поло, яке після пральні виглядає як поло: комір підсилено стрічкою й не загинається, планка прошита в дві голки. Бавовни більше, ніж поліестеру, тому в ньому не парко за верстатом.',
        'Поло, которое после прачечной выглядит как поло: воротник усилен лентой и не загибается, планка прошита в две иглы. Хлопка больше, чем полиэстера, поэтому в нём не душно за станком.',
        'A polo that still looks like one after the laundry: the collar is taped and does not curl, the placket is twin-stitched. More cotton than polyester keeps it cool at the machine.',
      ),
      t(
        'На грудях кишеня з відділенням під ручку, смуга на комірі й манжетах у тон. Під вишивку або друк лишили рівне поле праворуч.',
        'На груди карман с отделением под ручку, полоса на воротнике и манжетах в тон. Под вышивку или печать оставили ровное поле справа.',
        'The chest pocket has a pen slot; collar and cuffs carry a stripe. The right breast is plain for embroidery or print.',
      ),
    ],
    material: [sheet.cloth(t('Піке', 'Пике', 'Piqué'), { cotton: 60, polyester: 40 }), sheet.weight(190)],
    construction: [
      sheet.closure(t('Планка, три ґудзики', 'Планка, три пуговицы', 'Placket, three buttons')),
      sheet.pockets(t('1 нагрудна', '1 нагрудный', '1 chest')),
      sheet.seams(
        t('Бічні розрізи, плечі зі стрічкою', 'Боковые разрезы, плечи с лентой', 'Side vents, taped shoulders'),
      ),
      sheet.backLength(73, 'L'),
      sheet.mass(270, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.knit,
    attributes: {
      garment: ['polo'],
      material: ['mixed'],
      season: ['summer', 'all'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['warehouse', 'car', 'electric'],
    },
    sizes: lettered('S', '4XL'),
    drawing: polo({}),
    colours: [
      { colour: 'navy', code: 'HT-4011', stock: 'plenty' },
      { colour: 'graphiteOrange', code: 'HT-4012', stock: 'plenty' },
      { colour: 'white', code: 'HT-4013' },
      { colour: 'red', code: 'HT-4014' },
    ],
  }),

  model({
    slug: 'polo-varta',
    name: t('Поло двоколірне «Варта»', 'Поло двухцветное «Вахта»', 'Two-tone polo “Varta”'),
    spec: t(
      'Піке з еластаном · 200 г/м² · S–4XL',
      'Пике с эластаном · 200 г/м² · S–4XL',
      'Stretch piqué · 200 g/m² · S–4XL',
    ),
    category: 'tops',
    subcategory: 'polos',
    price: 690,
    grade: 4.5,
    popularity: 48,
    since: '2025-06-02',
    description: [
      t(
        'Темні плечі не показують слідів від лямок і ременя безпеки. Чотири відсотки еластану тримають форму рукава й коміра навіть після сотні прань.',
        'Тёмные плечи не показывают следов от лямок и ремня безопасности. Четыре процента эластана держат форму рукава и воротника даже после сотни стирок.',
        'Dark shoulders hide marks from straps and seat belts. Four per cent elastane keeps sleeves and collar in shape through a hundred washes.',
      ),
      t(
        'Крій трохи довший ззаду: поло не вилазить зі штанів, коли нахиляєшся.',
        'Крой чуть длиннее сзади: поло не вылезает из брюк, когда наклоняешься.',
        'It is cut a little longer behind, so it stays tucked in when you bend.',
      ),
    ],
    material: [
      sheet.cloth(t('Піке стретч', 'Пике стретч', 'Stretch piqué'), { cotton: 58, polyester: 38, elastane: 4 }),
      sheet.weight(200),
    ],
    construction: [
      sheet.closure(t('Планка, три ґудзики', 'Планка, три пуговицы', 'Placket, three buttons')),
      sheet.pockets(t('1 нагрудна', '1 нагрудный', '1 chest')),
      sheet.seams(phrases.flatlock),
      sheet.backLength(75, 'L'),
      sheet.mass(290, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.knit,
    attributes: {
      garment: ['polo'],
      material: ['mixed'],
      season: ['all'],
      pockets: ['few'],
      fit: ['men'],
      work: ['warehouse', 'car'],
    },
    sizes: lettered('S', '4XL'),
    drawing: polo({ shoulders: true }),
    colours: [
      { colour: 'olive', code: 'HT-4021' },
      { colour: 'graphite', code: 'HT-4022' },
      { colour: 'royal', code: 'HT-4023', stock: 'thin' },
    ],
  }),

  model({
    slug: 'futbolka-zmina',
    name: t('Футболка робоча «Зміна»', 'Футболка рабочая «Смена»', 'Work T-shirt “Zmina”'),
    spec: t('Бавовна · 180 г/м² · S–4XL', 'Хлопок · 180 г/м² · S–4XL', 'Cotton · 180 g/m² · S–4XL'),
    category: 'tops',
    subcategory: 't-shirts',
    price: 390,
    grade: 4.4,
    popularity: 87,
    since: '2025-04-14',
    hit: true,
    description: [
      t(
        'Бавовна 180 г/м², компактна пряжа, бічні шви замість трубчастого полотна: футболка не перекручується після прання, навіть якщо сушити її абияк.',
        'Хлопок 180 г/м², компактная пряжа, боковые швы вместо трубчатого полотна: футболку не перекашивает после стирки, даже если сушить её как попало.',
        'Compact-spun cotton of 180 g/m² with side seams instead of a tube: it does not twist, however you dry it.',
      ),
      t(
        'Плечовий шов зсунуто вперед, щоб не лежав під лямкою напівкомбінезона. Друкуємо логотип від 10 штук, ціна друку не залежить від кількості кольорів.',
        'Плечевой шов сдвинут вперёд, чтобы не лежал под лямкой полукомбинезона. Печатаем логотип от 10 штук, цена печати не зависит от числа цветов.',
        'The shoulder seam sits forward, out from under bib straps. We print logos from 10 pieces, at one price for any number of colours.',
      ),
    ],
    material: [sheet.cloth(t('Кулір', 'Кулир', 'Single jersey'), { cotton: 100 }), sheet.weight(180)],
    construction: [
      sheet.collar(
        t('Круглий, рубчик 2 см з еластаном', 'Круглый, рубчик 2 см с эластаном', 'Crew neck, 2 cm rib with elastane'),
      ),
      sheet.seams(t('Бічні, шийка зі стрічкою', 'Боковые, горловина с лентой', 'Side seams, taped neck')),
      sheet.backLength(73, 'L'),
      sheet.mass(200, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.knit,
    attributes: {
      garment: ['tshirt'],
      material: ['cotton'],
      season: ['summer', 'all'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['construction', 'warehouse', 'car', 'farm'],
    },
    sizes: lettered('S', '4XL'),
    drawing: tshirt({}),
    colours: [
      { colour: 'graphite', code: 'HT-4101', stock: 'plenty' },
      { colour: 'navyPlain', code: 'HT-4102', stock: 'plenty' },
      { colour: 'plainBlack', code: 'HT-4103', stock: 'plenty' },
      { colour: 'white', code: 'HT-4104' },
    ],
  }),

  model({
    slug: 'futbolka-ranok',
    name: t('Футболка реглан «Ранок»', 'Футболка реглан «Утро»', 'Raglan T-shirt “Ranok”'),
    spec: t(
      'Бавовна з еластаном · 190 г/м² · S–3XL',
      'Хлопок с эластаном · 190 г/м² · S–3XL',
      'Cotton with elastane · 190 g/m² · S–3XL',
    ),
    category: 'tops',
    subcategory: 't-shirts',
    price: 450,
    grade: 4.5,
    popularity: 41,
    since: '2026-05-18',
    description: [
      t(
        'Рукав реглан: шва на плечі немає взагалі, тож під лямкою чи ременем сумки нічого не тре. Полотно з п’ятьма відсотками еластану рухається разом із руками.',
        'Рукав реглан: шва на плече нет вообще, поэтому под лямкой или ремнём сумки ничего не трёт. Полотно с пятью процентами эластана движется вместе с руками.',
        'Raglan sleeves leave no seam on the shoulder, so nothing chafes under a strap. Five per cent elastane moves with your arms.',
      ),
      t(
        'Приталена трохи більше за «Зміну»; якщо між розмірами, беріть більший.',
        'Приталена чуть больше «Смены»; если между размерами, берите больший.',
        'A little closer than the “Zmina”; between sizes, go up.',
      ),
    ],
    material: [
      sheet.cloth(t('Кулір стретч', 'Кулир стретч', 'Stretch jersey'), { cotton: 95, elastane: 5 }),
      sheet.weight(190),
    ],
    construction: [
      sheet.collar(t('Круглий, рубчик 1,5 см', 'Круглый, рубчик 1,5 см', 'Crew neck, 1.5 cm rib')),
      sheet.seams(phrases.flatlock),
      sheet.backLength(72, 'L'),
      sheet.mass(210, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.knit,
    attributes: {
      garment: ['tshirt'],
      material: ['cotton'],
      season: ['summer'],
      pockets: ['few'],
      fit: ['men'],
      work: ['electric', 'warehouse', 'finishing'],
    },
    sizes: lettered('S', '3XL'),
    drawing: tshirt({ raglan: true }),
    colours: [
      { colour: 'graphiteOrange', code: 'HT-4111' },
      { colour: 'olive', code: 'HT-4112' },
    ],
  }),

  model({
    slug: 'lonhsliv-tin',
    name: t(
      'Лонгслів «Тінь» із захистом від сонця',
      'Лонгслив «Тень» с защитой от солнца',
      'Long-sleeve “Tin” with sun protection',
    ),
    spec: t(
      'Поліестер «пташине око» · 150 г/м² · S–3XL',
      'Полиэстер «птичий глаз» · 150 г/м² · S–3XL',
      'Birdseye polyester · 150 g/m² · S–3XL',
    ),
    category: 'tops',
    subcategory: 't-shirts',
    price: 590,
    grade: 4.5,
    popularity: 37,
    since: '2026-05-18',
    description: [
      t(
        'Довгий рукав на літо: затуляє від сонця, а не гріє. UPF 40+ лишається й у мокрому стані, тому годиться для покрівельників та на поле.',
        'Длинный рукав на лето: закрывает от солнца, а не греет. UPF 40+ сохраняется и в мокром состоянии, поэтому годится для кровельщиков и на поле.',
        'Long sleeves for summer that shade rather than warm. UPF 40+ holds when wet, which suits roofers and field work.',
      ),
      t(
        'На манжеті петля під великий палець: тильний бік долоні теж у тіні. Нагрудна кишеня тримає ручку.',
        'На манжете петля под большой палец: тыльная сторона ладони тоже в тени. Нагрудный карман держит ручку.',
        'A thumb loop keeps the back of the hand in shade too. The chest pocket holds a pen.',
      ),
    ],
    material: [
      sheet.cloth(t('Трикотаж «пташине око»', 'Трикотаж «птичий глаз»', 'Birdseye knit'), { polyester: 100 }),
      sheet.weight(150),
    ],
    construction: [
      sheet.cuffs(t('З петлею для пальця', 'С петлёй для пальца', 'With a thumb loop')),
      sheet.seams(phrases.flatlock),
      sheet.pockets(t('1 нагрудна', '1 нагрудный', '1 chest')),
      sheet.backLength(74, 'L'),
      sheet.mass(220, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en13758],
    care: labels.knit,
    attributes: {
      garment: ['longsleeve'],
      material: ['polyester'],
      season: ['summer'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['farm', 'construction', 'road'],
    },
    sizes: lettered('S', '3XL'),
    drawing: tshirt({ sleeves: 'long', pocket: true }),
    colours: [
      { colour: 'sand', code: 'HT-4121' },
      { colour: 'graphite', code: 'HT-4122' },
      { colour: 'navyPlain', code: 'HT-4123', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kofta-flisova-vatra',
    name: t('Кофта флісова «Ватра»', 'Кофта флисовая «Ватра»', 'Fleece jacket “Vatra”'),
    spec: t(
      'Фліс антипілінг · 280 г/м² · S–3XL',
      'Флис антипиллинг · 280 г/м² · S–3XL',
      'Anti-pill fleece · 280 g/m² · S–3XL',
    ),
    category: 'tops',
    subcategory: 'fleece',
    also: [{ category: 'jackets', subcategory: null }],
    price: 1090,
    oldPrice: 1290,
    grade: 4.5,
    popularity: 85,
    since: '2025-09-15',
    description: [
      t(
        'Другий шар під усі наші куртки: рукав і довжина скроєні так, щоб не вилазити з-під «Траверса» й «Полюса». Плечі прикрито тканиною, тому фліс не скочується під лямками.',
        'Второй слой под все наши куртки: рукав и длина скроены так, чтобы не вылезать из-под «Траверса» и «Полюса». Плечи закрыты тканью, поэтому флис не скатывается под лямками.',
        'The second layer for all our jackets: sleeves and length are cut not to show under the “Traverse” and the “Polus”. Fabric shoulders keep straps from matting the pile.',
      ),
      t(
        'Фліс щільний, 280 г/м², з обробкою проти кошлання з обох боків. До стружки й тирси не липне: струсив і чисто.',
        'Флис плотный, 280 г/м², с обработкой против скатывания с обеих сторон. Стружка и опилки не липнут: встряхнул и чисто.',
        'A dense 280 g/m² pile treated against pilling on both faces. Swarf and sawdust shake off.',
      ),
    ],
    material: [
      sheet.cloth(t('Фліс антипілінг', 'Флис антипиллинг', 'Anti-pill fleece'), { polyester: 100 }),
      sheet.weight(280),
      sheet.reinforcement(
        t(
          'Тканина з кордуровою ниткою на плечах',
          'Ткань с кордуровой нитью на плечах',
          'Cordura-blend fabric on the shoulders',
        ),
      ),
    ],
    protection: [sheet.working(12, -5)],
    construction: [
      sheet.closure(
        t('Блискавка до підборіддя із захистом', 'Молния до подбородка с защитой', 'Zip to the chin with a guard'),
      ),
      sheet.pockets(
        t(
          '3: нагрудна, дві бічні, на блискавці',
          '3: нагрудный, два боковых, на молнии',
          '3: chest and two side, zipped',
        ),
      ),
      sheet.seams(phrases.flatlock),
      sheet.backLength(70, 'L'),
      sheet.mass(520, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.fleece,
    attributes: {
      garment: ['fleece'],
      material: ['fleece'],
      season: ['demi', 'winter'],
      closure: ['zip'],
      pockets: ['few'],
      fit: ['unisex'],
      insulation: ['none'],
      work: ['construction', 'warehouse', 'electric'],
    },
    sizes: lettered('S', '3XL'),
    drawing: fleece({}),
    colours: [
      { colour: 'graphite', code: 'HT-4201', stock: 'plenty' },
      { colour: 'royal', code: 'HT-4202', stock: 'plenty' },
      { colour: 'orange', code: 'HT-4203' },
    ],
  }),

  model({
    slug: 'kofta-flisova-polonyna',
    name: t(
      'Кофта флісова «Полонина» на короткій блискавці',
      'Кофта флисовая «Полонина» на короткой молнии',
      'Half-zip fleece “Polonyna”',
    ),
    spec: t('Мікрофліс · 200 г/м² · S–3XL', 'Микрофлис · 200 г/м² · S–3XL', 'Microfleece · 200 g/m² · S–3XL'),
    category: 'tops',
    subcategory: 'fleece',
    price: 790,
    grade: 4.4,
    popularity: 59,
    since: '2025-09-15',
    description: [
      t(
        'Тонкий фліс через голову: найтепліша річ на свій об’єм. Вдягається під софтшел, не заважає руці, сохне за ніч на мотузці.',
        'Тонкий флис через голову: самая тёплая вещь на свой объём. Надевается под софтшелл, не мешает руке, сохнет за ночь на верёвке.',
        'A thin pull-over fleece, the warmest thing for its bulk. It goes under a softshell, leaves the arms free and dries overnight on a line.',
      ),
      t(
        'Блискавка закінчується нижче ключиць, язичок прикрито, борода не застрягне.',
        'Молния заканчивается ниже ключиц, язычок прикрыт, борода не застрянет.',
        'The zip ends below the collarbone and its top is covered, so beards are safe.',
      ),
    ],
    material: [sheet.cloth(t('Мікрофліс', 'Микрофлис', 'Microfleece'), { polyester: 100 }), sheet.weight(200)],
    protection: [sheet.working(15, 0)],
    construction: [
      sheet.closure(t('Блискавка 24 см', 'Молния 24 см', '24 cm zip')),
      sheet.pockets(t('3: нагрудна, дві бічні', '3: нагрудный, два боковых', '3: chest and two side')),
      sheet.seams(phrases.flatlock),
      sheet.backLength(71, 'L'),
      sheet.mass(360, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.fleece,
    attributes: {
      garment: ['fleece'],
      material: ['fleece'],
      season: ['demi', 'winter'],
      closure: ['halfzip'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['construction', 'electric', 'farm'],
    },
    sizes: lettered('S', '3XL'),
    drawing: fleece({ zipFull: false, raglan: true }),
    colours: [
      { colour: 'navy', code: 'HT-4211' },
      { colour: 'sand', code: 'HT-4212', stock: 'ending' },
      { colour: 'black', code: 'HT-4213' },
    ],
  }),

  model({
    slug: 'kofta-flisova-svyta',
    name: t('Кофта «Свита» зі структурного флісу', 'Кофта «Свита» из структурного флиса', 'Grid fleece “Svyta”'),
    spec: t(
      'Структурний фліс стретч · 260 г/м² · S–3XL',
      'Структурный флис стретч · 260 г/м² · S–3XL',
      'Stretch grid fleece · 260 g/m² · S–3XL',
    ),
    category: 'tops',
    subcategory: 'fleece',
    price: 1490,
    grade: 4.7,
    popularity: 43,
    since: '2026-09-28',
    description: [
      t(
        'Сітка каналів усередині тримає тепло, коли стоїш, і виводить піт, коли працюєш. Зовні гладко: рукав куртки ковзає, а не збирається гармошкою.',
        'Сетка каналов внутри держит тепло, когда стоишь, и выводит пот, когда работаешь. Снаружи гладко: рукав куртки скользит, а не собирается гармошкой.',
        'Channels inside hold warmth when you stand and let sweat out when you work. The face is smooth, so a jacket sleeve slides over it.',
      ),
      t(
        'Шість відсотків еластану: можна повиснути на страхуванні, і нічого не тріщить. Колір тримає, проте сушіть без батареї.',
        'Шесть процентов эластана: можно повиснуть на страховке, и ничего не трещит. Цвет держит, но сушите не на батарее.',
        'With six per cent elastane you can hang in a harness without a seam complaining. Colourfast, but keep it off the radiator.',
      ),
    ],
    material: [
      sheet.cloth(t('Структурний фліс', 'Структурный флис', 'Grid fleece'), { polyester: 94, elastane: 6 }),
      sheet.weight(260),
    ],
    protection: [sheet.working(10, -8)],
    construction: [
      sheet.closure(t('Блискавка на всю довжину', 'Молния на всю длину', 'Full zip')),
      sheet.pockets(
        t(
          '4: нагрудна, дві бічні, внутрішня',
          '4: нагрудный, два боковых, внутренний',
          '4: chest, two side, one inside',
        ),
      ),
      sheet.cuffs(t('З петлею для пальця', 'С петлёй для пальца', 'With a thumb loop')),
      sheet.backLength(71, 'L'),
      sheet.mass(480, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.fleece,
    attributes: {
      garment: ['fleece'],
      material: ['fleece'],
      season: ['demi', 'winter'],
      closure: ['zip'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['electric', 'construction'],
    },
    sizes: lettered('S', '3XL'),
    drawing: fleece({ yoke: false, grid: true }),
    colours: [
      { colour: 'olive', code: 'HT-4221' },
      { colour: 'graphite', code: 'HT-4222' },
    ],
  }),
]
