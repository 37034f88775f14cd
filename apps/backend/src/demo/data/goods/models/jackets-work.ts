import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing, womens } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en388, en1149 } from '../standards.ts'

const { phrases } = sheet

export const workJackets: readonly Model[] = [
  model({
    slug: 'kurtka-robocha-travers',
    line: 'travers',
    name: t('Куртка робоча «Траверс»', 'Куртка рабочая «Траверс»', 'Work jacket “Traverse”'),
    spec: t(
      'Твіл, поліестер і бавовна · 245 г/м² · 44–64',
      'Твил, полиэстер и хлопок · 245 г/м² · 44–64',
      'Polyester-cotton twill · 245 g/m² · 44–64',
    ),
    category: 'jackets',
    subcategory: 'work-jackets',
    price: 2490,
    oldPrice: 2980,
    grade: 4.7,
    popularity: 96,
    since: '2025-03-04',
    hit: true,
    description: [
      t(
        'Куртка, з якої ми починали. За шість років її перекроювали чотири рази, і щоразу за листами монтажників: додали вентиляцію під рукавом, поглибили кишеню під олівець, пересунули шов плеча назад, щоб його не тиснула лямка страхувальної системи.',
        'Куртка, с которой мы начинали. За шесть лет её перекраивали четыре раза, и каждый раз по письмам монтажников: добавили вентиляцию под рукавом, углубили карман под карандаш, сдвинули плечевой шов назад, чтобы на него не давила лямка страховочной системы.',
        'The jacket we started with. In six years it has been recut four times, each time after letters from riggers: vents under the arm, a deeper pencil pocket, the shoulder seam moved back from under the harness strap.',
      ),
      t(
        'Твіл із 65 % поліестеру не вигорає й сохне за ніч, бавовна зсередини вбирає піт. Лікті прикрито кордурою, вставку можна відпороти й замінити: шви навколо неї прості, решта потрійні. Після 50 прань за 60 °C тканина сідає не більш як на 2 %.',
        'Твил с 65 % полиэстера не выгорает и сохнет за ночь, хлопок изнутри впитывает пот. Локти закрыты кордурой, вставку можно отпороть и заменить: швы вокруг неё простые, остальные тройные. После 50 стирок при 60 °C усадка не больше 2 %.',
        'The twill is 65% polyester outside, so it keeps its colour and dries overnight, with cotton inside against sweat. The Cordura elbow panels can be unpicked and replaced: the seams round them are single, all the others triple. After 50 washes at 60 °C it shrinks by no more than 2%.',
      ),
      t(
        'Від +18 до +8 °C її вистачає самої, нижче вдягайте під неї кофту «Ватра». Крій розраховано на один теплий шар, тож розмір беріть свій звичайний. До куртки в тон шиємо штани «Траверс» і напівкомбінезон «Опора».',
        'От +18 до +8 °C её достаточно самой по себе, ниже надевайте под неё кофту «Ватра». Крой рассчитан на один тёплый слой, поэтому размер берите свой обычный. В тон к куртке шьём брюки «Траверс» и полукомбинезон «Опора».',
        'From +18 to +8 °C it is enough on its own; below that wear the “Vatra” fleece under it. The cut allows for one warm layer, so take your usual size. The “Traverse” trousers and “Opora” bib overalls come in the same shades.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(245),
      sheet.reinforcement(phrases.cordura),
      sheet.lining(
        t(
          'Таффета 190T, у комірі фліс 180 г/м²',
          'Таффета 190T, в воротнике флис 180 г/м²',
          '190T taffeta, 180 g/m² fleece in the collar',
        ),
      ),
      sheet.finish(phrases.repellent),
    ],
    protection: [sheet.working(18, -5)],
    construction: [
      sheet.closure(phrases.twoWayZip),
      sheet.pockets(
        t(
          '7: дві нагрудні, дві бічні, дві внутрішні, одна на рукаві',
          '7: два нагрудных, два боковых, два внутренних, один на рукаве',
          '7: two on the chest, two at the sides, two inside, one on the sleeve',
        ),
      ),
      sheet.seams(
        t(
          'Потрійні на кокетці, плечах і рукавах',
          'Тройные на кокетке, плечах и рукавах',
          'Triple-stitched at yoke, shoulders and sleeves',
        ),
      ),
      sheet.backLength(74),
      sheet.mass(980),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en388('2121X'), en1149],
    care: labels.twill,
    careNote: t(
      'Прати вивернутою, із застебнутою блискавкою. Просочення відновлюється після 10 хвилин теплого сушіння.',
      'Стирать вывернутой, с застёгнутой молнией. Пропитка восстанавливается после 10 минут тёплой сушки.',
      'Wash inside out with the zip closed. 10 minutes of warm drying restore the finish.',
    ),
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['men'],
      work: ['construction', 'warehouse', 'car'],
    },
    sizes: clothing('44', '64'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphite', code: 'HT-1042', stock: 'plenty', left: { '44': 0, '58': 2, '64': 0 } },
      { colour: 'navy', code: 'HT-1043', stock: 'plenty', left: { '62': 4 } },
      { colour: 'olive', code: 'HT-1044' },
      { colour: 'signal', code: 'HT-1045' },
    ],
  }),

  model({
    slug: 'kurtka-robocha-travers-zh',
    name: t(
      'Куртка робоча жіноча «Траверс Ж»',
      'Куртка рабочая женская «Траверс Ж»',
      'Women’s work jacket “Traverse W”',
    ),
    spec: t(
      'Твіл, поліестер і бавовна · 245 г/м² · 40–54',
      'Твил, полиэстер и хлопок · 245 г/м² · 40–54',
      'Polyester-cotton twill · 245 g/m² · 40–54',
    ),
    category: 'jackets',
    subcategory: 'work-jackets',
    price: 2490,
    grade: 4.6,
    popularity: 58,
    since: '2026-04-14',
    description: [
      t(
        'Не зменшена чоловіча, а окремі лекала: вужче плече, коротший на 4 см рукав, виточка по спинці, пояс регулюється кнопками на три положення. Нагрудні кишені зсунуто до пройми, тож клапани лежать рівно.',
        'Не уменьшенная мужская, а отдельные лекала: уже плечо, рукав короче на 4 см, вытачка по спинке, пояс регулируется кнопками в трёх положениях. Нагрудные карманы сдвинуты к пройме, поэтому клапаны лежат ровно.',
        'Not a men’s jacket made smaller but a pattern of its own: narrower shoulders, sleeves 4 cm shorter, a dart in the back and a hem with three stud positions. The chest pockets sit closer to the armhole, so the flaps lie flat.',
      ),
      t(
        'Тканина, кордура на ліктях і просочення такі самі, як у «Траверсі». Під куртку вміщується флісова кофта; якщо плануєте носити з товстим светром, беріть на розмір більше.',
        'Ткань, кордура на локтях и пропитка такие же, как у «Траверса». Под куртку помещается флисовая кофта; если планируете носить с толстым свитером, берите на размер больше.',
        'Fabric, Cordura elbows and finish are those of the “Traverse”. A fleece fits under it; for a thick sweater go one size up.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(245),
      sheet.reinforcement(phrases.cordura),
      sheet.lining(phrases.taffeta),
      sheet.finish(phrases.repellent),
    ],
    protection: [sheet.working(18, -5)],
    construction: [
      sheet.closure(phrases.twoWayZip),
      sheet.pockets(
        t(
          '6: дві нагрудні, дві бічні, внутрішня, на рукаві',
          '6: два нагрудных, два боковых, внутренний, на рукаве',
          '6: two chest, two side, one inside, one on the sleeve',
        ),
      ),
      sheet.seams(phrases.triple),
      sheet.backLength(66, '46'),
      sheet.mass(860, '46'),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en388('2121X'), en1149],
    care: labels.twill,
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['women'],
      work: ['warehouse', 'construction'],
    },
    sizes: womens('40', '54'),
    cut: 'womenJacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphite', code: 'HT-1052' },
      { colour: 'navy', code: 'HT-1053', stock: 'thin' },
      { colour: 'red', code: 'HT-1054' },
    ],
  }),

  model({
    slug: 'kurtka-robocha-vektor',
    line: 'vektor',
    name: t('Куртка робоча «Вектор» літня', 'Куртка рабочая «Вектор» летняя', 'Summer work jacket “Vector”'),
    spec: t(
      'Твіл 210 г/м² · сітчаста підкладка · 44–62',
      'Твил 210 г/м² · сетчатая подкладка · 44–62',
      'Twill 210 g/m² · mesh lining · 44–62',
    ),
    category: 'jackets',
    subcategory: 'work-jackets',
    price: 1890,
    grade: 4.7,
    popularity: 71,
    since: '2025-05-12',
    description: [
      t(
        'Для спеки, коли без куртки не можна, а в куртці душно. Спинку від кокетки донизу підбито сіткою, під пахвами по чотири петлі-люверси, рукав підкочується й тримається на кнопці вище ліктя.',
        'Для жары, когда без куртки нельзя, а в куртке душно. Спинка от кокетки вниз подбита сеткой, под мышками по четыре люверса, рукав подворачивается и держится на кнопке выше локтя.',
        'For hot days when a jacket is required and stifling. The back is lined with mesh below the yoke, there are four eyelets under each arm, and the sleeve rolls up and stays on a stud above the elbow.',
      ),
      t(
        'Твіл легший за «траверсівський» на 35 г/м², проте так само антистатичний. Кнопки сховано під планку: вони не дряпають лаку, тому куртку люблять у малярних камерах і автосервісах.',
        'Твил легче «траверсовского» на 35 г/м², но такой же антистатический. Кнопки спрятаны под планку и не царапают лак, поэтому куртку любят в малярных камерах и автосервисах.',
        'The twill is 35 g/m² lighter than on the “Traverse” and just as antistatic. The studs are hidden under a placket and scratch no paint, which is why body shops like it.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 34, carbon: 1 }),
      sheet.weight(210),
      sheet.lining(t('Сітка на спинці й пілочках', 'Сетка на спинке и полочках', 'Mesh in back and fronts')),
    ],
    protection: [sheet.working(30, 10)],
    construction: [
      sheet.closure(t('Приховані кнопки під планкою', 'Потайные кнопки под планкой', 'Studs under a placket')),
      sheet.pockets(
        t(
          '4: дві нагрудні з клапаном, дві бічні',
          '4: два нагрудных с клапаном, два боковых',
          '4: two chest with flaps, two side',
        ),
      ),
      sheet.seams(phrases.double),
      sheet.ventilation(
        t(
          'Люверси під пахвами, сітка на спинці',
          'Люверсы под мышками, сетка на спинке',
          'Underarm eyelets, mesh back',
        ),
      ),
      sheet.backLength(73),
      sheet.mass(640),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en388('1111X'), en1149],
    care: labels.twill,
    attributes: {
      season: ['summer'],
      insulation: ['none'],
      hood: ['none'],
      material: ['mixed'],
      closure: ['studs'],
      pockets: ['few'],
      fit: ['men'],
      work: ['car', 'warehouse', 'farm'],
    },
    sizes: clothing('44', '62'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navy', code: 'HT-1061', stock: 'plenty' },
      { colour: 'graphite', code: 'HT-1062' },
      { colour: 'sand', code: 'HT-1063' },
    ],
  }),

  model({
    slug: 'kurtka-robocha-maister',
    line: 'maister',
    name: t('Куртка робоча «Майстер»', 'Куртка рабочая «Мастер»', 'Work jacket “Maister”'),
    spec: t(
      'Твіл, поліестер і бавовна · 230 г/м² · 44–64',
      'Твил, полиэстер и хлопок · 230 г/м² · 44–64',
      'Polyester-cotton twill · 230 g/m² · 44–64',
    ),
    category: 'jackets',
    subcategory: 'work-jackets',
    price: 1290,
    grade: 4.3,
    popularity: 80,
    since: '2024-09-02',
    description: [
      t(
        'Найпростіша наша куртка: без вставок, кантів і утяжок. Її беруть десятками на бригаду, нашивають логотип і міняють раз на рік. Тканина та сама, що в дорожчих моделях минулого сезону, просто шви подвійні, а не потрійні.',
        'Самая простая наша куртка: без вставок, кантов и утяжек. Её берут десятками на бригаду, нашивают логотип и меняют раз в год. Ткань та же, что в более дорогих моделях прошлого сезона, просто швы двойные, а не тройные.',
        'Our plainest jacket: no panels, no piping, no drawcords. Crews order it by the dozen, add a logo and replace it once a year. The fabric is that of last season’s dearer models; only the seams are double, not triple.',
      ),
      t(
        'На спині є рівне поле 32 на 18 см під термодрук або вишивку. Нанесення робимо від 10 штук, ескіз погоджуємо за день.',
        'На спине есть ровное поле 32 на 18 см под термопечать или вышивку. Наносим от 10 штук, эскиз согласуем за день.',
        'The back has a plain area of 32 by 18 cm for a transfer or embroidery. We brand from 10 pieces and agree the artwork within a day.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(230),
      sheet.finish(phrases.water),
    ],
    protection: [sheet.working(20, 0)],
    construction: [
      sheet.closure(t('Кнопки, планка', 'Кнопки, планка', 'Studs and placket')),
      sheet.pockets(
        t(
          '5: дві нагрудні, дві бічні, внутрішня',
          '5: два нагрудных, два боковых, внутренний',
          '5: two chest, two side, one inside',
        ),
      ),
      sheet.seams(phrases.double),
      sheet.backLength(74),
      sheet.mass(720),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.twill,
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['mixed'],
      closure: ['studs'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['construction', 'warehouse', 'farm'],
    },
    sizes: clothing('44', '64'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navyPlain', code: 'HT-1071', stock: 'plenty' },
      { colour: 'graphite', code: 'HT-1072', stock: 'plenty' },
      { colour: 'green', code: 'HT-1073' },
    ],
  }),

  model({
    slug: 'kurtka-robocha-kuznia',
    name: t('Куртка канвасова «Кузня»', 'Куртка из канваса «Кузня»', 'Canvas jacket “Kuznia”'),
    spec: t(
      'Бавовняний канвас · 340 г/м² · 46–60',
      'Хлопковый канвас · 340 г/м² · 46–60',
      'Cotton canvas · 340 g/m² · 46–60',
    ),
    category: 'jackets',
    subcategory: 'work-jackets',
    price: 2950,
    grade: 4.6,
    popularity: 49,
    since: '2025-09-22',
    description: [
      t(
        'Щільний канвас спершу стоїть колом, а за два тижні сідає по фігурі й уже не втрачає форми. Добре переносить металеву стружку, дріт і гілля; дрібна іскра лишає цятку, а не дірку.',
        'Плотный канвас сначала стоит колом, а через две недели садится по фигуре и формы уже не теряет. Хорошо переносит металлическую стружку, проволоку и ветки; мелкая искра оставляет точку, а не дыру.',
        'The dense canvas is stiff at first, settles to your shape in a fortnight and then keeps it. It shrugs off swarf, wire and branches; a small spark leaves a dot, not a hole.',
      ),
      t(
        'Лікті й краї кишень продубльовано тим самим канвасом, навантажені точки закріплено мідними заклепками. Підкладка з бавовняної фланелі лише у верхній частині: тепло плечам і не жарко рукам.',
        'Локти и края карманов продублированы тем же канвасом, нагруженные точки закреплены медными заклёпками. Подкладка из хлопковой фланели только в верхней части: плечам тепло, рукам не жарко.',
        'Elbows and pocket edges are doubled with the same canvas and the stress points are held by copper rivets. Cotton flannel lines only the upper part: warm shoulders, cool arms.',
      ),
    ],
    material: [
      sheet.cloth(t('Канвас', 'Канвас', 'Canvas'), { cotton: 100 }),
      sheet.weight(340),
      sheet.reinforcement(
        t('Подвійний канвас, мідні заклепки', 'Двойной канвас, медные заклёпки', 'Double canvas, copper rivets'),
      ),
      sheet.lining(
        t('Бавовняна фланель до лінії грудей', 'Хлопковая фланель до линии груди', 'Cotton flannel down to the chest'),
      ),
    ],
    protection: [sheet.working(15, -5)],
    construction: [
      sheet.closure(
        t(
          'Металева блискавка № 8 під планкою',
          'Металлическая молния № 8 под планкой',
          'No. 8 metal zip under a placket',
        ),
      ),
      sheet.pockets(
        t(
          '6: дві нагрудні на блискавці, дві бічні, дві внутрішні',
          '6: два нагрудных на молнии, два боковых, два внутренних',
          '6: two zipped chest, two side, two inside',
        ),
      ),
      sheet.seams(phrases.triple),
      sheet.backLength(72),
      sheet.mass(1240),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [en388('3132X')],
    care: labels.cotton,
    careNote: t(
      'Перше прання за 40 °C окремо від світлого: канвас трохи линяє.',
      'Первая стирка при 40 °C отдельно от светлого: канвас немного линяет.',
      'Wash first at 40 °C apart from light things: the canvas sheds some dye.',
    ),
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['canvas', 'cotton'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['men'],
      work: ['construction', 'farm', 'welding'],
    },
    sizes: clothing('46', '60'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'sand', code: 'HT-1081' },
      { colour: 'black', code: 'HT-1082' },
      { colour: 'olive', code: 'HT-1083', stock: 'thin' },
    ],
  }),
]
