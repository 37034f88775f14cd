import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en388, en1149, en11611, en11612, en14404, en20471 } from '../standards.ts'

const { phrases } = sheet

export const coveralls: readonly Model[] = [
  model({
    slug: 'kombinezon-depo',
    name: t('Комбінезон робочий «Депо»', 'Комбинезон рабочий «Депо»', 'Work coverall “Depo”'),
    spec: t(
      'Твіл, поліестер і бавовна · 240 г/м² · 46–62',
      'Твил, полиэстер и хлопок · 240 г/м² · 46–62',
      'Polyester-cotton twill · 240 g/m² · 46–62',
    ),
    category: 'coveralls',
    subcategory: 'work-coveralls',
    price: 1890,
    grade: 4.4,
    popularity: 69,
    since: '2024-10-07',
    hit: true,
    description: [
      t(
        'Суцільний комбінезон, у якому можна пролізти під вагон і не набрати щебеню за пояс. Блискавка з двома бігунками: знизу розстібається окремо, не роздягаючись.',
        'Цельный комбинезон, в котором можно пролезть под вагон и не набрать щебня за пояс. Молния с двумя бегунками: снизу расстёгивается отдельно, не раздеваясь.',
        'A one-piece to crawl under a wagon without gravel down your back. The zip has two sliders, so it opens from below without undressing.',
      ),
      t(
        'Спинка має складки від плеча до пояса: руки піднімаються вгору, а холоші лишаються на місці. Пояс на гумці з боків, тому одного розміру вистачає на літо й на светр.',
        'На спинке складки от плеча до пояса: руки поднимаются вверх, а штанины остаются на месте. Пояс на резинке по бокам, поэтому одного размера хватает и на лето, и на свитер.',
        'Pleats run from shoulder to waist, so your arms go up and the legs stay down. Elastic at the sides makes one size do for summer and for a sweater.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(240),
      sheet.finish(phrases.water),
    ],
    protection: [sheet.working(22, 0)],
    construction: [
      sheet.closure(
        t('Двозамкова блискавка під планкою', 'Двухзамковая молния под планкой', 'Two-way zip under a placket'),
      ),
      sheet.pockets(
        t(
          '7: дві нагрудні, дві бічні, дві задні, під метр',
          '7: два нагрудных, два боковых, два задних, под метр',
          '7: two chest, two side, two back, rule',
        ),
      ),
      sheet.seams(phrases.double),
      sheet.inseam(79),
      sheet.mass(1050),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.twill,
    attributes: {
      season: ['all'],
      knees: ['plain'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['car', 'warehouse', 'farm'],
    },
    sizes: clothing('46', '62', 'whole'),
    cut: 'coverall',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navy', code: 'HT-3501', stock: 'plenty' },
      { colour: 'graphite', code: 'HT-3502' },
      { colour: 'green', code: 'HT-3503' },
    ],
  }),

  model({
    slug: 'kombinezon-monolit',
    name: t(
      'Комбінезон «Моноліт» із підсиленими колінами',
      'Комбинезон «Монолит» с усиленными коленями',
      'Coverall “Monolit” with reinforced knees',
    ),
    spec: t(
      'Твіл із кордурою · 270 г/м² · 46–64',
      'Твил с кордурой · 270 г/м² · 46–64',
      'Twill with Cordura · 270 g/m² · 46–64',
    ),
    category: 'coveralls',
    subcategory: 'work-coveralls',
    price: 2690,
    grade: 4.6,
    popularity: 50,
    since: '2025-04-07',
    description: [
      t(
        'Комбінезон із тканини «Опори»: щільний твіл, кордура на колінах, низу й краях кишень. Для бетонярів, арматурників і всіх, хто лежить частіше, ніж стоїть.',
        'Комбинезон из ткани «Опоры»: плотный твил, кордура на коленях, по низу и краям карманов. Для бетонщиков, арматурщиков и всех, кто лежит чаще, чем стоит.',
        'A coverall in the fabric of the “Opora”: dense twill, Cordura at knees, hems and pocket edges. For concrete and rebar crews, and anyone who lies down more than stands.',
      ),
      t(
        'Комір сорочковий і застібається під горло, рукав на кнопках із двома положеннями. Під коліна входять вкладиші «Кряж» у двох висотах.',
        'Воротник рубашечный и застёгивается под горло, рукав на кнопках в двух положениях. Под колени входят вкладыши «Кряж» на двух высотах.',
        'The shirt collar closes to the throat and the cuffs have two stud positions. Knee pockets take “Kriazh” inserts at two heights.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(270),
      sheet.reinforcement(phrases.cordura),
      sheet.finish(phrases.repellent),
    ],
    protection: [sheet.working(20, -5)],
    construction: [
      sheet.closure(
        t(
          'Двозамкова блискавка № 8 під планкою',
          'Двухзамковая молния № 8 под планкой',
          'Two-way No. 8 zip under a placket',
        ),
      ),
      sheet.pockets(
        t(
          '9: дві нагрудні, дві бічні, дві задні, стегнова, під метр, на рукаві',
          '9: два нагрудных, два боковых, два задних, набедренный, под метр, на рукаве',
          '9: two chest, two side, two back, thigh, rule, sleeve',
        ),
      ),
      sheet.knees(
        t('Кишеня під наколінник, дві висоти', 'Карман под наколенник, две высоты', 'Pad pocket, two heights'),
      ),
      sheet.seams(phrases.triple),
      sheet.inseam(80),
      sheet.mass(1340),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en14404(2, 1), en388('2121X')],
    care: labels.twill,
    attributes: {
      season: ['demi'],
      knees: ['pads'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['many'],
      fit: ['men'],
      work: ['construction', 'finishing'],
    },
    sizes: clothing('46', '64', 'whole'),
    cut: 'coverall',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'navyPlain', code: 'HT-3511' },
      { colour: 'olive', code: 'HT-3512' },
      { colour: 'graphite', code: 'HT-3513', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kombinezon-boks',
    name: t('Комбінезон для автосервісу «Бокс»', 'Комбинезон для автосервиса «Бокс»', 'Mechanic’s coverall “Boks”'),
    spec: t('Твіл · 240 г/м² · 46–60', 'Твил · 240 г/м² · 46–60', 'Twill · 240 g/m² · 46–60'),
    category: 'coveralls',
    subcategory: 'work-coveralls',
    price: 2290,
    grade: 4.6,
    popularity: 62,
    since: '2025-08-04',
    description: [
      t(
        'Без заклепок, без відкритої блискавки, без гострих кутів: у ньому можна лягти на крило. Стійка прикриває шию, коли з піддона капає.',
        'Без заклёпок, без открытой молнии, без острых углов: в нём можно лечь на крыло. Стойка прикрывает шею, когда с поддона капает.',
        'No rivets, no bare zip, no sharp corners: you can lean on a wing. The stand collar covers your neck when the sump drips.',
      ),
      t(
        'Просочення тримає оливу й гальмівну рідину, поки ви не протрете. Контрастні плечі й пояс зроблено з тканини іншого кольору: саме там торкаються підйомника.',
        'Пропитка держит масло и тормозную жидкость, пока вы не протрёте. Контрастные плечи и пояс сделаны из ткани другого цвета: именно там касаются подъёмника.',
        'The finish holds oil and brake fluid until you wipe. Shoulders and waist, where you touch the lift, are in a contrast colour.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 65, cotton: 35 }),
      sheet.weight(240),
      sheet.finish(phrases.repellent),
    ],
    construction: [
      sheet.closure(t('Прихована двозамкова блискавка', 'Потайная двухзамковая молния', 'Hidden two-way zip')),
      sheet.pockets(
        t(
          '8: дві нагрудні, дві бічні, дві задні, стегнова, на рукаві під ручки',
          '8: два нагрудных, два боковых, два задних, набедренный, на рукаве под ручки',
          '8: two chest, two side, two back, thigh, sleeve for pens',
        ),
      ),
      sheet.seams(phrases.double),
      sheet.inseam(80),
      sheet.mass(1120),
      sheet.madeIn(phrases.khmelnytskyi),
    ],
    standards: [],
    care: labels.twill,
    attributes: {
      season: ['all'],
      knees: ['double'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['many'],
      fit: ['men'],
      work: ['car'],
    },
    sizes: clothing('46', '60', 'whole'),
    cut: 'coverall',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphiteOrange', code: 'HT-3521' },
      { colour: 'royal', code: 'HT-3522', stock: 'plenty' },
      { colour: 'red', code: 'HT-3523' },
    ],
  }),

  model({
    slug: 'kombinezon-syhnalnyi-mahistral',
    name: t('Комбінезон сигнальний «Магістраль»', 'Комбинезон сигнальный «Магистраль»', 'Hi-vis coverall “Mahistral”'),
    spec: t(
      'Твіл, поліестер і бавовна · 270 г/м² · 46–64',
      'Твил, полиэстер и хлопок · 270 г/м² · 46–64',
      'Polyester-cotton twill · 270 g/m² · 46–64',
    ),
    category: 'coveralls',
    subcategory: 'signal-coveralls',
    also: [{ category: 'hi-vis', subcategory: 'signal-outerwear' }],
    price: 3390,
    grade: 4.5,
    popularity: 36,
    since: '2025-02-17',
    description: [
      t(
        'Клас 3 одним виробом: стрічки на плечах, корпусі, рукавах і холошах видно з будь-якого боку. Для бригад, що працюють уночі поруч із рухом, який не перекрито.',
        'Класс 3 одним изделием: ленты на плечах, корпусе, рукавах и штанинах видны с любой стороны. Для бригад, которые работают ночью рядом с движением, которое не перекрыто.',
        'Class 3 in one garment: tape on shoulders, body, sleeves and legs shows from every side. For crews working at night beside live traffic.',
      ),
      t(
        'Кокетка, коліна й низ із темної тканини, бо брудняться першими. Під пахвами вентиляційні люверси.',
        'Кокетка, колени и низ из тёмной ткани, потому что пачкаются первыми. Под мышками вентиляционные люверсы.',
        'Yoke, knees and hems are dark because they soil first. Eyelets under the arms let air in.',
      ),
    ],
    material: [
      sheet.cloth(phrases.twill, { polyester: 55, cotton: 45 }),
      sheet.weight(270),
      sheet.tape(phrases.glassBead),
    ],
    protection: [sheet.working(22, -5)],
    construction: [
      sheet.closure(
        t(
          'Двозамкова блискавка № 8 під планкою',
          'Двухзамковая молния № 8 под планкой',
          'Two-way No. 8 zip under a placket',
        ),
      ),
      sheet.pockets(
        t(
          '8: дві нагрудні, дві бічні, дві задні, стегнова, під метр',
          '8: два нагрудных, два боковых, два задних, набедренный, под метр',
          '8: two chest, two side, two back, thigh, rule',
        ),
      ),
      sheet.knees(t('Кишеня під наколінник', 'Карман под наколенник', 'Pad pocket')),
      sheet.inseam(80),
      sheet.mass(1380),
      sheet.madeIn(phrases.lithuania),
    ],
    standards: [en20471(3), en14404(2, 1)],
    brand: 'northrail',
    care: labels.signal,
    attributes: {
      season: ['demi'],
      knees: ['pads'],
      material: ['mixed'],
      closure: ['zip'],
      pockets: ['many'],
      fit: ['unisex'],
      work: ['road'],
      visibility: ['three'],
    },
    sizes: clothing('46', '64', 'whole'),
    cut: 'coverall',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orangeNavy', code: 'HT-3601' },
      { colour: 'yellow', code: 'HT-3602' },
    ],
  }),

  model({
    slug: 'kombinezon-vohnestiikyi-zhar',
    name: t('Комбінезон вогнестійкий «Жар»', 'Комбинезон огнестойкий «Жар»', 'Flame-resistant coverall “Zhar”'),
    spec: t(
      'Модакрил і бавовна · 260 г/м² · 46–62',
      'Модакрил и хлопок · 260 г/м² · 46–62',
      'Modacrylic and cotton · 260 g/m² · 46–62',
    ),
    category: 'coveralls',
    subcategory: 'flame-coveralls',
    price: 6490,
    grade: 4.7,
    popularity: 22,
    since: '2026-02-09',
    description: [
      t(
        'Один шар без розрізу на поясі: спалах газу не знайде щілини між курткою й штанами. Волокно вогнестійке саме по собі, захист не вимивається.',
        'Один слой без разреза на поясе: вспышка газа не найдёт щели между курткой и брюками. Волокно огнестойкое само по себе, защита не вымывается.',
        'One layer with no gap at the waist for a flash of gas to find. The fibre itself resists flame, so washing takes nothing away.',
      ),
      t(
        'Низ холош розстібається, щоб зняти комбінезон поверх взуття, комір перекриває підборіддя. Для нафтобаз, котелень, газових бригад.',
        'Низ штанин расстёгивается, чтобы снять комбинезон поверх обуви, воротник перекрывает подбородок. Для нефтебаз, котельных, газовых бригад.',
        'The legs open so it comes off over boots, and the collar covers the chin. For fuel depots, boiler rooms and gas crews.',
      ),
    ],
    material: [
      sheet.cloth(
        t('Твіл із вогнестійких волокон', 'Твил из огнестойких волокон', 'Inherently flame-resistant twill'),
        {
          modacrylic: 54,
          cotton: 44,
          carbon: 2,
        },
      ),
      sheet.weight(260),
    ],
    protection: [sheet.working(25, 0)],
    construction: [
      sheet.closure(
        t(
          'Латунна двозамкова блискавка під планкою',
          'Латунная двухзамковая молния под планкой',
          'Two-way brass zip under a placket',
        ),
      ),
      sheet.pockets(
        t(
          '6: дві нагрудні, дві бічні, дві задні, усі з клапаном',
          '6: два нагрудных, два боковых, два задних, все с клапаном',
          '6: two chest, two side, two back, all with flaps',
        ),
      ),
      sheet.seams(t('Арамідною ниткою, подвійні', 'Арамидной нитью, двойные', 'Double, aramid thread')),
      sheet.inseam(80),
      sheet.mass(1290),
      sheet.madeIn(phrases.poland),
    ],
    standards: [en11612('A1 B1 C1 F1'), en11611(1), en1149],
    care: labels.flame,
    attributes: {
      season: ['all'],
      knees: ['plain'],
      material: ['cotton'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['men'],
      work: ['electric', 'welding'],
    },
    sizes: clothing('46', '62', 'whole'),
    cut: 'coverall',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'royal', code: 'HT-3611', stock: 'thin' },
      { colour: 'orangeNavy', code: 'HT-3612', stock: 'none' },
    ],
  }),
]
