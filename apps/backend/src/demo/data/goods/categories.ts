import type { Category } from '../../goods/goods.ts'
import { t } from '../../goods/wording.ts'
import type { AttributeId } from './attributes.ts'

/** Categories in display order. */
export const categories = [
  {
    slug: 'jackets',
    name: t('Куртки та жилети', 'Куртки и жилеты', 'Jackets and vests'),
    lead: t(
      'Від літнього твілу до −25 °C. Для кожної моделі вказано тканину, вагу й стандарт, тож порівнювати можна за цифрами.',
      'От летнего твила до −25 °C. Для каждой модели указаны ткань, плотность и стандарт: сравнивать можно по цифрам.',
      'From summer twill to −25 °C. Every model states its fabric, weight and standard, so you can compare by the figures.',
    ),
    subcategories: [
      {
        slug: 'work-jackets',
        title: t('Робочі куртки', 'Рабочие куртки', 'Work jackets'),
        name: t('Робочі', 'Рабочие', 'Work'),
      },
      {
        slug: 'insulated-jackets',
        title: t('Утеплені куртки', 'Утеплённые куртки', 'Insulated jackets'),
        name: t('Утеплені', 'Утеплённые', 'Insulated'),
      },
      {
        slug: 'softshell',
        title: t('Куртки софтшел', 'Куртки софтшелл', 'Softshell jackets'),
        name: t('Софтшел', 'Софтшелл', 'Softshell'),
      },
      {
        slug: 'signal-jackets',
        title: t('Сигнальні куртки', 'Сигнальные куртки', 'Hi-vis jackets'),
        name: t('Сигнальні', 'Сигнальные', 'Hi-vis'),
      },
      {
        slug: 'flame-jackets',
        title: t('Вогнестійкі куртки', 'Огнестойкие куртки', 'Flame-resistant jackets'),
        name: t('Вогнестійкі', 'Огнестойкие', 'Flame-resistant'),
      },
      { slug: 'vests', title: t('Жилети', 'Жилеты', 'Vests'), name: t('Жилети', 'Жилеты', 'Vests') },
      {
        slug: 'rain-jackets',
        title: t('Дощовики та вітрівки', 'Дождевики и ветровки', 'Raincoats and windbreakers'),
        name: t('Дощовики', 'Дождевики', 'Rain'),
      },
    ],
    attributes: ['season', 'insulation', 'hood', 'material', 'closure', 'pockets', 'fit', 'work'],
  },
  {
    slug: 'trousers',
    name: t('Штани та шорти', 'Брюки и шорты', 'Trousers and shorts'),
    lead: t(
      'Коліна, які витримують бетон, і кишені там, де їх шукає рука. Розміри 44–64, шорти до 60.',
      'Колени, которые выдерживают бетон, и карманы там, где их ищет рука. Размеры 44–64, шорты до 60.',
      'Knees that stand up to concrete and pockets where the hand looks for them. Sizes 44–64, shorts up to 60.',
    ),
    subcategories: [
      {
        slug: 'work-trousers',
        title: t('Робочі штани', 'Рабочие брюки', 'Work trousers'),
        name: t('Робочі', 'Рабочие', 'Work'),
      },
      {
        slug: 'knee-trousers',
        title: t('Штани з підсиленими колінами', 'Брюки с усиленными коленями', 'Trousers with reinforced knees'),
        name: t('З підсиленими колінами', 'С усиленными коленями', 'Reinforced knees'),
      },
      {
        slug: 'insulated-trousers',
        title: t('Утеплені штани', 'Утеплённые брюки', 'Insulated trousers'),
        name: t('Утеплені', 'Утеплённые', 'Insulated'),
      },
      {
        slug: 'signal-trousers',
        title: t('Сигнальні штани', 'Сигнальные брюки', 'Hi-vis trousers'),
        name: t('Сигнальні', 'Сигнальные', 'Hi-vis'),
      },
      {
        slug: 'flame-trousers',
        title: t('Вогнестійкі штани', 'Огнестойкие брюки', 'Flame-resistant trousers'),
        name: t('Вогнестійкі', 'Огнестойкие', 'Flame-resistant'),
      },
      { slug: 'shorts', title: t('Робочі шорти', 'Рабочие шорты', 'Work shorts'), name: t('Шорти', 'Шорты', 'Shorts') },
    ],
    attributes: ['season', 'knees', 'stretch', 'length', 'material', 'pockets', 'insulation', 'fit', 'work'],
  },
  {
    slug: 'bibs',
    name: t('Напівкомбінезони', 'Полукомбинезоны', 'Bib overalls'),
    lead: t(
      'Тримають поперек закритим, коли ви навпочіпки чи на драбині. Лямки не сповзають, груди вільні для інструмента.',
      'Держат поясницу закрытой, когда вы на корточках или на лестнице. Лямки не сползают, грудь свободна для инструмента.',
      'They keep your back covered when you crouch or climb. Straps stay put and the bib carries the tools.',
    ),
    subcategories: [
      {
        slug: 'work-bibs',
        title: t('Робочі напівкомбінезони', 'Рабочие полукомбинезоны', 'Work bib overalls'),
        name: t('Робочі', 'Рабочие', 'Work'),
      },
      {
        slug: 'insulated-bibs',
        title: t('Утеплені напівкомбінезони', 'Утеплённые полукомбинезоны', 'Insulated bib overalls'),
        name: t('Утеплені', 'Утеплённые', 'Insulated'),
      },
      {
        slug: 'signal-bibs',
        title: t('Сигнальні напівкомбінезони', 'Сигнальные полукомбинезоны', 'Hi-vis bib overalls'),
        name: t('Сигнальні', 'Сигнальные', 'Hi-vis'),
      },
    ],
    attributes: ['season', 'knees', 'insulation', 'material', 'pockets', 'work'],
  },
  {
    slug: 'coveralls',
    name: t('Комбінезони', 'Комбинезоны', 'Coveralls'),
    lead: t(
      'Суцільний захист від бруду, іскор і протягу: від оглядової ями до дорожнього полотна.',
      'Сплошная защита от грязи, искр и сквозняка: от смотровой ямы до дорожного полотна.',
      'One-piece protection from dirt, sparks and draughts, from the inspection pit to the roadside.',
    ),
    subcategories: [
      {
        slug: 'work-coveralls',
        title: t('Робочі комбінезони', 'Рабочие комбинезоны', 'Work coveralls'),
        name: t('Робочі', 'Рабочие', 'Work'),
      },
      {
        slug: 'signal-coveralls',
        title: t('Сигнальні комбінезони', 'Сигнальные комбинезоны', 'Hi-vis coveralls'),
        name: t('Сигнальні', 'Сигнальные', 'Hi-vis'),
      },
      {
        slug: 'flame-coveralls',
        title: t('Вогнестійкі комбінезони', 'Огнестойкие комбинезоны', 'Flame-resistant coveralls'),
        name: t('Вогнестійкі', 'Огнестойкие', 'Flame-resistant'),
      },
    ],
    attributes: ['season', 'knees', 'material', 'closure', 'pockets', 'work'],
  },
  {
    slug: 'hi-vis',
    name: t('Сигнальний одяг', 'Сигнальная одежда', 'Hi-vis clothing'),
    lead: t(
      'EN ISO 20471, класи 1–3. Клас залежить від площі світловідбивної стрічки й сигнальної тканини, тому він указаний на кожній картці.',
      'EN ISO 20471, классы 1–3. Класс зависит от площади световозвращающей ленты и сигнальной ткани, поэтому он указан на каждой карточке.',
      'EN ISO 20471, classes 1–3. The class depends on the area of reflective tape and bright fabric, so every card states it.',
    ),
    subcategories: [
      {
        slug: 'signal-vests',
        title: t('Сигнальні жилети', 'Сигнальные жилеты', 'Hi-vis vests'),
        name: t('Жилети', 'Жилеты', 'Vests'),
      },
      {
        slug: 'signal-tops',
        title: t('Сигнальні футболки та поло', 'Сигнальные футболки и поло', 'Hi-vis T-shirts and polos'),
        name: t('Футболки та поло', 'Футболки и поло', 'T-shirts and polos'),
      },
      {
        slug: 'signal-outerwear',
        title: t('Сигнальний верхній одяг', 'Сигнальная верхняя одежда', 'Hi-vis outerwear'),
        name: t('Верхній одяг', 'Верхняя одежда', 'Outerwear'),
      },
    ],
    attributes: ['visibility', 'garment', 'season', 'closure', 'pockets', 'work'],
  },
  {
    slug: 'rainwear',
    name: t('Захист від дощу', 'Защита от дождя', 'Rainwear'),
    lead: t(
      'EN 343: перша цифра каже, скільки води тримає тканина, друга — як вона дихає. Шви герметичні в усіх моделях.',
      'EN 343: первая цифра говорит, сколько воды держит ткань, вторая — как она дышит. Швы герметичны во всех моделях.',
      'EN 343: the first figure says how much water the fabric holds back, the second how it breathes. All seams are sealed.',
    ),
    subcategories: [
      {
        slug: 'raincoats',
        title: t('Дощовики', 'Дождевики', 'Raincoats'),
        name: t('Дощовики', 'Дождевики', 'Raincoats'),
      },
      {
        slug: 'rain-suits',
        title: t('Вологозахисні куртки та штани', 'Влагозащитные куртки и брюки', 'Rain jackets and trousers'),
        name: t('Куртки та штани', 'Куртки и брюки', 'Jackets and trousers'),
      },
    ],
    attributes: ['length', 'material', 'water', 'hood', 'visibility', 'work'],
  },
  {
    slug: 'tops',
    name: t('Футболки, поло, фліс', 'Футболки, поло, флис', 'T-shirts, polos, fleece'),
    lead: t(
      'Базовий шар, який не скручується після прання, і фліс, який не збирає стружку.',
      'Базовый слой, который не перекашивает после стирки, и флис, который не собирает стружку.',
      'A base layer that does not twist in the wash, and fleece that does not pick up swarf.',
    ),
    subcategories: [
      {
        slug: 't-shirts',
        title: t('Футболки та лонгсліви', 'Футболки и лонгсливы', 'T-shirts and long sleeves'),
        name: t('Футболки', 'Футболки', 'T-shirts'),
      },
      { slug: 'polos', title: t('Робочі поло', 'Рабочие поло', 'Work polo shirts'), name: t('Поло', 'Поло', 'Polos') },
      {
        slug: 'fleece',
        title: t('Флісові кофти', 'Флисовые кофты', 'Fleece jackets'),
        name: t('Фліс', 'Флис', 'Fleece'),
      },
    ],
    attributes: ['garment', 'material', 'season', 'closure', 'pockets', 'fit'],
  },
  {
    slug: 'footwear',
    name: t('Захисне взуття', 'Защитная обувь', 'Safety footwear'),
    lead: t(
      'EN ISO 20345. Підносок тримає 200 джоулів, а категорія S1P чи S3 каже, чи можна в ньому в воду й на цвяхи.',
      'EN ISO 20345. Подносок держит 200 джоулей, а категория S1P или S3 говорит, можно ли в ней в воду и на гвозди.',
      'EN ISO 20345. The toecap takes 200 joules; the category, S1P or S3, tells you whether it can face water and nails.',
    ),
    subcategories: [
      {
        slug: 'boots',
        title: t('Захисні черевики', 'Защитные ботинки', 'Safety boots'),
        name: t('Черевики', 'Ботинки', 'Boots'),
      },
      {
        slug: 'shoes',
        title: t('Захисні напівчеревики', 'Защитные полуботинки', 'Safety shoes'),
        name: t('Напівчеревики', 'Полуботинки', 'Shoes'),
      },
      {
        slug: 'winter-boots',
        title: t('Утеплене взуття', 'Утеплённая обувь', 'Winter footwear'),
        name: t('Утеплене', 'Утеплённая', 'Winter'),
      },
    ],
    attributes: ['safety', 'toecap', 'midsole', 'closure', 'material', 'season', 'water', 'work'],
  },
  {
    slug: 'gloves',
    name: t('Рукавиці', 'Перчатки', 'Gloves'),
    lead: t(
      'Чотири цифри й літера EN 388 кажуть про рукавицю більше, ніж назва. Розміри 7–11 за обхватом долоні.',
      'Четыре цифры и буква EN 388 говорят о перчатке больше, чем название. Размеры 7–11 по обхвату ладони.',
      'The four figures and a letter of EN 388 say more about a glove than its name. Sizes 7–11 by hand circumference.',
    ),
    subcategories: [
      {
        slug: 'coated-gloves',
        title: t('Рукавиці з покриттям', 'Перчатки с покрытием', 'Coated gloves'),
        name: t('З покриттям', 'С покрытием', 'Coated'),
      },
      {
        slug: 'leather-gloves',
        title: t('Шкіряні рукавиці', 'Кожаные перчатки', 'Leather gloves'),
        name: t('Шкіряні', 'Кожаные', 'Leather'),
      },
      {
        slug: 'cut-gloves',
        title: t('Рукавиці проти порізів', 'Перчатки от порезов', 'Cut-resistant gloves'),
        name: t('Проти порізів', 'От порезов', 'Cut-resistant'),
      },
      {
        slug: 'winter-gloves',
        title: t('Утеплені рукавиці', 'Утеплённые перчатки', 'Winter gloves'),
        name: t('Утеплені', 'Утеплённые', 'Winter'),
      },
    ],
    attributes: ['coating', 'cut', 'season', 'work'],
  },
  {
    slug: 'headwear',
    name: t('Каски та кепки', 'Каски и кепки', 'Helmets and caps'),
    lead: t(
      'Каски з датою виготовлення на козирку, кепки на літо й каскетки там, де низькі труби.',
      'Каски с датой изготовления на козырьке, кепки на лето и каскетки там, где низкие трубы.',
      'Helmets with the date of manufacture on the peak, caps for summer, bump caps for low pipes.',
    ),
    subcategories: [
      {
        slug: 'helmets',
        title: t('Захисні каски', 'Защитные каски', 'Safety helmets'),
        name: t('Каски', 'Каски', 'Helmets'),
      },
      {
        slug: 'caps',
        title: t('Кепки та каскетки', 'Кепки и каскетки', 'Caps and bump caps'),
        name: t('Кепки', 'Кепки', 'Caps'),
      },
    ],
    attributes: ['head', 'vents', 'chin', 'material', 'work'],
  },
  {
    slug: 'knee-pads',
    name: t('Наколінники', 'Наколенники', 'Knee pads'),
    lead: t(
      'EN 14404: тип 1 на ременях, тип 2 у кишені штанів. До кожного вкладиша вказано, в які наші штани він входить.',
      'EN 14404: тип 1 на ремнях, тип 2 в кармане брюк. К каждому вкладышу указано, в какие наши брюки он входит.',
      'EN 14404: type 1 on straps, type 2 in trouser pockets. For every insert we say which of our trousers take it.',
    ),
    subcategories: [
      {
        slug: 'knee-inserts',
        title: t('Вкладиші в штани', 'Вкладыши в брюки', 'Knee pad inserts'),
        name: t('Вкладиші', 'Вкладыши', 'Inserts'),
      },
      {
        slug: 'strap-knee-pads',
        title: t('Наколінники на ременях', 'Наколенники на ремнях', 'Strap knee pads'),
        name: t('На ременях', 'На ремнях', 'On straps'),
      },
    ],
    attributes: ['wearing', 'material', 'work'],
  },
  {
    slug: 'belts',
    name: t('Пояси та підсумки', 'Пояса и подсумки', 'Belts and pouches'),
    lead: t(
      'Інструмент під рукою, вага на стегнах, а не на кишенях.',
      'Инструмент под рукой, вес на бёдрах, а не на карманах.',
      'Tools at hand, and the weight on your hips rather than on your pockets.',
    ),
    subcategories: [
      {
        slug: 'tool-belts',
        title: t('Пояси для інструмента', 'Пояса для инструмента', 'Tool belts'),
        name: t('Для інструмента', 'Для инструмента', 'Tool belts'),
      },
    ],
    attributes: ['tool', 'material', 'work'],
  },
] as const satisfies readonly (Category & { attributes: readonly AttributeId[] })[]

export type CategorySlug = (typeof categories)[number]['slug']

/** Every existing pair of a category and its subcategory. */
export type SubcategorySlug<C extends CategorySlug> = Extract<
  (typeof categories)[number],
  { slug: C }
>['subcategories'][number]['slug']
