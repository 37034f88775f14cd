import { item, trade } from '../../../content/trade.ts'
import { t } from '../../../goods/wording.ts'

export const welder = trade({
  slug: 'welder',
  name: t('Зварник', 'Сварщик', 'Welder'),
  title: t('Одяг для зварника', 'Одежда для сварщика', 'Workwear for welders'),
  description: t(
    'Комплект зварника за EN ISO 11611: куртка, штани, краги й черевики, які тримають бризки металу. Пояснюємо, чим клас 1 відрізняється від класу 2.',
    'Комплект сварщика по EN ISO 11611: куртка, брюки, краги и ботинки, которые держат брызги металла. Объясняем, чем класс 1 отличается от класса 2.',
    'A welder’s kit to EN ISO 11611: jacket, trousers, gauntlets and boots that stop molten spatter, and how class 1 differs from class 2.',
  ),
  lead: t(
    'Крапля розплавленого металу має понад 1 500 °C і шукає найслабше місце: манжету, шов кишені, язичок черевика. Тому комплект зварника підбирають цілим, а не по одній речі.',
    'Капля расплавленного металла горячее 1 500 °C и ищет самое слабое место: манжету, шов кармана, язычок ботинка. Поэтому комплект сварщика подбирают целиком, а не по одной вещи.',
    'A drop of molten metal is hotter than 1,500 °C and finds the weakest spot: a cuff, a pocket seam, the tongue of a boot. So a welder’s kit is chosen as a whole, not piece by piece.',
  ),
  advice: [
    t(
      '**EN ISO 11611, клас 2** для дугового зварювання й різання над головою, клас 1 для паяння та контактного зварювання.',
      '**EN ISO 11611, класс 2** для дуговой сварки и резки над головой, класс 1 для пайки и контактной сварки.',
      '**EN ISO 11611, class 2** for arc welding and overhead cutting; class 1 for brazing and spot welding.',
    ),
    t(
      'Кишені з клапанами й застібка під планкою: відкрита кишеня збирає іскри.',
      'Карманы с клапанами и застёжка под планкой: открытый карман собирает искры.',
      'Flapped pockets and a covered closure: an open pocket collects sparks.',
    ),
    t(
      'Черевики з глухим язиком і підошвою HRO, яка витримує контакт із 300 °C.',
      'Ботинки с глухим языком и подошвой HRO, которая выдерживает контакт с 300 °C.',
      'Boots with a closed tongue and an HRO sole, which withstands contact with 300 °C.',
    ),
    t(
      'Під куртку лише бавовна: синтетична білизна плавиться на тілі.',
      'Под куртку только хлопок: синтетическое бельё плавится на теле.',
      'Only cotton underneath: synthetic underwear melts on the skin.',
    ),
  ],
  kit: [
    item(
      'kurtka-zvarnyka-duha-hrafit-pomaranchevyi',
      'клас 2, клапани на кишенях, подвійна тканина на плечах і рукавах.',
      'класс 2, клапаны на карманах, двойная ткань на плечах и рукавах.',
      'class 2, flapped pockets, double fabric on shoulders and sleeves.',
    ),
    item(
      'shtany-zvarnyka-duha-hrafit-pomaranchevyi',
      'той самий клас 2; надягайте поверх халяв.',
      'тот же класс 2; надевайте поверх голенищ.',
      'the same class 2; wear them over the boot shafts.',
    ),
    item(
      'krahy-zvarnyka-duha-korychnevyi',
      'спилок із довгою манжетою, EN 407 проти полум’я й бризок.',
      'спилок с длинной манжетой, EN 407 против пламени и брызг.',
      'split leather with a long cuff, EN 407 against flame and spatter.',
    ),
    item('cherevyky-zvarnyka-duha-korychnevyi', 'S3 з підошвою HRO.', 'S3 с подошвой HRO.', 'S3 with an HRO sole.'),
  ],
  note: t(
    'Розміри куртки й штанів обирайте окремо: куртка має перекривати пояс щонайменше на 20 см. Мірки наведено в [таблиці розмірів](/sizes).',
    'Размеры куртки и брюк выбирайте отдельно: куртка должна перекрывать пояс не меньше чем на 20 см. Мерки приведены в [таблице размеров](/sizes).',
    'Choose jacket and trousers by their own sizes: the jacket must overlap the waist by at least 20 cm. Measurements are in the [size chart](/sizes).',
  ),
})

