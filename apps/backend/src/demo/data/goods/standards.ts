import type { Text } from '../../../text.ts'
import type { Standard } from '../../goods/goods.ts'
import { joined, same, t } from '../../goods/wording.ts'

const standard = (code: string, name: Text, text: Text, level: Text | null, meaning: Text): Standard => ({
  code,
  name,
  class: level,
  text,
  meaning,
})

const level = (uk: string, ru: string, en: string) => t(uk, ru, en)

/** High visibility. */
export const en20471 = (of: 1 | 2 | 3): Standard =>
  standard(
    'EN ISO 20471',
    level('видимість', 'видимость', 'visibility'),
    t('Підвищена видимість', 'Повышенная видимость', 'High visibility'),
    same(`${of}`),
    {
      1: t(
        'Для місць, де техніка рухається не швидше за 30 км/год: склад, двір, стоянка.',
        'Для мест, где техника движется не быстрее 30 км/ч: склад, двор, стоянка.',
        'For places where vehicles move at up to 30 km/h: warehouse, yard, car park.',
      ),
      2: t(
        'Для робіт біля руху до 60 км/год. Разом зі штанами класу 2 дає клас 3.',
        'Для работ возле движения до 60 км/ч. Вместе с брюками класса 2 даёт класс 3.',
        'For work beside traffic of up to 60 km/h. Worn with class 2 trousers it makes class 3.',
      ),
      3: t(
        'Найвищий клас: дороги з рухом понад 60 км/год, сутінки, ніч, залізниця.',
        'Высший класс: дороги с движением свыше 60 км/ч, сумерки, ночь, железная дорога.',
        'The highest class: roads with traffic over 60 km/h, dusk, night, railways.',
      ),
    }[of],
  )

const columns: Readonly<Record<number, Text>> = {
  1: t('8 000 Па на новій тканині', '8 000 Па на новой ткани', '8,000 Pa on new fabric'),
  2: t('8 000 Па після прання й стирання', '8 000 Па после стирки и истирания', '8,000 Pa after washing and abrasion'),
  3: t(
    '13 000 Па на тканині та швах після прання й стирання, це 1 300 мм водяного стовпа',
    '13 000 Па на ткани и швах после стирки и истирания, это 1 300 мм водяного столба',
    '13,000 Pa on fabric and seams after washing and abrasion, 1,300 mm of water column',
  ),
  4: t(
    '20 000 Па на тканині та швах, найвищий клас',
    '20 000 Па на ткани и швах, высший класс',
    '20,000 Pa on fabric and seams, the highest class',
  ),
}

const breaths: Readonly<Record<string, Text>> = {
  1: t('Дихає слабко.', 'Дышит слабо.', 'Breathes little.'),
  2: t('Дихає помірно.', 'Дышит умеренно.', 'Breathes moderately.'),
  3: t('Дихає добре.', 'Дышит хорошо.', 'Breathes well.'),
}

/** Rain: water resistance of cloth and seams, and breathability. */
export const en343 = (water: 1 | 2 | 3 | 4, breath: 1 | 2 | 3): Standard =>
  standard(
    'EN 343',
    level('дощ', 'дождь', 'rain'),
    t('Захист від дощу', 'Защита от дождя', 'Protection from rain'),
    same(`${water}·${breath}`),
    joined(
      '. ',
      joined(': ', t('Вода', 'Вода', 'Water'), columns[water] ?? same(`${water}`)),
      breaths[breath] ?? same(`${breath}`),
    ),
  )

/** Cold below −5 °C. */
export const en342: Standard = standard(
  'EN 342',
  level('холод', 'холод', 'cold'),
  t('Захист від холоду', 'Защита от холода', 'Protection from cold'),
  null,
  t(
    'Випробувано на тепловому манекені: тримає тепло нижче −5 °C під час легкої роботи.',
    'Испытано на тепловом манекене: держит тепло ниже −5 °C при лёгкой работе.',
    'Tested on a thermal manikin: keeps warm below −5 °C at light work.',
  ),
)

/** Cool weather above −5 °C. */
export const en14058 = (of: 1 | 2 | 3): Standard =>
  standard(
    'EN 14058',
    level('прохолода', 'прохлада', 'cool weather'),
    t('Захист від прохолоди', 'Защита от прохлады', 'Protection from cool weather'),
    same(`${of}`),
    t(
      'Для −5 °C і тепліше: перший шар проти вітру й сирості.',
      'Для −5 °C и теплее: первый слой против ветра и сырости.',
      'For −5 °C and warmer: the first layer against wind and damp.',
    ),
  )

