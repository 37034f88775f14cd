import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing, lettered } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en13758, en20471 } from '../standards.ts'

const { phrases } = sheet

export const hiVis: readonly Model[] = [
  model({
    slug: 'zhylet-syhnalnyi-obrii',
    name: t(
      'Жилет сигнальний «Обрій» із кишенями',
      'Жилет сигнальный «Обрий» с карманами',
      'Hi-vis vest “Obrii” with pockets',
    ),
    spec: t(
      'Поліестер трикотаж · 120 г/м² · M–4XL',
      'Полиэстер трикотаж · 120 г/м² · M–4XL',
      'Knitted polyester · 120 g/m² · M–4XL',
    ),
    category: 'hi-vis',
    subcategory: 'signal-vests',
    also: [{ category: 'jackets', subcategory: 'vests' }],
    price: 340,
    oldPrice: 420,
    grade: 4.6,
    popularity: 98,
    since: '2025-02-17',
    hit: true,
    description: [
      t(
        'Жилет, який не хочеться зняти: трикотаж дихає, блискавка не розходиться, кишені справжні, а не намальовані. Дві стрічки по корпусу й по одній через плечі, клас 2.',
        'Жилет, который не хочется снять: трикотаж дышит, молния не расходится, карманы настоящие, а не нарисованные. Две ленты по корпусу и по одной через плечи, класс 2.',
        'A vest you do not want to take off: the knit breathes, the zip holds and the pockets are real. Two bands round the body and one over each shoulder make class 2.',
      ),
      t(
        'Розмір беріть на один більший, якщо вдягатимете поверх зимової куртки. На нагрудній кишені петля під бейдж, по низу дві кишені з клапаном під рацію й рукавиці.',
        'Размер берите на один больше, если будете надевать поверх зимней куртки. На нагрудном кармане петля под бейдж, по низу два кармана с клапаном под рацию и перчатки.',
        'Go one size up to wear it over a winter jacket. The chest pocket has a badge loop, and two flapped pockets below take a radio and gloves.',
      ),
    ],
    material: [
      sheet.cloth(t('Трикотаж', 'Трикотаж', 'Knit'), { polyester: 100 }),
      sheet.weight(120),
      sheet.tape(phrases.glassBead),
    ],
    construction: [
      sheet.closure(phrases.zip5),
      sheet.pockets(
        t(
          '4: нагрудна, під ручку, дві нижні з клапаном',
          '4: нагрудный, под ручку, два нижних с клапаном',
          '4: chest, pen, two lower with flaps',
        ),
      ),
      sheet.backLength(70, 'L'),
      sheet.mass(230, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en20471(2)],
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['vest'],
      season: ['all'],
      closure: ['zip'],
      pockets: ['few'],
      material: ['polyester'],
      fit: ['unisex'],
      work: ['road', 'warehouse', 'construction'],
    },
    sizes: lettered('M', '4XL'),
    cut: 'vest',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-5011', stock: 'plenty' },
      { colour: 'orangeNavy', code: 'HT-5012', stock: 'ending' },
    ],
  }),

  model({
    slug: 'zhylet-syhnalnyi-koliia',
    name: t(
      'Жилет сигнальний «Колія» з рядом кишень',
      'Жилет сигнальный «Колея» с рядом карманов',
      'Hi-vis vest “Koliia” with a row of pockets',
    ),
    spec: t(
      'Поліестер · сітка на спині · 44–62',
      'Полиэстер · сетка на спине · 44–62',
      'Polyester · mesh back · 44–62',
    ),
    category: 'hi-vis',
    subcategory: 'signal-vests',
    also: [{ category: 'jackets', subcategory: 'vests' }],
    price: 590,
    grade: 4.2,
    popularity: 67,
    since: '2025-03-24',
    description: [
      t(
        'Жилет майстра: прозоре вікно під перепустку, ряд кишень під ручки й маркери, велика кишеня для планшета 8″. Спинка сітчаста, щоб влітку не парило під сонцем.',
        'Жилет мастера: прозрачное окно под пропуск, ряд карманов под ручки и маркеры, большой карман для планшета 8″. Спинка сетчатая, чтобы летом не парило.',
        'A foreman’s vest: a clear pass window, a row for pens and markers, a large pocket for an 8″ tablet. The mesh back keeps you cool in the sun.',
      ),
      t(
        'Низ темний, тому за місяць жилет виглядає так само, як на складі. Стрічка на спині нашита на суцільну тканину, а не на сітку, інакше вона б тягнулась.',
        'Низ тёмный, поэтому через месяц жилет выглядит так же, как на складе. Лента на спине нашита на сплошную ткань, а не на сетку, иначе она бы тянулась.',
        'The lower part is dark, so after a month it looks as it did in the box. The back tape sits on solid fabric, not on mesh, where it would stretch.',
      ),
    ],
    material: [
      sheet.cloth(t('Тканина й сітка', 'Ткань и сетка', 'Woven fabric and mesh'), { polyester: 100 }),
      sheet.weight(140),
      sheet.tape(phrases.glassBead),
    ],
    construction: [
      sheet.closure(phrases.zip5),
      sheet.pockets(
        t(
          '8: перепустка, ручки, рація, планшет, дві бічні, дві внутрішні',
          '8: пропуск, ручки, рация, планшет, два боковых, два внутренних',
          '8: pass, pens, radio, tablet, two side, two inside',
        ),
      ),
      sheet.backLength(71),
      sheet.mass(320),
      sheet.madeIn(phrases.lithuania),
    ],
    standards: [en20471(2)],
    brand: 'northrail',
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['vest'],
      season: ['summer'],
      closure: ['zip'],
      pockets: ['many'],
      material: ['polyester'],
      fit: ['unisex'],
      work: ['road', 'construction'],
    },
    sizes: clothing('44', '62'),
    cut: 'vest',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellowBlack', code: 'HT-5021' },
      { colour: 'orange', code: 'HT-5022' },
    ],
  }),

  model({
    slug: 'zhylet-syhnalnyi-maiachok',
    name: t('Жилет сигнальний «Маячок»', 'Жилет сигнальный «Маячок»', 'Hi-vis vest “Maiachok”'),
    spec: t(
      'Поліестер трикотаж · 110 г/м² · M–3XL',
      'Полиэстер трикотаж · 110 г/м² · M–3XL',
      'Knitted polyester · 110 g/m² · M–3XL',
    ),
    category: 'hi-vis',
    subcategory: 'signal-vests',
    price: 190,
    grade: 4.1,
    popularity: 86,
    since: '2024-08-19',
    description: [
      t(
        'Найпростіший жилет класу 2: дві стрічки, липучка, нічого зайвого. Лежить у бардачку, висить на прохідній для гостей, видається на один виїзд.',
        'Самый простой жилет класса 2: две ленты, липучка, ничего лишнего. Лежит в бардачке, висит на проходной для гостей, выдаётся на один выезд.',
        'The simplest class 2 vest: two bands, hook-and-loop, nothing more. Keep it in the glove box, at the gate for visitors or for a single call-out.',
      ),
      t(
        'Від 50 штук нанесемо логотип на спину без доплати за макет. Пакується по одному, з ярликом українською.',
        'От 50 штук нанесём логотип на спину без доплаты за макет. Пакуется по одному, с ярлыком на украинском.',
        'From 50 pieces we print a logo on the back with no charge for the artwork. Packed singly, with a label in Ukrainian.',
      ),
    ],
    material: [
      sheet.cloth(t('Трикотаж', 'Трикотаж', 'Knit'), { polyester: 100 }),
      sheet.weight(110),
      sheet.tape(
        t(
          '50 мм, зі скляними кульками, до 25 прань',
          '50 мм, со стеклянными шариками, до 25 стирок',
          '50 mm, glass bead, good for 25 washes',
        ),
      ),
    ],
    construction: [
      sheet.closure(t('Липучка', 'Липучка', 'Hook and loop')),
      sheet.pockets(t('2 нижні', '2 нижних', '2 lower')),
      sheet.backLength(68, 'L'),
      sheet.mass(140, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en20471(2)],
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['vest'],
      season: ['all'],
      closure: ['velcro'],
      pockets: ['few'],
      material: ['polyester'],
      fit: ['unisex'],
      work: ['warehouse', 'road'],
    },
    sizes: lettered('M', '3XL'),
    cut: 'vest',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-5031', stock: 'plenty' },
      { colour: 'orange', code: 'HT-5032', stock: 'plenty' },
    ],
  }),

  model({
    slug: 'zhylet-syhnalnyi-dyspetcher',
    name: t('Жилет сигнальний «Диспетчер»', 'Жилет сигнальный «Диспетчер»', 'Hi-vis vest “Dyspetcher”'),
    spec: t('Оксфорд · 180 г/м² · S–4XL', 'Оксфорд · 180 г/м² · S–4XL', 'Oxford · 180 g/m² · S–4XL'),
    category: 'hi-vis',
    subcategory: 'signal-vests',
    also: [{ category: 'jackets', subcategory: 'vests' }],
    price: 790,
    grade: 4.5,
    popularity: 45,
    since: '2026-06-15',
    description: [
      t(
        'Щільний жилет з оксфорду для тих, хто носить із собою пів офісу: планшет, рацію, рулетку, блокнот. Не провисає під вагою, плечі підбито сіткою.',
        'Плотный жилет из оксфорда для тех, кто носит с собой пол-офиса: планшет, рацию, рулетку, блокнот. Не провисает под весом, плечи подбиты сеткой.',
        'A stout Oxford vest for people who carry half an office: tablet, radio, tape, notebook. It does not sag, and the shoulders are lined with mesh.',
      ),
      t(
        'Боки регулюються стропами, тож той самий жилет носять на футболку влітку й на куртку взимку.',
        'Бока регулируются стропами, поэтому один и тот же жилет носят на футболку летом и на куртку зимой.',
        'Side straps let the same vest go over a T-shirt in summer and a jacket in winter.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд', 'Оксфорд', 'Oxford'), { polyester: 100 }),
      sheet.weight(180),
      sheet.tape(phrases.glassBead),
      sheet.lining(phrases.mesh),
    ],
    construction: [
      sheet.closure(phrases.zip5),
      sheet.pockets(
        t(
          '9: перепустка, ручки, рація, дві нагрудні, дві бічні, дві внутрішні',
          '9: пропуск, ручки, рация, два нагрудных, два боковых, два внутренних',
          '9: pass, pens, radio, two chest, two side, two inside',
        ),
      ),
      sheet.adjustment(t('Стропи по боках, ± 8 см', 'Стропы по бокам, ± 8 см', 'Side straps, ± 8 cm')),
      sheet.backLength(70, 'L'),
      sheet.mass(410, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en20471(2)],
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['vest'],
      season: ['all'],
      closure: ['zip'],
      pockets: ['many'],
      material: ['oxford'],
      fit: ['unisex'],
      work: ['road', 'warehouse', 'construction'],
    },
    sizes: lettered('S', '4XL'),
    cut: 'vest',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orangeNavy', code: 'HT-5041' },
      { colour: 'yellow', code: 'HT-5042' },
    ],
  }),

  model({
    slug: 'polo-syhnalne-obrii',
    name: t('Поло сигнальне «Обрій»', 'Поло сигнальное «Обрий»', 'Hi-vis polo “Obrii”'),
    spec: t(
      'Поліестер і бавовна · 175 г/м² · S–4XL',
      'Полиэстер и хлопок · 175 г/м² · S–4XL',
      'Polyester and cotton · 175 g/m² · S–4XL',
    ),
    category: 'hi-vis',
    subcategory: 'signal-tops',
    also: [{ category: 'tops', subcategory: 'polos' }],
    price: 790,
    grade: 4.5,
    popularity: 52,
    since: '2026-04-27',
    description: [
      t(
        'Двошарове плетіння: зовні яскравий поліестер, зсередини бавовна, тому сигнальний колір не блякне, а до тіла не липне. Стрічка сегментована, тягнеться разом із полотном.',
        'Двухслойное плетение: снаружи яркий полиэстер, изнутри хлопок, поэтому сигнальный цвет не блекнет, а к телу не липнет. Лента сегментированная, тянется вместе с полотном.',
        'Knitted in two layers, bright polyester outside and cotton inside: the colour lasts and the shirt does not cling. The segmented tape stretches with the knit.',
      ),
      t(
        'Плечі темні: їх тре ремінь сумки й пасок безпеки. Клас 2 без жилета, тобто вдягати ще щось поверх не треба.',
        'Плечи тёмные: их трёт ремень сумки и ремень безопасности. Класс 2 без жилета, то есть надевать ещё что-то сверху не нужно.',
        'The shoulders are dark where bag straps and seat belts rub. Class 2 by itself, so no vest is needed on top.',
      ),
    ],
    material: [
      sheet.cloth(t('Двошаровий трикотаж', 'Двухслойный трикотаж', 'Two-layer knit'), { polyester: 55, cotton: 45 }),
      sheet.weight(175),
      sheet.tape(phrases.heatTape),
    ],
    construction: [
      sheet.closure(t('Три ґудзики', 'Три пуговицы', 'Three buttons')),
      sheet.seams(phrases.flatlock),
      sheet.backLength(74, 'L'),
      sheet.mass(260, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en20471(2), en13758],
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['polo'],
      season: ['summer'],
      pockets: ['few'],
      material: ['mixed'],
      fit: ['unisex'],
      work: ['road', 'warehouse'],
    },
    sizes: lettered('S', '4XL'),
    cut: 'polo',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-5101' },
      { colour: 'orangeNavy', code: 'HT-5102' },
    ],
  }),

  model({
    slug: 'futbolka-syhnalna-obrii',
    name: t('Футболка сигнальна «Обрій»', 'Футболка сигнальная «Обрий»', 'Hi-vis T-shirt “Obrii”'),
    spec: t(
      'Поліестер «пташине око» · 140 г/м² · S–4XL',
      'Полиэстер «птичий глаз» · 140 г/м² · S–4XL',
      'Birdseye polyester · 140 g/m² · S–4XL',
    ),
    category: 'hi-vis',
    subcategory: 'signal-tops',
    also: [{ category: 'tops', subcategory: 't-shirts' }],
    price: 490,
    grade: 4.4,
    popularity: 56,
    since: '2026-04-27',
    description: [
      t(
        'Плетіння «пташине око» відводить піт, футболка сохне прямо на тілі за чверть години. Стрічку закріплено термічно, без швів, тож вона не тре й не відклеюється від поту.',
        'Плетение «птичий глаз» отводит пот, футболка сохнет прямо на теле за четверть часа. Лента закреплена термически, без швов, поэтому не трёт и не отклеивается от пота.',
        'Birdseye knit wicks sweat and dries on the body in a quarter of an hour. The tape is heat-applied, with no stitches to chafe and no lifting from sweat.',
      ),
      t(
        'Не прасуйте по стрічці й не кладіть на батарею: клей тримається до 50 прань за 40 °C, але не любить жару.',
        'Не гладьте по ленте и не кладите на батарею: клей держится до 50 стирок при 40 °C, но не любит жара.',
        'Do not iron over the tape or dry it on a radiator: the bond lasts 50 washes at 40 °C but dislikes heat.',
      ),
    ],
    material: [
      sheet.cloth(t('Трикотаж «пташине око»', 'Трикотаж «птичий глаз»', 'Birdseye knit'), { polyester: 100 }),
      sheet.weight(140),
      sheet.tape(phrases.heatTape),
    ],
    construction: [
      sheet.collar(t('Круглий, рубчик 2 см', 'Круглый, рубчик 2 см', 'Crew neck, 2 cm rib')),
      sheet.seams(phrases.flatlock),
      sheet.backLength(73, 'L'),
      sheet.mass(190, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en20471(2)],
    care: labels.signal,
    attributes: {
      visibility: ['two'],
      garment: ['tshirt'],
      season: ['summer'],
      pockets: ['few'],
      material: ['polyester'],
      fit: ['unisex'],
      work: ['road', 'warehouse', 'construction'],
    },
    sizes: lettered('S', '4XL'),
    cut: 'tshirt',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orange', code: 'HT-5111', stock: 'plenty' },
      { colour: 'yellow', code: 'HT-5112', stock: 'plenty' },
    ],
  }),
]