export const electrician = trade({
  slug: 'electrician',
  name: t('Електрик', 'Электрик', 'Electrician'),
  title: t('Одяг для електрика', 'Одежда для электрика', 'Workwear for electricians'),
  description: t(
    'Комплект електрика й монтажника: вогнестійка куртка, діелектрична каска, тонкі рукавиці й пояс для інструмента.',
    'Комплект электрика и монтажника: огнестойкая куртка, диэлектрическая каска, тонкие перчатки и пояс для инструмента.',
    'A kit for electricians and installers: a flame-resistant jacket, an insulating helmet, thin gloves and a belt for tools.',
  ),
  lead: t(
    'Електрик більшу частину зміни працює руками над головою, а небезпечна мить триває частки секунди. Тому комплект має не заважати щодня й захистити один раз.',
    'Электрик большую часть смены работает руками над головой, а опасный миг длится доли секунды. Поэтому комплект должен не мешать каждый день и защитить один раз.',
    'An electrician spends most of the shift with arms overhead, and the dangerous moment lasts a fraction of a second. The kit must stay out of the way every day and protect once.',
  ),
  advice: [
    t(
      '**EN ISO 11612 і EN 1149-5** біля щитів і розподільних пристроїв: тканина не горить і не накопичує заряду. Від електричної дуги захищає лише одяг за IEC 61482-2, це окремий стандарт.',
      '**EN ISO 11612 и EN 1149-5** у щитов и распределительных устройств: ткань не горит и не накапливает заряда. От электрической дуги защищает только одежда по IEC 61482-2, это отдельный стандарт.',
      '**EN ISO 11612 and EN 1149-5** near switchboards: the fabric does not burn and does not hold a charge. Only clothing to IEC 61482-2, a standard of its own, protects from an electric arc.',
    ),
    t(
      'Каска за EN 50365: випробувана для робіт біля напруги до 1 000 В змінного струму.',
      'Каска по EN 50365: испытана для работ возле напряжения до 1 000 В переменного тока.',
      'A helmet to EN 50365: tested for work near live parts up to 1,000 V AC.',
    ),
    t(
      'Рукавиці з поліуретаном зручні для монтажу, але не діелектричні: роботи під напругою потребують окремих рукавиць EN 60903, яких у нас немає.',
      'Перчатки с полиуретаном удобны для монтажа, но не диэлектрические: работы под напряжением требуют отдельных перчаток EN 60903, которых у нас нет.',
      'PU-coated gloves suit installation but do not insulate: live work needs separate EN 60903 gloves, which we do not sell.',
    ),
  ],
  kit: [
    item(
      'kurtka-vohnestiika-zhar-voloshkovyi',
      'вогнестійка й антистатична, без металу назовні.',
      'огнестойкая и антистатическая, без металла снаружи.',
      'flame-resistant and antistatic, no metal outside.',
    ),
    item(
      'shtany-kriazh-hrafit',
      'кишені для наколінників: половина роботи електрика на підлозі.',
      'карманы для наколенников: половина работы электрика на полу.',
      'knee pad pockets: half of an electrician’s work is on the floor.',
    ),
    item(
      'kaska-zvid-zhovtyi',
      'EN 397 і EN 50365 клас 0.',
      'EN 397 и EN 50365 класс 0.',
      'EN 397 and EN 50365 class 0.',
    ),
    item(
      'rukavytsi-nytka-siryi',
      'тонкі, відчувають гвинт M3.',
      'тонкие, чувствуют винт M3.',
      'thin enough to feel an M3 screw.',
    ),
    item(
      'poias-faza-temno-synii',
      'викрутки й тестер під рукою.',
      'отвёртки и тестер под рукой.',
      'screwdrivers and tester at hand.',
    ),
    item(
      'cherevyky-grunt-chornyi',
      'S3 з ESD для щитових і серверних.',
      'S3 с ESD для щитовых и серверных.',
      'S3 with ESD for switch and server rooms.',
    ),
  ],
  note: t(
    'Для монтажу на висоті замість каски «Звід» беріть «Верхолаз» із підборідним ременем.',
    'Для монтажа на высоте вместо каски «Свод» берите «Верхолаз» с подбородочным ремнём.',
    'For work at height take the “Verkholaz” helmet with a chin strap instead of the “Zvid”.',
  ),
})