/** Heat and flame. */
export const en11612 = (codes: string): Standard =>
  standard(
    'EN ISO 11612',
    level('вогонь', 'огонь', 'fire'),
    t('Захист від вогню', 'Защита от огня', 'Protection from flame'),
    same(codes),
    t(
      'A1: полум’я не поширюється тканиною. B, C, E, F: скільки тепла, випромінювання, розплаву й дотику до гарячого вона тримає.',
      'A1: пламя не распространяется по ткани. B, C, E, F: сколько тепла, излучения, расплава и контакта с горячим она держит.',
      'A1: flame does not spread over the fabric. B, C, E, F: how much heat, radiation, molten metal and hot contact it holds back.',
    ),
  )

/** Welding. */
export const en11611 = (of: 1 | 2): Standard =>
  standard(
    'EN ISO 11611',
    level('зварювання', 'сварка', 'welding'),
    t('Для зварювання', 'Для сварки', 'For welding'),
    t(`клас ${of} A1`, `класс ${of} A1`, `class ${of} A1`),
    of === 1
      ? t(
          'Від 15 крапель металу: TIG, точкове зварювання, паяння.',
          'От 15 капель металла: TIG, точечная сварка, пайка.',
          'At least 15 drops of metal: TIG, spot welding, brazing.',
        )
      : t(
          'Від 25 крапель металу: електродне зварювання, MIG/MAG, різання.',
          'От 25 капель металла: электродная сварка, MIG/MAG, резка.',
          'At least 25 drops of metal: MMA and MIG/MAG welding, cutting.',
        ),
  )

/** Static electricity. */
export const en1149: Standard = standard(
  'EN 1149-5',
  level('антистатика', 'антистатика', 'antistatic'),
  t('Антистатичний захист', 'Антистатическая защита', 'Antistatic'),
  null,
  t(
    'Струмопровідна нитка розсіює заряд; носити застебнутим і разом із взуттям ESD або антистатичним.',
    'Токопроводящая нить рассеивает заряд; носить застёгнутым и вместе с обувью ESD или антистатической.',
    'A conductive thread drains the charge; wear it closed and with ESD or antistatic footwear.',
  ),
)

/** Antistatic footwear. */
export const esd: Standard = standard(
  'IEC 61340-4-3',
  level('ESD', 'ESD', 'ESD'),
  t('Відведення заряду', 'Отвод заряда', 'Electrostatic discharge'),
  same('ESD'),
  t(
    'Опір до 100 МОм: можна на дільниці з електронікою.',
    'Сопротивление до 100 МОм: можно на участке с электроникой.',
    'Resistance below 100 MΩ: fit for an electronics floor.',
  ),
)

/** Mechanical risks: abrasion, cut, tear, puncture, and a letter for the straight-blade cut test. */
export const en388 = (digits: string): Standard =>
  standard(
    'EN 388',
    level('механіка', 'механика', 'mechanical'),
    t('Механічний захист', 'Механическая защита', 'Mechanical protection'),
    same(digits),
    t(
      `Стирання ${digits[0]}, поріз ${digits[1]}, роздирання ${digits[2]}, прокол ${digits[3]}; поріз за TDM ${digits[4]} (X: не випробувано).`,
      `Истирание ${digits[0]}, порез ${digits[1]}, раздирание ${digits[2]}, прокол ${digits[3]}; порез по TDM ${digits[4]} (X: не испытывали).`,
      `Abrasion ${digits[0]}, cut ${digits[1]}, tear ${digits[2]}, puncture ${digits[3]}; TDM cut ${digits[4]} (X: not tested).`,
    ),
  )

export const en407 = (digits: string): Standard =>
  standard(
    'EN 407',
    level('тепло', 'тепло', 'heat'),
    t('Захист від тепла', 'Защита от тепла', 'Protection from heat'),
    same(digits),
    t(
      'Друга цифра: контактне тепло. 1: 100 °C, 2: 250 °C щонайменше 15 секунд.',
      'Вторая цифра: контактное тепло. 1: 100 °C, 2: 250 °C не менее 15 секунд.',
      'Second figure: contact heat. 1: 100 °C, 2: 250 °C for at least 15 seconds.',
    ),
  )

export const en511 = (digits: string): Standard =>
  standard(
    'EN 511',
    level('холод', 'холод', 'cold'),
    t('Захист рук від холоду', 'Защита рук от холода', 'Hands in the cold'),
    same(digits),
    t(
      'Цифри: холод у повітрі, холод від предметів, водонепроникність. X: не випробувано.',
      'Цифры: холод в воздухе, холод от предметов, водонепроницаемость. X: не испытывали.',
      'Figures: cold air, cold objects, water. X: not tested.',
    ),
  )

