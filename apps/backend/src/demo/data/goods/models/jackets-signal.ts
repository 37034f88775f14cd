import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { clothing } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en342, en343, en388, en1149, en11611, en11612, en20471 } from '../standards.ts'

const { phrases } = sheet

/** Hi-vis and flame-resistant jackets. */
export const signalJackets: readonly Model[] = [
  model({
    slug: 'kurtka-syhnalna-mahistral',
    line: 'mahistral',
    name: t('Куртка сигнальна «Магістраль»', 'Куртка сигнальная «Магистраль»', 'Hi-vis jacket “Mahistral”'),
    spec: t(
      'Поліестер з ПУ · 210 г/м² · 46–64',
      'Полиэстер с ПУ · 210 г/м² · 46–64',
      'PU-coated polyester · 210 g/m² · 46–64',
    ),
    category: 'jackets',
    subcategory: 'signal-jackets',
    also: [{ category: 'hi-vis', subcategory: 'signal-outerwear' }],
    price: 3290,
    grade: 4.6,
    popularity: 78,
    since: '2025-02-17',
    hit: true,
    description: [
      t(
        'Клас 3 сама по собі, без сигнальних штанів: 0,82 м² флуоресцентної тканини та 0,21 м² стрічки в розмірі 52. Стрічка йде через плече, тому водій бачить людину й тоді, коли вона нахилилась до люка.',
        'Класс 3 сама по себе, без сигнальных брюк: 0,82 м² флуоресцентной ткани и 0,21 м² ленты в размере 52. Лента идёт через плечо, поэтому водитель видит человека и тогда, когда он наклонился к люку.',
        'Class 3 on its own, no hi-vis trousers needed: 0.82 m² of fluorescent fabric and 0.21 m² of tape in size 52. The tape runs over the shoulder, so a driver sees you even when you bend over a manhole.',
      ),
      t(
        'Темний низ, манжети й кокетка не випадково: саме там куртка брудниться першою, а забруднена сигнальна тканина вже не сигналить. Поліуретанове покриття тримає дощ і вітер, шви проклеєно.',
        'Тёмные низ, манжеты и кокетка не случайны: именно там куртка пачкается первой, а грязная сигнальная ткань уже не сигналит. Полиуретановое покрытие держит дождь и ветер, швы проклеены.',
        'Dark hem, cuffs and yoke are there on purpose: that is where a jacket soils first, and dirty fluorescent fabric no longer shows. The PU coating stops rain and wind, and the seams are taped.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд з ПУ-покриттям', 'Оксфорд с ПУ-покрытием', 'PU-coated Oxford'), { polyester: 100 }),
      sheet.weight(210),
      sheet.tape(phrases.glassBead),
      sheet.lining(phrases.taffeta),
    ],
    protection: [sheet.working(15, -10)],
    construction: [
      sheet.closure(phrases.twoWayZip),
      sheet.pockets(
        t(
          '6: дві нагрудні на блискавці, дві бічні, дві внутрішні',
          '6: два нагрудных на молнии, два боковых, два внутренних',
          '6: two zipped chest, two side, two inside',
        ),
      ),
      sheet.seams(phrases.taped),
      sheet.backLength(76),
      sheet.mass(1080),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en20471(3), en343(3, 1)],
    care: labels.signal,
    careNote: t(
      'Позначайте кожне прання на ярлику всередині: після 25-го стрічку варто перевірити на блиск.',
      'Отмечайте каждую стирку на ярлыке внутри: после 25-й ленту стоит проверить на блеск.',
      'Tick each wash on the inside label: after the 25th check how the tape shines.',
    ),
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['none'],
      material: ['polyester'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['road', 'construction', 'warehouse'],
      visibility: ['three'],
      garment: ['jacket'],
      water: ['sealed'],
    },
    sizes: clothing('46', '64'),
    cut: 'jacket',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'orange', code: 'HT-1301', stock: 'plenty' },
      { colour: 'yellow', code: 'HT-1302' },
    ],
  }),

  model({
    slug: 'kurtka-syhnalna-peron',
    name: t(
      'Куртка сигнальна двоколірна «Перон»',
      'Куртка сигнальная двухцветная «Перрон»',
      'Two-tone hi-vis jacket “Peron”',
    ),
    spec: t(
      'Поліестер з ПУ · 210 г/м² · 46–64',
      'Полиэстер с ПУ · 210 г/м² · 46–64',
      'PU-coated polyester · 210 g/m² · 46–64',
    ),
    category: 'jackets',
    subcategory: 'signal-jackets',
    also: [{ category: 'hi-vis', subcategory: 'signal-outerwear' }],
    price: 2990,
    oldPrice: 3490,
    grade: 4.6,
    popularity: 55,
    since: '2025-03-24',
    description: [
      t(
        'Шили для колійних бригад: комір застібається до підборіддя, капюшон тримається каски й не закриває вух, щоб чути гудок. Довжина така, щоб куртка не задиралась, коли працюєш ломом.',
        'Шили для путевых бригад: воротник застёгивается до подбородка, капюшон держится на каске и не закрывает ушей, чтобы слышать гудок. Длина такая, чтобы куртка не задиралась, когда работаешь ломом.',
        'Made for track gangs: the collar closes to the chin, and the hood stays on a helmet without covering the ears, so you hear the horn. It is long enough not to ride up when you swing a bar.',
      ),
      t(
        'На відміну від «Магістралі» без контрастних боків: сигнальна тканина йде по всьому колу. Усередині є кишеня для документів формату A5.',
        'В отличие от «Магистрали» без контрастных боков: сигнальная ткань идёт по всему кругу. Внутри есть карман для документов формата A5.',
        'Unlike the “Mahistral” it has no contrast sides: bright fabric goes all the way round. Inside is a pocket for A5 papers.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд з ПУ-покриттям', 'Оксфорд с ПУ-покрытием', 'PU-coated Oxford'), { polyester: 100 }),
      sheet.weight(210),
      sheet.tape(phrases.glassBead),
      sheet.lining(phrases.mesh),
    ],
    protection: [sheet.working(15, -10)],
    construction: [
      sheet.closure(phrases.twoWayZip),
      sheet.hood(t('Незнімний, під каску', 'Несъёмный, под каску', 'Fixed, fits over a helmet')),
      sheet.pockets(
        t(
          '5: дві нагрудні, дві бічні, внутрішня A5',
          '5: два нагрудных, два боковых, внутренний A5',
          '5: two chest, two side, one A5 inside',
        ),
      ),
      sheet.seams(phrases.taped),
      sheet.backLength(78),
      sheet.mass(1120),
      sheet.madeIn(phrases.lithuania),
    ],
    standards: [en20471(3), en343(3, 1)],
    brand: 'northrail',
    care: labels.signal,
    attributes: {
      season: ['demi'],
      insulation: ['none'],
      hood: ['fixed'],
      material: ['polyester'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['road'],
      visibility: ['three'],
      garment: ['jacket'],
      water: ['sealed'],
    },
    sizes: clothing('46', '64'),
    cut: 'jacket',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-1311', stock: 'plenty' },
      { colour: 'orangeNavy', code: 'HT-1312' },
    ],
  }),

  model({
    slug: 'kurtka-zymova-syhnalna-polius',
    name: t(
      'Куртка зимова сигнальна «Полюс Сигнал»',
      'Куртка зимняя сигнальная «Полюс Сигнал»',
      'Winter hi-vis jacket “Polus Signal”',
    ),
    spec: t(
      'Оксфорд 300D · утеплювач 200 г/м² · 46–64',
      'Оксфорд 300D · утеплитель 200 г/м² · 46–64',
      '300D Oxford · 200 g/m² insulation · 46–64',
    ),
    category: 'hi-vis',
    subcategory: 'signal-outerwear',
    also: [
      { category: 'jackets', subcategory: 'insulated-jackets' },
      { category: 'jackets', subcategory: 'signal-jackets' },
    ],
    price: 4890,
    grade: 4.7,
    popularity: 57,
    since: '2025-10-13',
    description: [
      t(
        'Те саме тепло, що в «Полюсі −25», і клас 3 видимості. Стрічку настрочено поверх стьобання, тож вона не заломлюється й не відстає на згинах.',
        'То же тепло, что в «Полюсе −25», и класс видимости 3. Лента настрочена поверх стежки, поэтому не заламывается и не отстаёт на сгибах.',
        'The warmth of the “Polus −25” with class 3 visibility. The tape is sewn over the quilting, so it neither creases nor peels at the folds.',
      ),
      t(
        'Кокетка темна: сніг, сажа й лямки лишають слід саме там. На нагрудній кишені є петля під рацію, на рукаві прозора кишеня для перепустки.',
        'Кокетка тёмная: снег, сажа и лямки оставляют след именно там. На нагрудном кармане есть петля под рацию, на рукаве прозрачный карман для пропуска.',
        'The yoke is dark because snow, soot and straps leave their marks there. The chest pocket has a radio loop, the sleeve a clear pass pocket.',
      ),
    ],
    material: [
      sheet.cloth(t('Оксфорд 300D з ПУ-покриттям', 'Оксфорд 300D с ПУ-покрытием', '300D Oxford, PU-coated'), {
        polyester: 100,
      }),
      sheet.insulation(t('Синтепух, 200 г/м²', 'Синтепух, 200 г/м²', 'Hollow-fibre, 200 g/m²')),
      sheet.tape(phrases.glassBead),
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
      sheet.hood(t('Утеплений, знімний', 'Утеплённый, съёмный', 'Insulated, detachable')),
      sheet.pockets(
        t(
          '7: дві нагрудні, дві бічні, дві внутрішні, на рукаві',
          '7: два нагрудных, два боковых, два внутренних, на рукаве',
          '7: two chest, two side, two inside, one on the sleeve',
        ),
      ),
      sheet.backLength(80),
      sheet.mass(1690),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en20471(3), en342, en343(3, 1)],
    care: labels.insulated,
    attributes: {
      season: ['winter'],
      insulation: ['warm'],
      hood: ['detachable'],
      material: ['oxford'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['unisex'],
      work: ['road', 'construction'],
      visibility: ['three'],
      garment: ['jacket'],
    },
    sizes: clothing('46', '64'),
    cut: 'winter',
    views: ['front', 'back', 'tape'],
    colours: [
      { colour: 'yellow', code: 'HT-5301' },
      { colour: 'orangeNavy', code: 'HT-5302', stock: 'plenty' },
    ],
  }),

  model({
    slug: 'kurtka-zvarnyka-duha',
    line: 'duha',
    name: t(
      'Куртка зварника вогнестійка «Дуга»',
      'Куртка сварщика огнестойкая «Дуга»',
      'Welder’s flame-resistant jacket “Duha”',
    ),
    spec: t(
      'Бавовна з просоченням · 360 г/м² · 46–62',
      'Хлопок с пропиткой · 360 г/м² · 46–62',
      'Treated cotton · 360 g/m² · 46–62',
    ),
    category: 'jackets',
    subcategory: 'flame-jackets',
    price: 3890,
    grade: 4.5,
    popularity: 44,
    since: '2024-11-11',
    description: [
      t(
        'Бавовна 360 г/м² із вогнезахистом на 50 прань: іскра гасне, тканина обвуглюється, але не горить і не плавиться до шкіри. Кишені прикрито клапанами, планка перекриває застібку повністю, тож окалині ніде затриматись.',
        'Хлопок 360 г/м² с огнезащитой на 50 стирок: искра гаснет, ткань обугливается, но не горит и не плавится к коже. Карманы прикрыты клапанами, планка полностью закрывает застёжку, так что окалине негде задержаться.',
        '360 g/m² cotton with a flame-retardant finish good for 50 washes: sparks die, the fabric chars but neither burns nor melts onto skin. Flaps cover the pockets and a placket hides the whole fastening, leaving spatter nowhere to stay.',
      ),
      t(
        'Рукави та плечі подвійні. Комір піднімається під маску, за ним є клапан, що закриває шию ззаду. Клас 2: для електродного зварювання й різання; для стельових швів додайте краги й шкіряний фартух.',
        'Рукава и плечи двойные. Воротник поднимается под маску, за ним клапан, закрывающий шею сзади. Класс 2: для электродной сварки и резки; для потолочных швов добавьте краги и кожаный фартук.',
        'Sleeves and shoulders are double. The collar rises under the mask and a flap covers the nape. Class 2, for stick welding and cutting; for overhead seams add gauntlets and a leather apron.',
      ),
    ],
    material: [
      sheet.cloth(t('Сатин', 'Сатин', 'Satin weave'), { cotton: 99, carbon: 1 }),
      sheet.weight(360),
      sheet.reinforcement(
        t(
          'Подвійна тканина на рукавах і плечах',
          'Двойная ткань на рукавах и плечах',
          'Double fabric on sleeves and shoulders',
        ),
      ),
      sheet.finish(phrases.flameFinish),
    ],
    protection: [sheet.working(25, -5)],
    construction: [
      sheet.closure(
        t(
          'Приховані кнопки й клапан на липучці',
          'Потайные кнопки и клапан на липучке',
          'Concealed studs and a hook-and-loop flap',
        ),
      ),
      sheet.pockets(
        t(
          '4: дві нагрудні, дві внутрішні, усі з клапаном',
          '4: два нагрудных, два внутренних, все с клапаном',
          '4: two chest, two inside, all with flaps',
        ),
      ),
      sheet.seams(t('Арамідною ниткою, потрійні', 'Арамидной нитью, тройные', 'Triple, aramid thread')),
      sheet.backLength(78),
      sheet.mass(1490),
      sheet.madeIn(phrases.cherkasy),
    ],
    standards: [en11612('A1 B1 C1 E2'), en11611(2), en1149, en388('2131X')],
    care: labels.flame,
    careNote: t(
      'Без кондиціонера й мила: жировий наліт горить.',
      'Без кондиционера и мыла: жировой налёт горит.',
      'No fabric softener, no soap: a greasy film burns.',
    ),
    attributes: {
      season: ['all'],
      insulation: ['none'],
      hood: ['none'],
      material: ['cotton'],
      closure: ['studs'],
      pockets: ['few'],
      fit: ['men'],
      work: ['welding'],
    },
    sizes: clothing('46', '62'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'graphiteOrange', code: 'HT-1401', stock: 'none' },
      { colour: 'navyPlain', code: 'HT-1402', stock: 'thin' },
    ],
  }),

  model({
    slug: 'kurtka-vohnestiika-zhar',
    name: t(
      'Куртка вогнестійка антистатична «Жар»',
      'Куртка огнестойкая антистатическая «Жар»',
      'Flame-resistant antistatic jacket “Zhar”',
    ),
    spec: t(
      'Модакрил і бавовна · 260 г/м² · 46–62',
      'Модакрил и хлопок · 260 г/м² · 46–62',
      'Modacrylic and cotton · 260 g/m² · 46–62',
    ),
    category: 'jackets',
    subcategory: 'flame-jackets',
    price: 5290,
    grade: 4.6,
    popularity: 26,
    since: '2026-02-09',
    description: [
      t(
        'Вогнестійкість тут у самому волокні, а не в просоченні: куртку можна прати скільки завгодно, захист не зникає. Вуглецева нитка відводить заряд, тому «Жар» беруть на АЗС, газорозподільні станції та в енергетику.',
        'Огнестойкость здесь в самом волокне, а не в пропитке: куртку можно стирать сколько угодно, защита не исчезает. Углеродная нить отводит заряд, поэтому «Жар» берут на АЗС, газораспределительные станции и в энергетику.',
        'Here the protection is in the fibre, not in a finish, so no number of washes removes it. A carbon thread drains static, which is why filling stations, gas distribution sites and power crews choose it.',
      ),
      t(
        'На 100 г/м² легша за зварювальну, тож у ній можна працювати всю зміну. Клас 1 розраховано на легке зварювання, як-от TIG: для електродного беріть «Дугу».',
        'На 100 г/м² легче сварочной, так что в ней можно работать всю смену. Класс 1 рассчитан на лёгкую сварку, например TIG: для электродной берите «Дугу».',
        'At 100 g/m² less than the welding jacket, it is easy to wear for a whole shift. Class 1 covers light welding such as TIG: for stick welding take the “Duha”.',
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
      sheet.tape(t('Вогнестійка, 50 мм', 'Огнестойкая, 50 мм', 'Flame-resistant, 50 mm')),
    ],
    protection: [sheet.working(25, 0)],
    construction: [
      sheet.closure(
        t(
          'Латунна блискавка під планкою на липучці',
          'Латунная молния под планкой на липучке',
          'Brass zip under a hook-and-loop placket',
        ),
      ),
      sheet.pockets(
        t(
          '5: дві нагрудні, дві бічні, внутрішня',
          '5: два нагрудных, два боковых, внутренний',
          '5: two chest, two side, one inside',
        ),
      ),
      sheet.seams(t('Арамідною ниткою, подвійні', 'Арамидной нитью, двойные', 'Double, aramid thread')),
      sheet.backLength(76),
      sheet.mass(1020),
      sheet.madeIn(phrases.poland),
    ],
    standards: [en11612('A1 B1 C1 F1'), en11611(1), en1149],
    care: labels.flame,
    attributes: {
      season: ['all'],
      insulation: ['none'],
      hood: ['none'],
      material: ['cotton'],
      closure: ['zip'],
      pockets: ['some'],
      fit: ['men'],
      work: ['electric', 'welding'],
    },
    sizes: clothing('46', '62'),
    cut: 'jacket',
    views: ['front', 'back', 'pocket'],
    colours: [
      { colour: 'royal', code: 'HT-1411' },
      { colour: 'orangeNavy', code: 'HT-1412', stock: 'thin' },
    ],
  }),
]
