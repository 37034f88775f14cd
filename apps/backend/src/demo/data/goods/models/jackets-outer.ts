import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing, lettered } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en342, en343, en14058 } from '../standards.ts'

const { phrases } = sheet

/** Insulated and softshell jackets. */
export const outerJackets: readonly Model[] = [
  model({
    slug: 'kurtka-uteplena-polius',
    line: 'polius',
    name: t('Куртка утеплена «Полюс −25»', 'Куртка утеплённая «Полюс −25»', 'Insulated jacket “Polus −25”'),
    spec: t(
      'Оксфорд 300D · утеплювач 200 г/м² · 46–62',
      'Оксфорд 300D · утеплитель 200 г/м² · 46–62',
      '300D Oxford · 200 g/m² insulation · 46–62',
    ),
    category: 'jackets',
    subcategory: 'insulated-jackets',
    price: 4190,
    grade: 4.8,
    popularity: 88,
    since: '2026-10-12',
    description: [
      t(
        'Число в назві взято з випробувань: на тепловому манекені куртка з білизною й флісом тримає −25 °C дві години легкої роботи. Стоячи без руху, розраховуйте на −15.',
        'Число в названии взято из испытаний: на тепловом манекене куртка с бельём и флисом держит −25 °C два часа лёгкой работы. Стоя без движения, рассчитывайте на −15.',
        'The figure in the name comes from tests: on a thermal manikin, over underwear and fleece, the jacket holds −25 °C for two hours of light work. Standing still, count on −15.',
      ),
      t(
        'Утеплювач простьобано горизонтально, тому він не збивається вниз після прання. Оксфорд із поліуретановим покриттям не продувається й тримає мокрий сніг. Капюшон ходить разом із головою, а не поперед неї: на потилиці є утяжка.',
        'Утеплитель простёган горизонтально, поэтому не сбивается вниз после стирки. Оксфорд с полиуретановым покрытием не продувается и держит мокрый снег. Капюшон поворачивается вместе с головой: на затылке есть утяжка.',
        'The insulation is quilted across, so it does not slump in the wash. PU-coated Oxford stops wind and holds off wet snow. The hood turns with the head thanks to a drawcord at the back.',
      ),
      t(
        'Манжети подвійні: зовнішня на липучці, внутрішня трикотажна з петлею для великого пальця. Усі блискавки мають довгі пулери, щоб не знімати рукавиць.',
        'Манжеты двойные: наружная на липучке, внутренняя трикотажная с петлёй для большого пальца. У всех молний длинные пуллеры, чтобы не снимать перчаток.',
        'The cuffs are double: hook-and-loop outside, knitted with a thumb loop inside. Every zip has a long puller, so gloves stay on.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд 300D з ПУ-покриттям', 'Оксфорд 300D с ПУ-покрытием', '300D Oxford, PU-coated'), {
        polyester: 100,
      }),
      sheet.insulation(
        t(
          'Синтепух, 200 г/м² у корпусі, 160 г/м² у рукавах',
          'Синтепух, 200 г/м² в корпусе, 160 г/м² в рукавах',
          'Hollow-fibre, 200 g/m² in the body, 160 g/m² in the sleeves',
        ),
      ),
      sheet.lining(
        t(
          'Таффета 190T, у комірі мікрофліс',
          'Таффета 190T, в воротнике микрофлис',
          '190T taffeta, microfleece in the collar',
        ),
      ),
      sheet.finish(
        t(
          'Водовідштовхувальне, покриття 3 000 мм',
          'Водоотталкивающая, покрытие 3 000 мм',
          'Water-repellent, 3,000 mm coating',
        ),
      ),
    ],
    protection: [sheet.working(0, -25)],
    construction: [
      sheet.closure(
        t(
          'Двозамкова блискавка № 10, планка на кнопках',
          'Двухзамковая молния № 10, планка на кнопках',
          'Two-way No. 10 zip, flap with studs',
        ),
      ),
      sheet.hood(
        t('Незнімний, утеплений, три утяжки', 'Несъёмный, утеплённый, три утяжки', 'Fixed, insulated, three drawcords'),
      ),
      sheet.pockets(
        t(
          '6: нагрудна, дві бічні на флісі, дві внутрішні, на рукаві',
          '6: нагрудный, два боковых на флисе, два внутренних, на рукаве',
          '6: one chest, two fleece-lined side, two inside, one on the sleeve',
        ),
      ),
      sheet.backLength(80),
      sheet.mass(1560),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en342, en343(3, 1)],
    care: labels.insulated,
    careNote: t(
      'Сушити з двома тенісними м’ячами: утеплювач розпушиться.',
      'Сушить с двумя теннисными мячами: утеплитель распушится.',
      'Dry with two tennis balls to loft the filling.',
    ),
    attributes: {
      season: ['winter'],
      insulation: ['warm'],
      hood: ['fixed'],
      material: ['oxford'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['men'],
      work: ['construction', 'warehouse', 'farm', 'electric'],
    },
    sizes: clothing('46', '62'),
    cut: 'winter',
    views: ['front', 'back'],
    colours: [
      { colour: 'olive', code: 'HT-1101', stock: 'plenty' },
      { colour: 'navyPlain', code: 'HT-1102', stock: 'plenty', left: { '46': 3 } },
      { colour: 'black', code: 'HT-1103' },
    ],
  }),

  model({
    slug: 'kurtka-uteplena-khortytsia',
    name: t(
      'Куртка утеплена подовжена «Хортиця»',
      'Куртка утеплённая удлинённая «Хортица»',
      'Long insulated jacket “Khortytsia”',
    ),
    spec: t(
      'Оксфорд 300D · утеплювач 200 г/м² · 46–62',
      'Оксфорд 300D · утеплитель 200 г/м² · 46–62',
      '300D Oxford · 200 g/m² insulation · 46–62',
    ),
    category: 'jackets',
    subcategory: 'insulated-jackets',
    price: 4690,
    grade: 4.8,
    popularity: 52,
    since: '2025-10-06',
    description: [
      t(
        'На 9 см довша за «Полюс»: закриває стегно, коли сидиш у кабіні чи на холодному бетоні. Нижній край розстібається збоку на дві кнопки, тож у довгій куртці можна й підніматися драбиною.',
        'На 9 см длиннее «Полюса»: закрывает бедро, когда сидишь в кабине или на холодном бетоне. Нижний край расстёгивается сбоку на две кнопки, так что в длинной куртке можно подниматься и по лестнице.',
        'It is 9 cm longer than the “Polus”: it covers the thigh in a cab or on cold concrete. Two studs open the hem at each side, so even a ladder is no trouble.',
      ),
      t(
        'Кокетка з цупкішої тканини приймає на себе лямки та снігову крупу. Комір сягає носа, його внутрішній бік із мікрофлісу не колеться й не примерзає до бороди.',
        'Кокетка из более плотной ткани принимает на себя лямки и снежную крупу. Воротник доходит до носа, изнутри он из микрофлиса, не колется и не примерзает к бороде.',
        'The yoke, in heavier fabric, takes straps and driven snow. The collar reaches the nose and is lined with microfleece that neither scratches nor freezes to a beard.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд 300D з ПУ-покриттям', 'Оксфорд 300D с ПУ-покрытием', '300D Oxford, PU-coated'), {
        polyester: 100,
      }),
      sheet.insulation(t('Синтепух, 200 г/м²', 'Синтепух, 200 г/м²', 'Hollow-fibre, 200 g/m²')),
      sheet.reinforcement(
        t('Оксфорд 600D на кокетці та плечах', 'Оксфорд 600D на кокетке и плечах', '600D Oxford at yoke and shoulders'),
      ),
      sheet.lining(phrases.taffeta),
    ],
    protection: [sheet.working(0, -25)],
    construction: [
      sheet.closure(
        t(
          'Двозамкова блискавка № 10, планка на кнопках',
          'Двухзамковая молния № 10, планка на кнопках',
          'Two-way No. 10 zip, flap with studs',
        ),
      ),
      sheet.hood(t('Знімний на блискавці, утеплений', 'Съёмный на молнии, утеплённый', 'Zip-off, insulated')),
      sheet.pockets(
        t(
          '8: дві нагрудні, чотири бічні, дві внутрішні',
          '8: два нагрудных, четыре боковых, два внутренних',
          '8: two chest, four side, two inside',
        ),
      ),
      sheet.backLength(89),
      sheet.mass(1780),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en342, en343(3, 1)],
    care: labels.insulated,
    attributes: {
      season: ['winter'],
      insulation: ['warm'],
      hood: ['detachable'],
      material: ['oxford'],
      closure: ['zip'],
      pockets: ['many'],
      fit: ['men'],
      work: ['construction', 'road', 'farm'],
    },
    sizes: clothing('46', '62'),
    cut: 'winter',
    views: ['front', 'back'],
    colours: [
      { colour: 'navy', code: 'HT-1111', stock: 'ending' },
      { colour: 'graphite', code: 'HT-1112', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kurtka-uteplena-sichen',
    name: t('Куртка стьобана «Січень»', 'Куртка стёганая «Январь»', 'Quilted jacket “Sichen”'),
    spec: t(
      'Поліамід 40D · утеплювач 120 г/м² · S–3XL',
      'Полиамид 40D · утеплитель 120 г/м² · S–3XL',
      '40D nylon · 120 g/m² insulation · S–3XL',
    ),
    category: 'jackets',
    subcategory: 'insulated-jackets',
    price: 2790,
    oldPrice: 3190,
    grade: 4.4,
    popularity: 63,
    since: '2025-10-20',
    description: [
      t(
        'Легка стьобана куртка без капюшона: середній шар під дощовик узимку або самостійний одяг у міжсезоння. Важить 540 г, стискається до розміру літрової пляшки, мішечок пришито у внутрішній кишені.',
        'Лёгкая стёганая куртка без капюшона: средний слой под дождевик зимой или самостоятельная одежда в межсезонье. Весит 540 г, сжимается до размера литровой бутылки, мешочек пришит во внутреннем кармане.',
        'A light quilted jacket without a hood: a mid layer under a rain shell in winter or a jacket on its own in spring and autumn. It weighs 540 g and packs into a one-litre bag sewn to the inside pocket.',
      ),
      t(
        'Дрібний крок стьобання тримає утеплювач навіть після тридцяти прань. Для різання, зварювання й роботи біля іскор не годиться: тонкий поліамід плавиться.',
        'Мелкий шаг стежки держит утеплитель даже после тридцати стирок. Для резки, сварки и работы возле искр не подходит: тонкий полиамид плавится.',
        'Narrow quilting keeps the filling in place after thirty washes. Not for cutting, welding or sparks: thin nylon melts.',
      ),
    ],
    material: [
      sheet.cloth(t('Поліамід 40D', 'Полиамид 40D', '40D nylon'), { polyamide: 100 }),
      sheet.insulation(t('Порожнисте волокно, 120 г/м²', 'Полое волокно, 120 г/м²', 'Hollow-fibre, 120 g/m²')),
      sheet.finish(phrases.water),
    ],
    protection: [sheet.working(10, -10)],
    construction: [
      sheet.closure(phrases.zip5),
      sheet.collar(t('Стійка 8 см на флісі', 'Стойка 8 см на флисе', '8 cm stand collar lined with fleece')),
      sheet.pockets(
        t(
          '4: дві бічні на блискавці, дві внутрішні',
          '4: два боковых на молнии, два внутренних',
          '4: two zipped side, two inside',
        ),
      ),
      sheet.backLength(72, 'L'),
      sheet.mass(540, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [en14058(2)],
    care: labels.insulated,
    attributes: {
      season: ['demi', 'winter'],
      insulation: ['light'],
      hood: ['none'],
      material: ['nylon'],
      closure: ['zip'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['warehouse', 'electric'],
    },
    sizes: lettered('S', '3XL'),
    cut: 'winter',
    views: ['front', 'back'],
    colours: [
      { colour: 'graphite', code: 'HT-1121' },
      { colour: 'navyPlain', code: 'HT-1122' },
      { colour: 'red', code: 'HT-1123', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kurtka-softshel-pereval',
    line: 'pereval',
    name: t(
      'Куртка софтшел «Перевал» із вентиляцією',
      'Куртка софтшелл «Перевал» с вентиляцией',
      'Ventilated softshell jacket “Pereval”',
    ),
    spec: t(
      'Тришарова мембрана 8000 мм · 320 г/м² · S–3XL',
      'Трёхслойная мембрана 8000 мм · 320 г/м² · S–3XL',
      'Three-layer membrane 8,000 mm · 320 g/m² · S–3XL',
    ),
    category: 'jackets',
    subcategory: 'softshell',
    price: 2890,
    grade: 4.6,
    popularity: 84,
    since: '2026-10-26',
    description: [
      t(
        'Софтшел для тих, хто то біжить сходами, то стоїть на протязі. Під рукавами блискавки завдовжки 26 см: розстібнув і за хвилину сухий. Мембрана між двома шарами трикотажу не хрумтить і тягнеться разом зі спиною.',
        'Софтшелл для тех, кто то бежит по лестнице, то стоит на сквозняке. Под рукавами молнии длиной 26 см: расстегнул и через минуту сухой. Мембрана между двумя слоями трикотажа не хрустит и тянется вместе со спиной.',
        'A softshell for people who run upstairs and then stand in a draught. 26 cm zips under the arms dry you in a minute. The membrane between two knits does not rustle and stretches with your back.',
      ),
      t(
        'Мокрий сніг і мряку тримає весь день. За зливи вода всередину не піде, але зовнішній трикотаж намокне й поважчає, тому під затяжний дощ беріть «Дніпро» або «Зливу».',
        'Мокрый снег и морось держит весь день. В ливень вода внутрь не пойдёт, но наружный трикотаж намокнет и потяжелеет, поэтому под затяжной дождь берите «Днепр» или «Ливень».',
        'It holds off wet snow and drizzle all day. In a downpour no water gets in, but the outer knit soaks and grows heavy: for lasting rain take the “Dnipro” or the “Zlyva”.',
      ),
    ],
    material: [
      sheet.cloth(t('Софтшел тришаровий', 'Софтшелл трёхслойный', 'Three-layer softshell'), {
        polyester: 94,
        elastane: 6,
      }),
      sheet.weight(320),
      sheet.membrane(
        t(
          'Поліуретан, 8 000 мм, 3 000 г/м² за добу',
          'Полиуретан, 8 000 мм, 3 000 г/м² в сутки',
          'Polyurethane, 8,000 mm, 3,000 g/m² a day',
        ),
      ),
      sheet.lining(t('Мікрофліс', 'Микрофлис', 'Microfleece')),
    ],
    protection: [sheet.working(12, -8)],
    construction: [
      sheet.closure(
        t(
          'Водостійка блискавка № 5 із захистом підборіддя',
          'Водостойкая молния № 5 с защитой подбородка',
          'Water-resistant No. 5 zip with a chin guard',
        ),
      ),
      sheet.hood(t('Знімний, під каску', 'Съёмный, под каску', 'Detachable, fits over a helmet')),
      sheet.pockets(
        t(
          '5: нагрудна, дві бічні, дві внутрішні',
          '5: нагрудный, два боковых, два внутренних',
          '5: one chest, two side, two inside',
        ),
      ),
      sheet.ventilation(t('Блискавки 26 см під рукавами', 'Молнии 26 см под рукавами', '26 cm underarm zips')),
      sheet.backLength(75, 'L'),
      sheet.mass(790, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [en343(3, 2)],
    care: labels.softshell,
    careNote: t(
      'Без кондиціонера: він закриває пори мембрани.',
      'Без кондиционера: он закрывает поры мембраны.',
      'No fabric softener: it clogs the membrane.',
    ),
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['detachable'],
      material: ['softshell'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['construction', 'electric', 'warehouse'],
    },
    sizes: lettered('S', '3XL'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'black', code: 'HT-1201', stock: 'plenty' },
      { colour: 'navy', code: 'HT-1202' },
      { colour: 'olive', code: 'HT-1203' },
    ],
  }),

  model({
    slug: 'kurtka-softshel-skelia',
    name: t('Куртка софтшел «Скеля»', 'Куртка софтшелл «Скала»', 'Softshell jacket “Skelia”'),
    spec: t(
      'Софтшел стретч · 280 г/м² · S–3XL',
      'Софтшелл стретч · 280 г/м² · S–3XL',
      'Stretch softshell · 280 g/m² · S–3XL',
    ),
    category: 'jackets',
    subcategory: 'softshell',
    price: 2190,
    grade: 4.4,
    popularity: 47,
    since: '2025-08-18',
    description: [
      t(
        'Легший і дешевший родич «Перевалу»: без капюшона й вентиляції, з коміром-стійкою. Плечі прикрито контрастною тканиною з кордуровою ниткою, вона не пушиться під рюкзаком чи страхувальною системою.',
        'Более лёгкий и доступный родственник «Перевала»: без капюшона и вентиляции, с воротником-стойкой. Плечи закрыты контрастной тканью с кордуровой нитью, она не пушится под рюкзаком или страховочной системой.',
        'A lighter, cheaper relative of the “Pereval”: no hood, no vents, a stand collar. The contrast shoulders carry a Cordura thread and do not pill under a rucksack or harness.',
      ),
      t(
        'Нагрудна кишеня на блискавці вміщує рацію або телефон до 6,7″. Рукав має анатомічний згин, тому не задирається, коли тягнешся вгору.',
        'Нагрудный карман на молнии вмещает рацию или телефон до 6,7″. Рукав с анатомическим изгибом не задирается, когда тянешься вверх.',
        'The zipped chest pocket takes a radio or a phone of up to 6.7″. Shaped sleeves do not ride up when you reach overhead.',
      ),
    ],
    material: [
      sheet.cloth(t('Софтшел двошаровий', 'Софтшелл двухслойный', 'Two-layer softshell'), {
        polyester: 92,
        elastane: 8,
      }),
      sheet.weight(280),
      sheet.reinforcement(
        t(
          'Тканина з кордуровою ниткою на плечах',
          'Ткань с кордуровой нитью на плечах',
          'Cordura-blend fabric on the shoulders',
        ),
      ),
      sheet.finish(phrases.repellent),
    ],
    protection: [sheet.working(15, -2)],
    construction: [
      sheet.closure(phrases.zip5),
      sheet.pockets(
        t(
          '4: дві нагрудні, дві бічні, усі на блискавці',
          '4: два нагрудных, два боковых, все на молнии',
          '4: two chest, two side, all zipped',
        ),
      ),
      sheet.seams(phrases.flatlock),
      sheet.backLength(73, 'L'),
      sheet.mass(610, 'L'),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [en14058(1)],
    care: labels.softshell,
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['softshell'],
      closure: ['zip'],
      pockets: ['few'],
      fit: ['unisex'],
      work: ['electric', 'warehouse', 'finishing'],
    },
    sizes: lettered('S', '3XL'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphite', code: 'HT-1211' },
      { colour: 'orange', code: 'HT-1212', stock: 'thin' },
      { colour: 'royal', code: 'HT-1213' },
    ],
  }),
]