/** Knee pads, and trousers with pockets for them. */
export const en14404 = (type: 1 | 2, of: 0 | 1 | 2 = 1): Standard =>
  standard(
    'EN 14404',
    level('коліна', 'колени', 'knees'),
    t('Захист колін', 'Защита коленей', 'Knee protection'),
    t(`тип ${type}`, `тип ${type}`, `type ${type}`),
    type === 1
      ? t(
          `Наколінник на ременях, рівень ${of}: тримає удар і прокол каменем.`,
          `Наколенник на ремнях, уровень ${of}: держит удар и прокол камнем.`,
          `A pad on straps, level ${of}: withstands a blow and a sharp stone.`,
        )
      : t(
          `Вкладиш у кишені штанів, рівень ${of}. Захищають лише разом.`,
          `Вкладыш в кармане брюк, уровень ${of}. Защищают только вместе.`,
          `An insert in the trouser pocket, level ${of}. They protect only together.`,
        ),
  )

const footwearClasses = {
  SB: t(
    'Підносок 200 Дж, без додаткових вимог.',
    'Подносок 200 Дж, без дополнительных требований.',
    'A 200 J toecap, no additional requirements.',
  ),
  S1P: t(
    'Підносок 200 Дж, закрита п’ята, амортизація, захист від проколу. Для сухих приміщень.',
    'Подносок 200 Дж, закрытая пятка, амортизация, защита от прокола. Для сухих помещений.',
    'A 200 J toecap, closed heel, energy absorption, penetration resistance. For dry places.',
  ),
  S3: t(
    'Підносок 200 Дж, захист від проколу, верх тримає воду, підошва з протектором. Для вулиці.',
    'Подносок 200 Дж, защита от прокола, верх держит воду, подошва с протектором. Для улицы.',
    'A 200 J toecap, penetration resistance, a water-resistant upper and a cleated sole. For outdoors.',
  ),
} as const

/** Safety footwear. `marks`: requirements met in addition to its category: SR, FO, CI, HRO. */
export const en20345 = (category: keyof typeof footwearClasses, marks = ''): Standard =>
  standard(
    'EN ISO 20345',
    level('взуття', 'обувь', 'footwear'),
    t('Захисне взуття', 'Защитная обувь', 'Safety footwear'),
    same([category, marks].filter(Boolean).join(' ')),
    footwearClasses[category],
  )

/** Occupational footwear without a toecap. */
export const en20347: Standard = standard(
  'EN ISO 20347',
  level('взуття без підноска', 'обувь без подноска', 'occupational footwear'),
  t('Робоче взуття', 'Рабочая обувь', 'Occupational footwear'),
  same('O2 SR FO'),
  t(
    'Без підноска: водостійкий верх, закрита п’ята, підошва не слизька й не боїться оливи.',
    'Без подноска: водостойкий верх, закрытая пятка, подошва не скользит и не боится масла.',
    'No toecap: a water-resistant upper, closed heel, and a sole that grips and resists oil.',
  ),
)

export const en397 = (marks: string | null = null): Standard =>
  standard(
    'EN 397',
    level('голова', 'голова', 'head'),
    t('Захисна каска', 'Защитная каска', 'Safety helmet'),
    marks ? same(marks) : null,
    t(
      'Тримає удар 49 Дж згори та прокол; строк служби рахують від дати на козирку.',
      'Держит удар 49 Дж сверху и прокол; срок службы считают от даты на козырьке.',
      'Withstands a 49 J blow from above and a sharp point; its service life runs from the date on the peak.',
    ),
  )

/** Helmets for work near live parts. */
export const en50365: Standard = standard(
  'EN 50365',
  level('електрика', 'электричество', 'electrical'),
  t('Захист від струму', 'Защита от тока', 'Electrical insulation'),
  t('клас 0', 'класс 0', 'class 0'),
  t(
    'Для робіт біля частин під напругою до 1 000 В змінного струму.',
    'Для работ возле частей под напряжением до 1 000 В переменного тока.',
    'For work near live parts up to 1,000 V AC.',
  ),
)

/** Bump caps: protect against bumps, not against falling objects. */
export const en812: Standard = standard(
  'EN 812',
  level('каскетка', 'каскетка', 'bump cap'),
  t('Захист від ударів об нерухоме', 'Защита от ударов о неподвижное', 'Bumps against fixed objects'),
  null,
  t(
    'Рятує від труби чи полиці. Від того, що падає, захищає лише каска.',
    'Спасает от трубы или полки. От того, что падает, защищает только каска.',
    'Saves you from a pipe or a shelf. Only a helmet protects you from what falls.',
  ),
)

/** UV radiation of the sun. */
export const en13758: Standard = standard(
  'EN 13758-2',
  level('сонце', 'солнце', 'sun'),
  t('Захист від ультрафіолету', 'Защита от ультрафиолета', 'UV protection'),
  same('UPF 40+'),
  t(
    'Тканина пропускає менш як 2,5 % ультрафіолету.',
    'Ткань пропускает менее 2,5 % ультрафиолета.',
    'The fabric lets through less than 2.5% of ultraviolet light.',
  ),
)
