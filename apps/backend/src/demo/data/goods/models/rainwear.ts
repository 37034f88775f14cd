import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { lettered } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en343, en20471 } from '../standards.ts'

const { phrases } = sheet

export const rainwear: readonly Model[] = [
  model({
    slug: 'doshchovyk-dnipro',
    name: t(
      'Дощовик із проклеєними швами «Дніпро»',
      'Дождевик с проклеенными швами «Днепр»',
      'Raincoat with sealed seams “Dnipro”',
    ),
    spec: t(
      'ПВХ на трикотажі · 350 г/м² · S–3XL',
      'ПВХ на трикотаже · 350 г/м² · S–3XL',
      'PVC on knit · 350 g/m² · S–3XL',
    ),
    category: 'rainwear',
    subcategory: 'raincoats',
    also: [{ category: 'jackets', subcategory: 'rain-jackets' }],
    price: 1150,
    grade: 4.4,
    popularity: 72,
    since: '2025-03-17',
    hit: true,
    description: [
      t(
        'Дощовик старої школи: важкий, непробивний і вічний. Трикотажна основа не дає ПВХ тріснути на морозі, шви зварено струмом, а не прошито.',
        'Дождевик старой школы: тяжёлый, непробиваемый и вечный. Трикотажная основа не даёт ПВХ треснуть на морозе, швы сварены током, а не прошиты.',
        'An old-school raincoat: heavy, impenetrable, everlasting. The knitted base keeps PVC from cracking in frost, and the seams are welded, not sewn.',
      ),
      t(
        'Під кокеткою на спині приховано вентиляцію, під пахвами по чотири люверси: без них у ПВХ було б як у парнику. Для спокійної роботи: рибалам, сторожам, на ферму, на мийку.',
        'Под кокеткой на спине скрыта вентиляция, под мышками по четыре люверса: без них в ПВХ было бы как в парнике. Для спокойной работы: рыбакам, сторожам, на ферму, на мойку.',
        'Vents hide under the back yoke and there are four eyelets under each arm; without them PVC would be a greenhouse. For steady work: fishing, guarding, farm and car wash.',
      ),
    ],
    material: [
      sheet.cloth(t('ПВХ на трикотажі', 'ПВХ на трикотаже', 'PVC on knit'), { polyester: 100 }),
      sheet.weight(350),
    ],
    protection: [sheet.working(25, -15)],
    construction: [
      sheet.closure(t('Кнопки під планкою', 'Кнопки под планкой', 'Studs under a flap')),
      sheet.hood(t('Незнімний, з утяжкою та козирком', 'Несъёмный, с утяжкой и козырьком', 'Fixed, drawcord and peak')),
      sheet.pockets(t('2 з клапаном', '2 с клапаном', '2 with flaps')),
      sheet.seams(phrases.sealed),
      sheet.backLength(112, 'L'),
      sheet.mass(1180, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en343(4, 1)],
    care: labels.rain,
    careNote: t(
      'Сушити розстебнутим на плічках, далеко від батареї.',
      'Сушить расстёгнутым на плечиках, вдали от батареи.',
      'Dry open on a hanger, away from heaters.',
    ),
    attributes: {
      length: ['coat'],
      material: ['pvc'],
      water: ['sealed'],
      hood: ['fixed'],
      season: ['all'],
      fit: ['unisex'],
      work: ['farm', 'road', 'construction'],
    },
    sizes: lettered('S', '3XL'),
    cut: 'raincoat',
    views: ['front', 'back'],
    colours: [
      { colour: 'rainYellow', code: 'HT-6011', stock: 'plenty' },
      { colour: 'navy', code: 'HT-6012' },
      { colour: 'olive', code: 'HT-6013' },
    ],
  }),

  model({
    slug: 'doshchovyk-nehoda',
    name: t('Дощовик «Негода»', 'Дождевик «Непогода»', 'Raincoat “Nehoda”'),
    spec: t(
      'Поліестер із ПУ · 120 г/м² · S–3XL',
      'Полиэстер с ПУ · 120 г/м² · S–3XL',
      'PU-coated polyester · 120 g/m² · S–3XL',
    ),
    category: 'rainwear',
    subcategory: 'raincoats',
    price: 690,
    grade: 4.0,
    popularity: 58,
    since: '2025-04-21',
    description: [
      t(
        'Складається в кишеню розміром із долоню й важить 320 г: саме той, що завжди в рюкзаку. Шви проклеєно, капюшон затягується навколо обличчя.',
        'Складывается в карман размером с ладонь и весит 320 г: тот самый, что всегда в рюкзаке. Швы проклеены, капюшон затягивается вокруг лица.',
        'It folds into a palm-sized pocket and weighs 320 g: the one that always stays in the bag. Seams are taped and the hood closes round the face.',
      ),
      t(
        'Не для роботи з гострим: тонке полотно рветься об дріт. Під нього вміщується рюкзак на 20 літрів.',
        'Не для работы с острым: тонкое полотно рвётся о проволоку. Под него помещается рюкзак на 20 литров.',
        'Not for sharp work: the thin fabric tears on wire. A 20-litre rucksack fits under it.',
      ),
    ],
    material: [
      sheet.cloth(t('Поліестер із ПУ-покриттям', 'Полиэстер с ПУ-покрытием', 'PU-coated polyester'), {
        polyester: 100,
      }),
      sheet.weight(120),
    ],
    construction: [
      sheet.closure(t('Блискавка та кнопки', 'Молния и кнопки', 'Zip and studs')),
      sheet.hood(t('Незнімний, з утяжкою', 'Несъёмный, с утяжкой', 'Fixed, drawcord')),
      sheet.seams(phrases.taped),
      sheet.backLength(108, 'L'),
      sheet.mass(320, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en343(2, 1)],
    care: labels.rain,
    attributes: {
      length: ['coat'],
      material: ['pu'],
      water: ['sealed'],
      hood: ['fixed'],
      season: ['all'],
      fit: ['unisex'],
      work: ['farm', 'warehouse'],
    },
    sizes: lettered('S', '3XL'),
    cut: 'raincoat',
    views: ['front', 'back'],
    colours: [
      { colour: 'green', code: 'HT-6021' },
      { colour: 'plainOrange', code: 'HT-6022' },
      { colour: 'royal', code: 'HT-6023', stock: 'ending' },
    ],
  }),

  model({
    slug: 'kurtka-volohozakhysna-zlyva',
    line: 'zlyva',
    name: t('Куртка вологозахисна «Злива»', 'Куртка влагозащитная «Ливень»', 'Rain jacket “Zlyva”'),
    spec: t(
      'Поліуретан стретч · 180 г/м² · S–4XL',
      'Полиуретан стретч · 180 г/м² · S–4XL',
      'Stretch polyurethane · 180 g/m² · S–4XL',
    ),
    category: 'rainwear',
    subcategory: 'rain-suits',
    also: [{ category: 'jackets', subcategory: 'rain-jackets' }],
    price: 1490,
    grade: 4.5,
    popularity: 64,
    since: '2025-03-17',
    description: [
      t(
        'Поліуретан на трикотажі тягнеться, не шелестить і не дубіє на холоді. У куртці можна махати кувалдою: спина й рукави розтягуються на 15 %.',
        'Полиуретан на трикотаже тянется, не шуршит и не дубеет на холоде. В куртке можно махать кувалдой: спина и рукава растягиваются на 15 %.',
        'Polyurethane on a knit stretches, does not rustle and stays soft in the cold. You can swing a sledgehammer in it: back and sleeves give by 15%.',
      ),
      t(
        'Рукав має внутрішню манжету, вода не затікає, коли руки вгорі. До куртки є штани «Злива» з підтяжками.',
        'В рукаве внутренняя манжета, вода не затекает, когда руки вверху. К куртке есть брюки «Ливень» с подтяжками.',
        'An inner cuff stops water running down raised arms. “Zlyva” trousers with braces complete the suit.',
      ),
    ],
    material: [
      sheet.cloth(t('Поліуретан на трикотажі', 'Полиуретан на трикотаже', 'Polyurethane on knit'), { polyester: 100 }),
      sheet.weight(180),
    ],
    protection: [sheet.working(20, -15)],
    construction: [
      sheet.closure(
        t(
          'Блискавка під подвійною планкою на кнопках',
          'Молния под двойной планкой на кнопках',
          'Zip under a double flap with studs',
        ),
      ),
      sheet.hood(t('У комірі, під каску', 'В воротнике, под каску', 'Stows in the collar, fits over a helmet')),
      sheet.seams(phrases.sealed),
      sheet.backLength(82, 'L'),
      sheet.mass(690, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en343(4, 1)],
    care: labels.rain,
    attributes: {
      length: ['jacket'],
      material: ['pu'],
      water: ['sealed'],
      hood: ['detachable'],
      season: ['all'],
      fit: ['unisex'],
      work: ['construction', 'farm', 'road'],
    },
    sizes: lettered('S', '4XL'),
    cut: 'raincoat',
    views: ['front', 'back'],
    colours: [
      { colour: 'navyPlain', code: 'HT-6101', stock: 'plenty' },
      { colour: 'olive', code: 'HT-6102' },
      { colour: 'black', code: 'HT-6103' },
    ],
  }),

  model({
    slug: 'shtany-volohozakhysni-zlyva',
    line: 'zlyva',
    name: t('Штани вологозахисні «Злива»', 'Брюки влагозащитные «Ливень»', 'Rain trousers “Zlyva”'),
    spec: t(
      'Поліуретан стретч · 180 г/м² · S–4XL',
      'Полиуретан стретч · 180 г/м² · S–4XL',
      'Stretch polyurethane · 180 g/m² · S–4XL',
    ),
    category: 'rainwear',
    subcategory: 'rain-suits',
    price: 990,
    grade: 4.4,
    popularity: 49,
    since: '2025-03-17',
    description: [
      t(
        'Вдягаються поверх робочих штанів і взуття: низ на кнопках розширюється на 12 см. Сидіння й коліна з подвійного полотна.',
        'Надеваются поверх рабочих брюк и обуви: низ на кнопках расширяется на 12 см. Сиденье и колени из двойного полотна.',
        'They go on over trousers and boots: studs widen the hem by 12 cm. Seat and knees are doubled.',
      ),
      t(
        'Пояс на гумці та шнурку, бічні прорізи відкривають кишені штанів під ними. Власних кишень немає: крізь них тече найчастіше.',
        'Пояс на резинке и шнурке, боковые прорези открывают карманы брюк под ними. Своих карманов нет: через них течёт чаще всего.',
        'Elastic and a cord at the waist; side slits reach the pockets beneath. They have no pockets of their own: that is where rain gets in.',
      ),
    ],
    material: [
      sheet.cloth(t('Поліуретан на трикотажі', 'Полиуретан на трикотаже', 'Polyurethane on knit'), { polyester: 100 }),
      sheet.weight(180),
    ],
    construction: [
      sheet.waist(t('Гумка й шнурок', 'Резинка и шнурок', 'Elastic and cord')),
      sheet.seams(phrases.sealed),
      sheet.length(t('Бічний шов 108 см, розмір L', 'Боковой шов 108 см, размер L', 'Side seam 108 cm, size L')),
      sheet.mass(480, 'L'),
      sheet.madeIn(phrases.brovary),
    ],
    standards: [en343(4, 1)],
    care: labels.rain,
    attributes: {
      length: ['full'],
      material: ['pu'],
      water: ['sealed'],
      hood: ['none'],
      season: ['all'],
      fit: ['unisex'],
      work: ['construction', 'farm', 'road'],
    },
    sizes: lettered('S', '4XL', 'lower'),
    cut: 'trousers',
    views: ['front', 'back'],
    colours: [
      { colour: 'navyPlain', code: 'HT-6111' },
      { colour: 'olive', code: 'HT-6112' },
      { colour: 'black', code: 'HT-6113', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kurtka-volohozakhysna-zlyva-syhnal',
    name: t(
      'Куртка вологозахисна «Злива Сигнал»',
      'Куртка влагозащитная «Ливень Сигнал»',
      'Hi-vis rain jacket “Zlyva Signal”',
    ),
    spec: t(
      'Поліуретан стретч · 190 г/м² · S–4XL',
      'Полиуретан стретч · 190 г/м² · S–4XL',
      'Stretch polyurethane · 190 g/m² · S–4XL',
    ),
    category: 'rainwear',
    subcategory: 'rain-suits',
    also: [
      { category: 'hi-vis', subcategory: 'signal-outerwear' },
      { category: 'jackets', subcategory: 'rain-jackets' },
    ],
    price: 1990,
    oldPrice: 2290,
    grade: 4.6,
    popularity: 53,
    since: '2025-09-08',
    description: [
      t(
        'У дощ видимість падає вдвічі, тому стрічки тут зварено, а не пришито: під ними нема голкових отворів, і вода не йде. Клас 3 починаючи з розміру M.',
        'В дождь видимость падает вдвое, поэтому ленты здесь приварены, а не пришиты: под ними нет игольных отверстий, и вода не проходит. Класс 3 начиная с размера M.',
        'Rain halves visibility, so the tape here is welded, not sewn: no needle holes, no leaks. Class 3 from size M up.',
      ),
      t(
        'Манжети на липучці закривають рукавицю, капюшон регулюється трьома утяжками й не сповзає на очі, коли опускаєш голову.',
        'Манжеты на липучке закрывают перчатку, капюшон регулируется тремя утяжками и не сползает на глаза, когда опускаешь голову.',
        'Hook-and-loop cuffs close over a glove, and three drawcords keep the hood off your eyes when you look down.',
      ),
    ],
    material: [
      sheet.cloth(t('Поліуретан на трикотажі', 'Полиуретан на трикотаже', 'Polyurethane on knit'), { polyester: 100 }),
      sheet.weight(190),
      sheet.tape(t('50 мм, приварена', '50 мм, приварена', '50 mm, welded')),
    ],
    protection: [sheet.working(20, -15)],
    construction: [
      sheet.closure(
        t(
          'Блискавка під подвійною планкою на кнопках',
          'Молния под двойной планкой на кнопках',
          'Zip under a double flap with studs',
        ),
      ),
      sheet.hood(t('Незнімний, три утяжки', 'Несъёмный, три утяжки', 'Fixed, three drawcords')),
      sheet.pockets(
        t(
          '3: дві бічні з клапаном, внутрішня',
          '3: два боковых с клапаном, внутренний',
          '3: two side with flaps, one inside',
        ),
      ),
      sheet.seams(phrases.sealed),
      sheet.backLength(84, 'L'),
      sheet.mass(760, 'L'),
      sheet.madeIn(phrases.lithuania),
    ],
    standards: [en343(4, 1), en20471(3)],
    brand: 'northrail',
    care: labels.rain,
    attributes: {
      length: ['jacket'],
      material: ['pu'],
      water: ['sealed'],
      hood: ['fixed'],
      visibility: ['three'],
      season: ['all'],
      garment: ['jacket'],
      fit: ['unisex'],
      work: ['road', 'construction'],
    },
    sizes: lettered('S', '4XL'),
    cut: 'raincoat',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orange', code: 'HT-6201' },
      { colour: 'yellow', code: 'HT-6202', stock: 'plenty' },
    ],
  }),
]
