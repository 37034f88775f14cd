import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en1149, en11611, en11612, en14404, en20471 } from '../standards.ts'

const { phrases } = sheet

/** Hi-vis, flame-resistant and softshell trousers, and shorts. */
export const specialTrousers: readonly Model[] = [
  model({
    slug: 'shtany-syhnalni-mahistral',
    line: 'mahistral',
    name: t('Штани сигнальні «Магістраль»', 'Брюки сигнальные «Магистраль»', 'Hi-vis trousers “Mahistral”'),
    spec: t(
      'Твіл, поліестер і бавовна · 270 г/м² · 46–64',
      'Твил, полиэстер и хлопок · 270 г/м² · 46–64',
      'Polyester-cotton twill · 270 g/m² · 46–64',
    ),
    category: 'trousers',
    subcategory: 'signal-trousers',
    also: [{ category: 'hi-vis', subcategory: 'signal-outerwear' }],
    price: 2190,
    grade: 4.5,
    popularity: 54,
    since: '2025-02-17',
    description: [
      t(
        'Клас 2 окремо, а разом із жилетом «Обрій» або курткою «Магістраль» дають клас 3. Стрічка нижче коліна йде двома кільцями: її видно в русі, бо нога рухається швидше за корпус.',
        'Класс 2 отдельно, а вместе с жилетом «Обрий» или курткой «Магистраль» дают класс 3. Лента ниже колена идёт двумя кольцами: её видно в движении, ведь нога движется быстрее корпуса.',
        'Class 2 on their own, class 3 with the “Obrii” vest or the “Mahistral” jacket. Two rings of tape sit below the knee, where movement catches the eye first.',
      ),
      t(
        'Коліна, низ і кишені темні: вони торкаються землі. Тканину з більшою часткою бавовни легше відіпрати від бітуму, ніж чистий поліестер.',
        'Колени, низ и карманы тёмные: они касаются земли. Ткань с большей долей хлопка легче отстирать от битума, чем чистый полиэстер.',
        'Knees, hems and pockets are dark because they touch the ground. With more cotton in it the fabric gives up bitumen more readily than pure polyester.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 55, cotton: 45 }),
      sheet.weight(270),
      sheet.tape(phrases.glassBead),
      sheet.reinforcement(phrases.cordura),
    ],
    protection: [sheet.working(22, -5)],
    construction: [
      sheet.closure(phrases.flyZip),
      sheet.pockets(
        t(
          '6: дві бічні, дві задні, стегнова, під метр',
          '6: два боковых, два задних, набедренный, под метр',
          '6: two side, two back, thigh, rule',
        ),
      ),
      sheet.knees(t('Кишеня під наколінник', 'Карман под наколенник', 'Pad pocket')),
      sheet.inseam(82),
      sheet.mass(780),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en20471(2), en14404(2, 1)],
    care: labels.signal,
    attributes: {
      season: ['demi'],
      knees: ['pads'],
      stretch: ['none'],
      length: ['full'],
      material: ['mixed'],
      pockets: ['some'],
      insulation: ['none'],
      fit: ['unisex'],
      work: ['road', 'construction'],
      visibility: ['two'],
      garment: ['trousers'],
    },
    sizes: clothing('46', '64', 'lower'),
    cut: 'trousers',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-2201' },
      { colour: 'orange', code: 'HT-2202', stock: 'plenty' },
    ],
  }),

  model({
    slug: 'shtany-zvarnyka-duha',
    line: 'duha',
    name: t('Штани зварника «Дуга»', 'Брюки сварщика «Дуга»', 'Welder’s trousers “Duha”'),
    spec: t(
      'Бавовна з просоченням · 360 г/м² · 46–62',
      'Хлопок с пропиткой · 360 г/м² · 46–62',
      'Treated cotton · 360 g/m² · 46–62',
    ),
    category: 'trousers',
    subcategory: 'flame-trousers',
    price: 2890,
    grade: 4.4,
    popularity: 31,
    since: '2024-11-11',
    description: [
      t(
        'Без закотів унизу й відкритих кишень: окалина не застрягне. Передню половину до коліна продубльовано, кишеню на коліні закрито зверху клапаном.',
        'Без отворотов внизу и открытых карманов: окалина не застрянет. Передняя половина до колена продублирована, карман на колене закрыт сверху клапаном.',
        'No turn-ups and no open pockets for spatter to lodge in. The fronts are doubled down to the knee and the pad pocket has a flap over its mouth.',
      ),
      t(
        'Низ ширший за звичайний, щоб холоша лягала поверх берців, а не всередину. Носити з курткою «Дуга»: окремо вони роблять лише половину роботи.',
        'Низ шире обычного, чтобы штанина ложилась поверх берцев, а не внутрь. Носить с курткой «Дуга»: по отдельности они делают лишь половину работы.',
        'The hem is wide so the leg falls over the boot, not into it. Wear them with the “Duha” jacket: each alone does half the job.',
      ),
    ],
    material: [
      sheet.cloth(t('Сатин', 'Сатин', 'Satin weave'), { cotton: 99, carbon: 1 }),
      sheet.weight(360),
      sheet.reinforcement(t('Подвійна тканина спереду', 'Двойная ткань спереди', 'Double fabric in front')),
      sheet.finish(phrases.flameFinish),
    ],
    construction: [
      sheet.closure(t('Латунна блискавка під клапаном', 'Латунная молния под клапаном', 'Brass zip under a flap')),
      sheet.pockets(
        t(
          '4: дві бічні, задня, під метр, усі з клапаном',
          '4: два боковых, задний, под метр, все с клапаном',
          '4: two side, one back, one rule, all with flaps',
        ),
      ),
      sheet.seams(t('Арамідною ниткою, потрійні', 'Арамидной нитью, тройные', 'Triple, aramid thread')),
      sheet.inseam(83),
      sheet.mass(1040),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en11612('A1 B1 C1 E2'), en11611(2), en1149],
    care: labels.flame,
    attributes: {
      season: ['all'],
      knees: ['pads'],
      stretch: ['none'],
      length: ['full'],
      material: ['cotton'],
      pockets: ['few'],
      insulation: ['none'],
      fit: ['men'],
      work: ['welding'],
    },
    sizes: clothing('46', '62', 'lower'),
    cut: 'trousers',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphiteOrange', code: 'HT-2211' },
      { colour: 'navyPlain', code: 'HT-2212', stock: 'none' },
    ],
  }),

  model({
    slug: 'shtany-softshel-pereval',
    line: 'pereval',
    name: t('Штани софтшел «Перевал»', 'Брюки софтшелл «Перевал»', 'Softshell trousers “Pereval”'),
    spec: t(
      'Софтшел стретч · 300 г/м² · 44–60',
      'Софтшелл стретч · 300 г/м² · 44–60',
      'Stretch softshell · 300 g/m² · 44–60',
    ),
    category: 'trousers',
    subcategory: 'insulated-trousers',
    price: 2390,
    grade: 4.5,
    popularity: 48,
    since: '2026-10-26',
    description: [
      t(
        'На холодну осінь і відлигу: зовні гладкий трикотаж, який не тримає снігу, зсередини мікрофліс. Не шелестять, не продуваються, сохнуть на батареї за дві години.',
        'На холодную осень и оттепель: снаружи гладкий трикотаж, на котором не держится снег, изнутри микрофлис. Не шуршат, не продуваются, сохнут на батарее за два часа.',
        'For cold autumn and thaw: a smooth face that sheds snow, microfleece within. No rustle, no wind, dry on a radiator in two hours.',
      ),
      t(
        'Коліна з кордури й під вкладиш, на стегні блискавка завдовжки 20 см: розстібніть, коли зайшли в тепле.',
        'Колени из кордуры и под вкладыш, на бедре молния длиной 20 см: расстегните, когда зашли в тепло.',
        'Cordura knees take an insert, and a 20 cm thigh zip lets heat out when you come indoors.',
      ),
    ],
    material: [
      sheet.cloth(t('Софтшел тришаровий', 'Софтшелл трёхслойный', 'Three-layer softshell'), {
        polyester: 93,
        elastane: 7,
      }),
      sheet.weight(300),
      sheet.reinforcement(phrases.cordura),
      sheet.lining(t('Мікрофліс', 'Микрофлис', 'Microfleece')),
    ],
    protection: [sheet.working(8, -10)],
    construction: [
      sheet.closure(phrases.flyZip),
      sheet.pockets(
        t(
          '7: дві бічні на блискавці, дві задні, стегнова, під метр, під телефон',
          '7: два боковых на молнии, два задних, набедренный, под метр, под телефон',
          '7: two zipped side, two back, thigh, rule, phone',
        ),
      ),
      sheet.ventilation(t('Блискавка 20 см на стегні', 'Молния 20 см на бедре', '20 cm thigh zip')),
      sheet.inseam(82),
      sheet.mass(720),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [en14404(2, 1)],
    care: labels.softshell,
    attributes: {
      season: ['demi', 'winter'],
      knees: ['pads'],
      stretch: ['full'],
      length: ['full'],
      material: ['softshell'],
      pockets: ['some'],
      insulation: ['light'],
      fit: ['unisex'],
      work: ['electric', 'construction'],
    },
    sizes: clothing('44', '60', 'lower'),
    cut: 'trousers',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'black', code: 'HT-2121' },
      { colour: 'olive', code: 'HT-2122' },
    ],
  }),

  model({
    slug: 'shorty-vektor',
    line: 'vektor',
    name: t('Шорти робочі «Вектор»', 'Шорты рабочие «Вектор»', 'Work shorts “Vector”'),
    spec: t('Твіл стретч · 220 г/м² · 44–60', 'Твил стретч · 220 г/м² · 44–60', 'Stretch twill · 220 g/m² · 44–60'),
    category: 'trousers',
    subcategory: 'shorts',
    price: 990,
    grade: 4.5,
    popularity: 57,
    since: '2026-05-11',
    description: [
      t(
        'Довжина до верху коліна: не задираються, коли сідаєш, і не чіпляються, коли навпочіпки. Кишені ті самі, що й на штанах: звикати не доведеться.',
        'Длина до верха колена: не задираются, когда садишься, и не цепляются, когда на корточках. Карманы те же, что на брюках: привыкать не придётся.',
        'Cut to the top of the knee: they do not ride up when you sit or catch when you squat. The pockets are where they are on the trousers.',
      ),
      t(
        'Тканина тягнеться в обидва боки, пояс на гумці ззаду. Для складу, монтажу кондиціонерів, озеленення. Там, де потрібен захист ніг, залиште їх на вихідні.',
        'Ткань тянется в обе стороны, пояс сзади на резинке. Для склада, монтажа кондиционеров, озеленения. Там, где нужна защита ног, оставьте их на выходные.',
        'The fabric stretches both ways and the waist is elastic behind. For warehouses, air-conditioning crews and landscaping. Where legs need protection, keep them for the weekend.',
      ),
    ],
    material: [
      sheet.cloth(t('Твіл стретч', 'Твил стретч', 'Stretch twill'), { polyester: 63, cotton: 34, elastane: 3 }),
      sheet.weight(220),
    ],
    construction: [
      sheet.closure(phrases.flyZip),
      sheet.pockets(
        t(
          '6: дві бічні, дві задні, стегнова, під метр',
          '6: два боковых, два задних, набедренный, под метр',
          '6: two side, two back, thigh, rule',
        ),
      ),
      sheet.length(t('Бічний шов 54 см, розмір 52', 'Боковой шов 54 см, размер 52', 'Side seam 54 cm, size 52')),
      sheet.mass(390),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.stretch,
    attributes: {
      season: ['summer'],
      knees: ['plain'],
      stretch: ['full'],
      length: ['short'],
      material: ['mixed'],
      pockets: ['some'],
      insulation: ['none'],
      fit: ['men'],
      work: ['warehouse', 'farm', 'finishing'],
    },
    sizes: clothing('44', '60', 'lower'),
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphite', code: 'HT-2301', stock: 'plenty' },
      { colour: 'navy', code: 'HT-2302' },
      { colour: 'sand', code: 'HT-2303' },
    ],
  }),

  model({
    slug: 'shorty-teslia',
    line: 'teslia',
    name: t('Шорти теслярські «Тесля»', 'Шорты плотницкие «Плотник»', 'Carpenter’s shorts “Teslia”'),
    spec: t(
      'Канвас стретч · 290 г/м² · 46–58',
      'Канвас стретч · 290 г/м² · 46–58',
      'Stretch canvas · 290 g/m² · 46–58',
    ),
    category: 'trousers',
    subcategory: 'shorts',
    price: 1490,
    oldPrice: 1790,
    grade: 4.6,
    popularity: 33,
    since: '2025-06-09',
    description: [
      t(
        'Штани «Тесля», обрізані до коліна: підвісні кишені, петля для молотка, тримач під метр. Для покрівель у липні, коли на металі +60 °C.',
        'Брюки «Плотник», обрезанные до колена: подвесные карманы, петля для молотка, держатель под метр. Для кровли в июле, когда на металле +60 °C.',
        'The “Teslia” trousers cut at the knee: holster pockets, hammer loop, rule holder. For roofs in July when the metal reaches +60 °C.',
      ),
      t(
        'Канвас трохи тонший, ніж на штанах, зате дно підвісних кишень із кордури: саморізи його не проб’ють.',
        'Канвас чуть тоньше, чем на брюках, зато дно подвесных карманов из кордуры: саморезы его не пробьют.',
        'The canvas is a little lighter than on the trousers, but the holster bottoms are Cordura and screws do not go through.',
      ),
    ],
    material: [
      sheet.cloth(t('Канвас стретч', 'Канвас стретч', 'Stretch canvas'), { cotton: 60, polyester: 38, elastane: 2 }),
      sheet.weight(290),
      sheet.reinforcement(t('Кордура 500D у кишенях', 'Кордура 500D в карманах', 'Cordura 500D in the pockets')),
    ],
    construction: [
      sheet.closure(phrases.flyZip),
      sheet.pockets(
        t(
          '9: дві бічні, дві підвісні, дві задні, під метр, ніж, олівець',
          '9: два боковых, два подвесных, два задних, под метр, нож, карандаш',
          '9: two side, two holster, two back, rule, knife, pencil',
        ),
      ),
      sheet.seams(phrases.triple),
      sheet.mass(520),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [],
    care: labels.stretch,
    attributes: {
      season: ['summer'],
      knees: ['plain'],
      stretch: ['full'],
      length: ['short'],
      material: ['canvas'],
      pockets: ['many'],
      insulation: ['none'],
      fit: ['men'],
      work: ['construction'],
    },
    sizes: clothing('46', '58', 'lower'),
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'sand', code: 'HT-2311', stock: 'ending' },
      { colour: 'black', code: 'HT-2312', stock: 'thin' },
    ],
  }),
]
