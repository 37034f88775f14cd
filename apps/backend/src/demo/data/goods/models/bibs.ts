import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en342, en388, en14404, en20471 } from '../standards.ts'

const { phrases } = sheet

export const bibs: readonly Model[] = [
  model({
    slug: 'napivkombinezon-opora',
    line: 'travers',
    name: t('Напівкомбінезон робочий «Опора»', 'Полукомбинезон рабочий «Опора»', 'Work bib overalls “Opora”'),
    spec: t(
      'Твіл із кордурою · 270 г/м² · 44–64',
      'Твил с кордурой · 270 г/м² · 44–64',
      'Twill with Cordura · 270 g/m² · 44–64',
    ),
    category: 'bibs',
    subcategory: 'work-bibs',
    price: 2790,
    grade: 4.9,
    popularity: 94,
    since: '2025-01-20',
    hit: true,
    description: [
      t(
        'Модель із найвищою оцінкою в магазині, і ми знаємо чому: лямки. Вони схрещені на спині, ширші на плечі й еластичні лише ззаду, тому напівкомбінезон не тягне вниз навіть із повними кишенями.',
        'Модель с самой высокой оценкой в магазине, и мы знаем почему: лямки. Они скрещены на спине, шире на плече и эластичны только сзади, поэтому полукомбинезон не тянет вниз даже с полными карманами.',
        'Our best-rated product, and we know why: the braces. Crossed at the back, wide on the shoulder and elastic only behind, they never drag, even with full pockets.',
      ),
      t(
        'Боки розстібаються на дві кнопки кожен, тож піддягнути кофту можна, не знімаючи взуття. Нагрудна кишеня на блискавці завглибшки 19 см, усередині гумова петля: телефон не випаде, коли нахилитесь над шахтою.',
        'Бока расстёгиваются на две кнопки каждый, так что поддеть кофту можно, не снимая обуви. Нагрудный карман на молнии глубиной 19 см, внутри резиновая петля: телефон не выпадет, когда наклонитесь над шахтой.',
        'Each side opens on two studs, so a fleece goes under without taking boots off. The zipped bib pocket is 19 cm deep with an elastic loop inside: the phone stays put when you lean over a shaft.',
      ),
      t(
        'Коліна під вкладиш «Кряж», низ із кордури. Після випуску ми двічі міняли пряжки: теперішні сталеві, їх можна розстебнути в рукавицях.',
        'Колени под вкладыш «Кряж», низ из кордуры. С момента выпуска мы дважды меняли пряжки: нынешние стальные, их можно расстегнуть в перчатках.',
        'The knees take “Kriazh” inserts and the hems are Cordura. We have changed the buckles twice: today’s are steel and open with gloves on.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(270),
      sheet.reinforcement(
        t(
          'Кордура 500D на колінах, кишенях і низу',
          'Кордура 500D на коленях, карманах и по низу',
          'Cordura 500D at knees, pockets and hems',
        ),
      ),
      sheet.finish(phrases.repellent),
    ],
    protection: [sheet.working(20, -5)],
    construction: [
      sheet.closure(
        t(
          'Блискавка спереду, по дві кнопки з боків',
          'Молния спереди, по две кнопки по бокам',
          'Front zip, two studs at each side',
        ),
      ),
      sheet.braces(
        t('Схрещені, 45 мм, сталеві пряжки', 'Скрещённые, 45 мм, стальные пряжки', 'Crossed, 45 mm, steel buckles'),
      ),
      sheet.pockets(
        t(
          '10: нагрудна на блискавці, під ручки, дві бічні, дві задні, стегнова, під метр, ніж, телефон',
          '10: нагрудный на молнии, под ручки, два боковых, два задних, набедренный, под метр, нож, телефон',
          '10: zipped bib, pens, two side, two back, thigh, rule, knife, phone',
        ),
      ),
      sheet.knees(
        t('Кишеня під наколінник, дві висоти', 'Карман под наколенник, две высоты', 'Pad pocket, two heights'),
      ),
      sheet.inseam(81),
      sheet.mass(960),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en14404(2, 1), en388('2121X')],
    care: labels.twill,
    careNote: t(
      'Перед пранням вийміть вкладиші й сховайте пряжки в кишеню.',
      'Перед стиркой выньте вкладыши и спрячьте пряжки в карман.',
      'Before washing take out the inserts and tuck the buckles into a pocket.',
    ),
    attributes: {
      season: ['demi'],
      knees: ['pads'],
      insulation: ['none'],
      material: ['mixed'],
      pockets: ['many'],
      fit: ['men'],
      work: ['construction', 'finishing', 'electric'],
    },
    sizes: clothing('44', '64', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphite', code: 'HT-3011', stock: 'plenty' },
      { colour: 'navyPlain', code: 'HT-3012', stock: 'plenty' },
      { colour: 'olive', code: 'HT-3013', left: { '46': 1, '62': 3 } },
    ],
  }),

  model({
    slug: 'napivkombinezon-maister',
    line: 'maister',
    name: t('Напівкомбінезон «Майстер»', 'Полукомбинезон «Мастер»', 'Bib overalls “Maister”'),
    spec: t(
      'Твіл, поліестер і бавовна · 230 г/м² · 44–64',
      'Твил, полиэстер и хлопок · 230 г/м² · 44–64',
      'Polyester-cotton twill · 230 g/m² · 44–64',
    ),
    category: 'bibs',
    subcategory: 'work-bibs',
    price: 1450,
    grade: 4.3,
    popularity: 60,
    since: '2024-09-02',
    description: [
      t(
        'Базовий напівкомбінезон до куртки «Майстер». П’ять кишень, відкрита кишеня на грудях під ручки та блокнот, смуга збоку, щоб бригада виглядала бригадою.',
        'Базовый полукомбинезон к куртке «Мастер». Пять карманов, открытый карман на груди под ручки и блокнот, полоса сбоку, чтобы бригада смотрелась бригадой.',
        'The basic bib to go with the “Maister” jacket. Five pockets, an open bib pocket for pens and a notebook, and a side stripe so a crew looks like one.',
      ),
      t(
        'Тканина легка, тому влітку його носять просто на футболку. Ззаду гумка завширшки 6 см: розмір можна брати точно за обхватом талії.',
        'Ткань лёгкая, поэтому летом его носят прямо на футболку. Сзади резинка шириной 6 см: размер можно брать точно по обхвату талии.',
        'The fabric is light enough to wear over a T-shirt in summer. With 6 cm elastic at the back, take the size that matches your waist.',
      ),
    ],
    material: [sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }), sheet.weight(230)],
    construction: [
      sheet.closure(
        t('Ґудзики з боків, блискавка спереду', 'Пуговицы по бокам, молния спереди', 'Side buttons, front zip'),
      ),
      sheet.braces(t('40 мм, пластикові пряжки', '40 мм, пластиковые пряжки', '40 mm, plastic buckles')),
      sheet.pockets(
        t(
          '5: нагрудна, дві бічні, задня, під метр',
          '5: нагрудный, два боковых, задний, под метр',
          '5: bib, two side, one back, rule',
        ),
      ),
      sheet.inseam(80),
      sheet.mass(700),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.twill,
    attributes: {
      season: ['demi', 'summer'],
      knees: ['plain'],
      insulation: ['none'],
      material: ['mixed'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['construction', 'farm', 'warehouse'],
    },
    sizes: clothing('44', '64', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navy', code: 'HT-3021', stock: 'plenty' },
      { colour: 'graphite', code: 'HT-3022' },
      { colour: 'green', code: 'HT-3023' },
    ],
  }),

  model({
    slug: 'napivkombinezon-boks',
    name: t(
      'Напівкомбінезон для автосервісу «Бокс»',
      'Полукомбинезон для автосервиса «Бокс»',
      'Mechanic’s bib overalls “Boks”',
    ),
    spec: t('Твіл · 240 г/м² · 46–60', 'Твил · 240 г/м² · 46–60', 'Twill · 240 g/m² · 46–60'),
    category: 'bibs',
    subcategory: 'work-bibs',
    price: 1990,
    grade: 4.5,
    popularity: 51,
    since: '2025-08-04',
    description: [
      t(
        'Жодної відкритої металевої деталі спереду: пряжки обшито тканиною, блискавку сховано, тож крило не подряпаєш. Мастиловідштовхувальне просочення тримає бризки, пляма сходить за 60 °C.',
        'Ни одной открытой металлической детали спереди: пряжки обшиты тканью, молния спрятана, так что крыло не поцарапаешь. Маслоотталкивающая пропитка держит брызги, пятно сходит при 60 °C.',
        'Not one bare metal part in front: buckles are covered and the zip hidden, so no wing gets scratched. The finish repels oil, and stains come out at 60 °C.',
      ),
      t(
        'На стегні вузька кишеня під індикатор і маркер, ззаду петля для ганчірки. Колір контрастних вставок такий самий, як на комбінезоні «Бокс».',
        'На бедре узкий карман под индикатор и маркер, сзади петля для ветоши. Цвет контрастных вставок такой же, как на комбинезоне «Бокс».',
        'A narrow thigh pocket takes a tester and a marker, a loop behind holds a rag. The contrast panels match the “Boks” coverall.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(240),
      sheet.finish(phrases.repellent),
    ],
    construction: [
      sheet.closure(
        t('Прихована блискавка, обшиті пряжки', 'Потайная молния, обшитые пряжки', 'Hidden zip, covered buckles'),
      ),
      sheet.pockets(
        t(
          '8: дві нагрудні, дві бічні, дві задні, стегнова, під індикатор',
          '8: два нагрудных, два боковых, два задних, набедренный, под индикатор',
          '8: two bib, two side, two back, thigh, tester',
        ),
      ),
      sheet.knees(t('Подвійна тканина', 'Двойная ткань', 'Double fabric')),
      sheet.inseam(81),
      sheet.mass(780),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.twill,
    attributes: {
      season: ['all'],
      knees: ['double'],
      insulation: ['none'],
      material: ['mixed'],
      pockets: ['many'],
      fit: ['men'],
      work: ['car'],
    },
    sizes: clothing('46', '60', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'royal', code: 'HT-3031' },
      { colour: 'red', code: 'HT-3032' },
      { colour: 'black', code: 'HT-3033', stock: 'thin' },
    ],
  }),

  model({
    slug: 'napivkombinezon-maliar',
    name: t('Напівкомбінезон маляра «Колір»', 'Полукомбинезон маляра «Колор»', 'Painter’s bib overalls “Kolir”'),
    spec: t('Бавовна · 280 г/м² · 44–60', 'Хлопок · 280 г/м² · 44–60', 'Cotton · 280 g/m² · 44–60'),
    category: 'bibs',
    subcategory: 'work-bibs',
    price: 1590,
    grade: 4.4,
    popularity: 38,
    since: '2026-03-02',
    description: [
      t(
        'Білий, як і має бути в малярів: видно, куди бризнуло, а акрилова фарба не контрастує з тканиною. Бавовна не накопичує заряду, тому пил від шліфування не липне.',
        'Белый, как и положено малярам: видно, куда брызнуло, а акриловая краска не контрастирует с тканью. Хлопок не накапливает заряд, поэтому пыль от шлифовки не липнет.',
        'White, as painters want it: you see where it splashed, and emulsion does not stand out. Cotton holds no charge, so sanding dust does not cling.',
      ),
      t(
        'Коліна подвійні з входом під м’який вкладиш, на стегні петля під шпатель до 25 см. Витримує часте прання за 60 °C.',
        'Колени двойные со входом под мягкий вкладыш, на бедре петля под шпатель до 25 см. Выдерживает частую стирку при 60 °C.',
        'Double knees open for a soft insert and a thigh loop takes a filling knife of up to 25 cm. It stands frequent washing at 60 °C.',
      ),
    ],
    material: [sheet.cloth(t('Саржа', 'Саржа', 'Drill'), { cotton: 100 }), sheet.weight(280)],
    construction: [
      sheet.closure(t('Ґудзики', 'Пуговицы', 'Buttons')),
      sheet.pockets(
        t(
          '7: нагрудна, під ручки, дві бічні, задня, під метр, під шпатель',
          '7: нагрудный, под ручки, два боковых, задний, под метр, под шпатель',
          '7: bib, pens, two side, one back, rule, knife',
        ),
      ),
      sheet.knees(
        t('Подвійна тканина, кишеня під вкладиш', 'Двойная ткань, карман под вкладыш', 'Double fabric, pad pocket'),
      ),
      sheet.inseam(80),
      sheet.mass(820),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [],
    care: labels.cotton,
    attributes: {
      season: ['all'],
      knees: ['pads'],
      insulation: ['none'],
      material: ['cotton'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['finishing'],
    },
    sizes: clothing('44', '60', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'white', code: 'HT-3041' },
      { colour: 'grey', code: 'HT-3042' },
    ],
  }),

  model({
    slug: 'napivkombinezon-syhnalnyi-mahistral',
    line: 'mahistral',
    name: t(
      'Напівкомбінезон сигнальний «Магістраль»',
      'Полукомбинезон сигнальный «Магистраль»',
      'Hi-vis bib overalls “Mahistral”',
    ),
    spec: t(
      'Твіл, поліестер і бавовна · 270 г/м² · 46–64',
      'Твил, полиэстер и хлопок · 270 г/м² · 46–64',
      'Polyester-cotton twill · 270 g/m² · 46–64',
    ),
    category: 'bibs',
    subcategory: 'signal-bibs',
    also: [{ category: 'hi-vis', subcategory: 'signal-outerwear' }],
    price: 2890,
    grade: 4.6,
    popularity: 42,
    since: '2025-02-17',
    description: [
      t(
        'Сигнальна тканина йде до середини грудей, тож людину видно, навіть коли куртку знято. Два кільця стрічки на холошах, клас 2.',
        'Сигнальная ткань доходит до середины груди, поэтому человека видно, даже когда куртка снята. Два кольца ленты на штанинах, класс 2.',
        'Bright fabric reaches mid-chest, so you are seen with the jacket off. Two rings of tape on the legs make class 2.',
      ),
      t(
        'Лямки з нефлуоресцентної тканини, щоб не псували площу сигнального поля брудом від ременів. Коліна під вкладиш, низ темний.',
        'Лямки из нефлуоресцентной ткани, чтобы грязь от ремней не съедала площадь сигнального поля. Колени под вкладыш, низ тёмный.',
        'The braces are plain fabric so strap dirt does not eat into the bright area. Pad pockets at the knees, dark hems.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 55, cotton: 45 }),
      sheet.weight(270),
      sheet.tape(phrases.glassBead),
      sheet.reinforcement(phrases.cordura),
    ],
    protection: [sheet.working(20, -5)],
    construction: [
      sheet.closure(t('Блискавка спереду, кнопки з боків', 'Молния спереди, кнопки по бокам', 'Front zip, side studs')),
      sheet.pockets(
        t(
          '8: нагрудна, під ручки, дві бічні, дві задні, стегнова, під метр',
          '8: нагрудный, под ручки, два боковых, два задних, набедренный, под метр',
          '8: bib, pens, two side, two back, thigh, rule',
        ),
      ),
      sheet.knees(t('Кишеня під наколінник', 'Карман под наколенник', 'Pad pocket')),
      sheet.inseam(81),
      sheet.mass(1010),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en20471(2), en14404(2, 1)],
    care: labels.signal,
    attributes: {
      season: ['demi'],
      knees: ['pads'],
      insulation: ['none'],
      material: ['mixed'],
      pockets: ['many'],
      fit: ['unisex'],
      work: ['road', 'construction'],
      visibility: ['two'],
    },
    sizes: clothing('46', '64', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orange', code: 'HT-3101' },
      { colour: 'yellow', code: 'HT-3102', stock: 'thin' },
    ],
  }),

  model({
    slug: 'napivkombinezon-uteplenyi-polius',
    line: 'polius',
    name: t('Напівкомбінезон утеплений «Полюс»', 'Полукомбинезон утеплённый «Полюс»', 'Insulated bib overalls “Polus”'),
    spec: t(
      'Оксфорд 300D · утеплювач 150 г/м² · 46–62',
      'Оксфорд 300D · утеплитель 150 г/м² · 46–62',
      '300D Oxford · 150 g/m² insulation · 46–62',
    ),
    category: 'bibs',
    subcategory: 'insulated-bibs',
    price: 3190,
    oldPrice: 3590,
    grade: 4.7,
    popularity: 65,
    since: '2025-10-06',
    description: [
      t(
        'Пара до куртки «Полюс −25». Спинка піднята до лопаток, між нею й курткою не задуває навіть на риштованні. Блискавки по боках відкривають холошу від низу до стегна.',
        'Пара к куртке «Полюс −25». Спинка поднята до лопаток, между ней и курткой не задувает даже на лесах. Молнии по бокам открывают штанину от низа до бедра.',
        'The pair to the “Polus −25” jacket. The back rises to the shoulder blades, so no wind gets between them even on scaffolding. Side zips open each leg from hem to hip.',
      ),
      t(
        'Снігозахисна манжета всередині чіпляється гачком до шнурівки. Коліна й сидіння подвійні, з закритопористою вставкою: на крижаному металі можна стояти навколішки.',
        'Снегозащитная манжета внутри цепляется крючком за шнуровку. Колени и сиденье двойные, с закрытопористой вставкой: на ледяном металле можно стоять на коленях.',
        'The inner snow gaiter hooks onto your laces. Knees and seat are double with closed-cell foam, so you can kneel on icy metal.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд 300D з ПУ-покриттям', 'Оксфорд 300D с ПУ-покрытием', '300D Oxford, PU-coated'), {
        polyester: 100,
      }),
      sheet.insulation(t('Синтепух, 150 г/м²', 'Синтепух, 150 г/м²', 'Hollow-fibre, 150 g/m²')),
      sheet.reinforcement(
        t(
          'Оксфорд 600D із закритопористою вставкою',
          'Оксфорд 600D с закрытопористой вставкой',
          '600D Oxford with closed-cell foam',
        ),
      ),
      sheet.lining(phrases.taffeta),
    ],
    protection: [sheet.working(0, -25)],
    construction: [
      sheet.closure(
        t(
          'Двозамкова блискавка спереду, блискавки по боках',
          'Двухзамковая молния спереди, молнии по бокам',
          'Two-way front zip, zips at the sides',
        ),
      ),
      sheet.braces(
        t(
          'Еластичні, 50 мм, пряжки під рукавицю',
          'Эластичные, 50 мм, пряжки под перчатку',
          'Elastic, 50 mm, glove-friendly buckles',
        ),
      ),
      sheet.pockets(
        t(
          '6: дві нагрудні, дві бічні на флісі, задня, під метр',
          '6: два нагрудных, два боковых на флисе, задний, под метр',
          '6: two bib, two fleece-lined side, one back, rule',
        ),
      ),
      sheet.inseam(82),
      sheet.mass(1390),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en342],
    care: labels.insulated,
    attributes: {
      season: ['winter'],
      knees: ['double'],
      insulation: ['light'],
      material: ['oxford'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['construction', 'road', 'farm'],
    },
    sizes: clothing('46', '62', 'whole'),
    cut: 'bib',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navyPlain', code: 'HT-3111', stock: 'plenty' },
      { colour: 'black', code: 'HT-3112' },
    ],
  }),
]
