import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { glove } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en388, en407, en511 } from '../standards.ts'

const { phrases } = sheet

export const gloves: readonly Model[] = [
  model({
    slug: 'rukavytsi-khvat',
    name: t(
      'Рукавиці шкіряні комбіновані «Хват»',
      'Перчатки кожаные комбинированные «Хват»',
      'Leather and cotton gloves “Khvat”',
    ),
    spec: t('Спилок і бавовна · 8–11', 'Спилок и хлопок · 8–11', 'Split leather and cotton · 8–11'),
    category: 'gloves',
    subcategory: 'leather-gloves',
    brand: 'rukotvir',
    price: 285,
    grade: 4.6,
    popularity: 90,
    since: '2025-02-03',
    hit: true,
    description: [
      t(
        'Долоня з цілого шматка спилку без поперечного шва: саме він завжди рветься першим. Тильний бік тканинний, рука дихає, а кісточки прикрито шкірою.',
        'Ладонь из цельного куска спилка без поперечного шва: именно он всегда рвётся первым. Тыльная сторона тканевая, рука дышит, а костяшки прикрыты кожей.',
        'The palm is one piece of split leather without a cross seam, which is always the first to go. Fabric on the back lets the hand breathe; leather covers the knuckles.',
      ),
      t(
        'Манжета на липучці, тож стружка не сиплеться всередину. Для вантажу, каменю, дощок, арматури. Не для різання: для роботи з ножем беріть «Лезо».',
        'Манжета на липучке, стружка не сыплется внутрь. Для груза, камня, досок, арматуры. Не для резки: для работы с ножом берите «Лезвие».',
        'The cuff closes with hook and loop, so chips stay out. For loads, stone, timber and rebar. For knife work take the “Lezo”.',
      ),
    ],
    material: [
      sheet.outer(
        t(
          'Спилок телячий 1,1 мм, тканина на тильному боці',
          'Спилок телячий 1,1 мм, ткань на тыльной стороне',
          'Calf split 1.1 mm, fabric back',
        ),
      ),
      sheet.lining(t('Бавовна на долоні', 'Хлопок на ладони', 'Cotton in the palm')),
    ],
    construction: [
      sheet.cuffs(t('На липучці, 7 см', 'На липучке, 7 см', 'Hook and loop, 7 cm')),
      sheet.seams(t('Подвійні поліестеровою ниткою', 'Двойные полиэстеровой нитью', 'Double, polyester thread')),
      sheet.length(t('26 см, розмір 10', '26 см, размер 10', '26 cm, size 10')),
      sheet.producedIn(phrases.khmelnytskyi),
    ],
    standards: [en388('3122X')],
    care: labels.leather,
    attributes: { coating: ['leather'], cut: ['none'], season: ['all'], work: ['construction', 'warehouse', 'farm'] },
    sizes: glove('8', '11'),
    views: ['pair'],
    colours: [
      { colour: 'graphite', code: 'HT-8011', stock: 'plenty' },
      { colour: 'royal', code: 'HT-8012' },
    ],
  }),

  model({
    slug: 'rukavytsi-nytka',
    name: t('Рукавиці з поліуретаном «Нитка»', 'Перчатки с полиуретаном «Нитка»', 'PU-coated gloves “Nytka”'),
    spec: t('Поліамід, поліуретан · 7–11', 'Полиамид, полиуретан · 7–11', 'Polyamide, polyurethane · 7–11'),
    category: 'gloves',
    subcategory: 'coated-gloves',
    price: 65,
    grade: 4.4,
    popularity: 95,
    since: '2024-06-10',
    description: [
      t(
        'Тонкі настільки, що гайку M4 закручують, не знімаючи рукавиць. Поліуретан лише на долоні й кінчиках пальців, тильний бік дихає.',
        'Тонкие настолько, что гайку M4 закручивают, не снимая перчаток. Полиуретан только на ладони и кончиках пальцев, тыльная сторона дышит.',
        'Thin enough to thread an M4 nut without taking them off. Polyurethane covers only palm and fingertips; the back breathes.',
      ),
      t(
        'Для складання, сортування, дрібного ремонту. Продаються парами.',
        'Для сборки, сортировки, мелкого ремонта. Продаются парами.',
        'For assembly, sorting and small repairs. Sold by the pair.',
      ),
    ],
    material: [
      sheet.liner(t('Поліамід безшовний', 'Полиамид бесшовный', 'Seamless polyamide')),
      sheet.coat(t('Поліуретан на долоні', 'Полиуретан на ладони', 'Polyurethane palm')),
      sheet.gauge(13),
    ],
    construction: [
      sheet.cuffs(t('Трикотажна резинка', 'Трикотажная резинка', 'Knitted')),
      sheet.length(t('24 см, розмір 9', '24 см, размер 9', '24 cm, size 9')),
      sheet.producedIn(phrases.brovary),
    ],
    standards: [en388('4131X')],
    care: labels.glove,
    attributes: { coating: ['pu'], cut: ['none'], season: ['all'], work: ['electric', 'warehouse', 'car'] },
    sizes: glove('7', '11'),
    views: ['pair'],
    colours: [
      { colour: 'grey', code: 'HT-8101', stock: 'plenty' },
      {
        colour: 'white',
        code: 'HT-8102',
        stock: 'plenty',
      },
      { colour: 'plainBlack', code: 'HT-8103' },
    ],
  }),

  model({
    slug: 'rukavytsi-tsehla',
    name: t(
      'Рукавиці з рифленим латексом «Цегла»',
      'Перчатки с рифлёным латексом «Кирпич»',
      'Crinkle-latex gloves “Tsehla”',
    ),
    spec: t(
      'Поліестер і бавовна, латекс · 8–11',
      'Полиэстер и хлопок, латекс · 8–11',
      'Polyester-cotton, latex · 8–11',
    ),
    category: 'gloves',
    subcategory: 'coated-gloves',
    price: 95,
    grade: 4.3,
    popularity: 77,
    since: '2024-06-10',
    description: [
      t(
        'Рифлений латекс чіпляється за мокру цеглу, бордюр, газоблок і не ковзає по пилу. Основа товста, 10 класу, тож мозолів менше.',
        'Рифлёный латекс цепляется за мокрый кирпич, бордюр, газоблок и не скользит по пыли. Основа толстая, 10 класса, поэтому мозолей меньше.',
        'Crinkled latex grips wet brick, kerbs and blocks, and does not slide on dust. The thick 10-gauge liner saves you blisters.',
      ),
      t(
        'Латекс не любить оливи: для мотора беріть нітрил.',
        'Латекс не любит масла: для мотора берите нитрил.',
        'Latex dislikes oil: for engines take nitrile.',
      ),
    ],
    material: [
      sheet.liner(t('Поліестер і бавовна', 'Полиэстер и хлопок', 'Polyester and cotton')),
      sheet.coat(t('Латекс рифлений', 'Латекс рифлёный', 'Crinkle latex')),
      sheet.gauge(10),
    ],
    construction: [
      sheet.cuffs(t('Трикотажна резинка', 'Трикотажная резинка', 'Knitted')),
      sheet.length(t('25 см, розмір 10', '25 см, размер 10', '25 cm, size 10')),
      sheet.producedIn(phrases.brovary),
    ],
    standards: [en388('2142X'), en407('X1XXXX')],
    care: labels.glove,
    attributes: { coating: ['latex'], cut: ['none'], season: ['all'], work: ['construction', 'farm'] },
    sizes: glove('8', '11'),
    views: ['pair'],
    colours: [
      { colour: 'plainYellow', code: 'HT-8111', stock: 'plenty' },
      {
        colour: 'plainGreen',
        code: 'HT-8112',
      },
    ],
  }),

  model({
    slug: 'rukavytsi-bak',
    name: t('Рукавиці маслостійкі «Бак»', 'Перчатки маслостойкие «Бак»', 'Oil-resistant gloves “Bak”'),
    spec: t('Поліамід, подвійний нітрил · 7–11', 'Полиамид, двойной нитрил · 7–11', 'Polyamide, double nitrile · 7–11'),
    category: 'gloves',
    subcategory: 'coated-gloves',
    price: 145,
    grade: 4.5,
    popularity: 64,
    since: '2025-05-05',
    description: [
      t(
        'Два шари нітрилу: гладкий по всій руці не пускає оливу, піщаний на долоні тримає інструмент. Рука лишається сухою всю зміну.',
        'Два слоя нитрила: гладкий по всей руке не пускает масло, песчаный на ладони держит инструмент. Рука остаётся сухой всю смену.',
        'Two layers of nitrile: a smooth one all over keeps oil out, a sandy one on the palm holds the tool. Hands stay dry all shift.',
      ),
      t(
        'Темні, тому не видно, скільки моторів вони вже бачили. Витримують прання за 40 °C до п’яти разів.',
        'Тёмные, поэтому не видно, сколько моторов они уже видели. Выдерживают до пяти стирок при 40 °C.',
        'Dark enough to hide how many engines they have seen. Good for five washes at 40 °C.',
      ),
    ],
    material: [
      sheet.liner(t('Поліамід', 'Полиамид', 'Polyamide')),
      sheet.coat(t('Нітрил, два шари', 'Нитрил, два слоя', 'Nitrile, two layers')),
      sheet.gauge(15),
    ],
    construction: [
      sheet.cuffs(t('Трикотажна резинка', 'Трикотажная резинка', 'Knitted')),
      sheet.length(t('25 см, розмір 9', '25 см, размер 9', '25 cm, size 9')),
      sheet.producedIn(phrases.poland),
    ],
    standards: [en388('4121X')],
    care: labels.glove,
    attributes: { coating: ['nitrile'], cut: ['none'], season: ['all'], work: ['car', 'electric'] },
    sizes: glove('7', '11'),
    views: ['pair'],
    colours: [
      { colour: 'plainBlue', code: 'HT-8121' },
      { colour: 'plainOrange', code: 'HT-8122' },
    ],
  }),

  model({
    slug: 'rukavytsi-lezo',
    name: t('Рукавиці проти порізів «Лезо» D', 'Перчатки от порезов «Лезвие» D', 'Cut-resistant gloves “Lezo” D'),
    spec: t(
      'HPPE, поліуретан, рівень D · 7–11',
      'HPPE, полиуретан, уровень D · 7–11',
      'HPPE, polyurethane, level D · 7–11',
    ),
    category: 'gloves',
    subcategory: 'cut-gloves',
    price: 320,
    grade: 4.7,
    popularity: 58,
    since: '2026-01-19',
    description: [
      t(
        'Рівень D означає, що прямому лезу потрібно 15 ньютонів, щоб прорізати основу. Для скла, жерсті, штампів, роботи з ножем.',
        'Уровень D означает, что прямому лезвию нужно 15 ньютонов, чтобы прорезать основу. Для стекла, жести, штампов, работы с ножом.',
        'Level D means a straight blade needs 15 newtons to get through. For glass, sheet metal, presses and knife work.',
      ),
      t(
        'Товщина при цьому 1,2 мм, телефон працює крізь рукавицю. Між великим і вказівним пальцями шар подвійний: там зношується першим.',
        'Толщина при этом 1,2 мм, телефон работает сквозь перчатку. Между большим и указательным пальцами слой двойной: там изнашивается раньше всего.',
        'Yet they are 1.2 mm thick and work on a phone. The crotch of the thumb, where gloves wear first, is doubled.',
      ),
    ],
    material: [
      sheet.liner(t('HPPE, скловолокно, поліамід', 'HPPE, стекловолокно, полиамид', 'HPPE, glass fibre, polyamide')),
      sheet.coat(t('Поліуретан на долоні', 'Полиуретан на ладони', 'Polyurethane palm')),
      sheet.gauge(13),
    ],
    construction: [
      sheet.cuffs(t('Трикотажна резинка, подовжена', 'Трикотажная резинка, удлинённая', 'Knitted, long')),
      sheet.length(t('26 см, розмір 9', '26 см, размер 9', '26 cm, size 9')),
      sheet.producedIn(phrases.poland),
    ],
    standards: [en388('4X43D')],
    care: labels.glove,
    attributes: { coating: ['pu'], cut: ['d'], season: ['all'], work: ['warehouse', 'construction', 'car'] },
    sizes: glove('7', '11'),
    views: ['pair'],
    colours: [
      { colour: 'yellowBlack', code: 'HT-8201' },
      {
        colour: 'grey',
        code: 'HT-8202',
        stock: 'thin',
      },
    ],
  }),

  model({
    slug: 'rukavytsi-vistria',
    name: t('Рукавиці проти порізів «Вістря» B', 'Перчатки от порезов «Остриё» B', 'Cut-resistant gloves “Vistria” B'),
    spec: t('HPPE, нітрил, рівень B · 8–11', 'HPPE, нитрил, уровень B · 8–11', 'HPPE, nitrile, level B · 8–11'),
    category: 'gloves',
    subcategory: 'cut-gloves',
    price: 190,
    grade: 4.3,
    popularity: 35,
    since: '2025-07-14',
    description: [
      t(
        'Легкий захист від порізу для щоденної роботи з картоном, профілем, пластиком. Спінений нітрил тримає трохи мокре й трохи масне.',
        'Лёгкая защита от пореза для ежедневной работы с картоном, профилем, пластиком. Вспененный нитрил держит слегка мокрое и слегка масляное.',
        'Light cut protection for daily work with cardboard, profiles and plastic. Foamed nitrile copes with damp and a little oil.',
      ),
      t(
        'Дешевші за «Лезо» майже вдвічі: обирайте їх, якщо гострі краї трапляються зрідка.',
        'Дешевле «Лезвия» почти вдвое: выбирайте их, если острые края попадаются изредка.',
        'Almost half the price of the “Lezo”: the choice when sharp edges are rare.',
      ),
    ],
    material: [
      sheet.liner(t('HPPE, поліамід', 'HPPE, полиамид', 'HPPE, polyamide')),
      sheet.coat(t('Нітрил спінений', 'Нитрил вспененный', 'Foamed nitrile')),
      sheet.gauge(15),
    ],
    construction: [
      sheet.cuffs(t('Трикотажна резинка', 'Трикотажная резинка', 'Knitted')),
      sheet.length(t('25 см, розмір 9', '25 см, размер 9', '25 cm, size 9')),
      sheet.producedIn(phrases.brovary),
    ],
    standards: [en388('4X42B')],
    care: labels.glove,
    attributes: { coating: ['nitrile'], cut: ['b'], season: ['all'], work: ['warehouse', 'construction'] },
    sizes: glove('8', '11'),
    views: ['pair'],
    colours: [{ colour: 'grey', code: 'HT-8211' }],
  }),

  model({
    slug: 'rukavytsi-moroz',
    name: t('Рукавиці утеплені «Мороз»', 'Перчатки утеплённые «Мороз»', 'Winter gloves “Moroz”'),
    spec: t('Акрил із начосом, латекс · 8–11', 'Акрил с начёсом, латекс · 8–11', 'Brushed acrylic, latex · 8–11'),
    category: 'gloves',
    subcategory: 'winter-gloves',
    price: 165,
    oldPrice: 195,
    grade: 4.4,
    popularity: 83,
    since: '2025-10-20',
    description: [
      t(
        'Акрил із начосом усередині, спінений латекс зовні до кісточок: можна згрібати мокрий сніг і тримати холодний лом. До −15 °C у русі.',
        'Акрил с начёсом внутри, вспененный латекс снаружи до костяшек: можно сгребать мокрый снег и держать холодный лом. До −15 °C в движении.',
        'Brushed acrylic inside, foamed latex outside up to the knuckles: shovel wet snow, hold a cold bar. Down to −15 °C on the move.',
      ),
      t(
        'Яскраві, щоб не згубити в снігу. Сушити не на батареї: латекс твердне.',
        'Яркие, чтобы не потерять в снегу. Сушить не на батарее: латекс твердеет.',
        'Bright, so the snow does not keep them. Dry off the radiator, or the latex hardens.',
      ),
    ],
    material: [
      sheet.liner(t('Акрил із начосом', 'Акрил с начёсом', 'Brushed acrylic')),
      sheet.coat(t('Латекс спінений до кісточок', 'Латекс вспененный до костяшек', 'Foamed latex, three-quarter dip')),
      sheet.gauge(7),
    ],
    protection: [sheet.working(5, -15)],
    construction: [
      sheet.cuffs(t('Подовжена резинка', 'Удлинённая резинка', 'Long knitted')),
      sheet.length(t('27 см, розмір 10', '27 см, размер 10', '27 cm, size 10')),
      sheet.producedIn(phrases.brovary),
    ],
    standards: [en388('2232X'), en511('X1X')],
    care: labels.glove,
    attributes: {
      coating: ['latex'],
      cut: ['none'],
      season: ['winter'],
      insulation: ['warm'],
      work: ['construction', 'road', 'farm'],
    },
    sizes: glove('8', '11'),
    views: ['pair'],
    colours: [
      { colour: 'orange', code: 'HT-8301', stock: 'plenty' },
      {
        colour: 'navyPlain',
        code: 'HT-8302',
      },
    ],
  }),

  model({
    slug: 'krahy-zvarnyka-duha',
    line: 'duha',
    name: t('Краги зварника «Дуга»', 'Краги сварщика «Дуга»', 'Welder’s gauntlets “Duha”'),
    spec: t(
      'Спилок 1,3 мм, арамідна нитка · 9–11',
      'Спилок 1,3 мм, арамидная нить · 9–11',
      'Split leather 1.3 mm, aramid thread · 9–11',
    ),
    category: 'gloves',
    subcategory: 'leather-gloves',
    brand: 'rukotvir',
    price: 390,
    grade: 4.5,
    popularity: 46,
    since: '2025-05-26',
    description: [
      t(
        'Тильний бік із цілого шматка: шви не дивляться на дугу. Між пальцями вставки, що закривають стики, нитка арамідна.',
        'Тыльная сторона из цельного куска: швы не смотрят на дугу. Между пальцами вставки, закрывающие стыки, нить арамидная.',
        'The back is one piece, so no seam faces the arc. Welts between the fingers cover the joins, and the thread is aramid.',
      ),
      t(
        'Підкладка бавовняна, на тильному боці щільніша. Контактне тепло 250 °C тримають 15 секунд.',
        'Подкладка хлопковая, на тыльной стороне плотнее. Контактное тепло 250 °C держат 15 секунд.',
        'Lined with cotton, heavier on the back. They hold 250 °C on contact for 15 seconds.',
      ),
    ],
    material: [
      sheet.outer(t('Спилок воловий, 1,3 мм', 'Спилок бычий, 1,3 мм', 'Bovine split, 1.3 mm')),
      sheet.lining(t('Бавовна', 'Хлопок', 'Cotton')),
    ],
    construction: [
      sheet.cuffs(t('Крага 15 см', 'Крага 15 см', '15 cm gauntlet')),
      sheet.seams(t('Арамідною ниткою', 'Арамидной нитью', 'Aramid thread')),
      sheet.length(t('35 см, розмір 10', '35 см, размер 10', '35 cm, size 10')),
      sheet.producedIn(phrases.khmelnytskyi),
    ],
    standards: [en388('3133X'), en407('423X4X')],
    care: labels.leather,
    attributes: { coating: ['leather'], cut: ['none'], season: ['all'], work: ['welding'] },
    sizes: glove('9', '11'),
    views: ['pair'],
    colours: [
      { colour: 'brown', code: 'HT-8401' },
      {
        colour: 'grey',
        code: 'HT-8402',
        stock: 'ending',
      },
    ],
  }),
]
