import type { Text } from '../../../text.ts'
import type { Attribute } from '../../goods/goods.ts'
import { t } from '../../goods/wording.ts'

/** Attributes for facets, with their values in display order. */
const registry = {
  season: {
    name: t('Сезон', 'Сезон', 'Season'),
    values: {
      summer: t('Літо', 'Лето', 'Summer'),
      demi: t('Весна та осінь', 'Весна и осень', 'Spring and autumn'),
      winter: t('Зима', 'Зима', 'Winter'),
      all: t('Цілий рік', 'Круглый год', 'All year'),
    },
  },
  work: {
    name: t('Для якої роботи', 'Для какой работы', 'Kind of work'),
    values: {
      construction: t('Будівництво', 'Строительство', 'Construction'),
      finishing: t('Оздоблення', 'Отделка', 'Finishing'),
      warehouse: t('Склад і логістика', 'Склад и логистика', 'Warehouse and logistics'),
      car: t('Автосервіс', 'Автосервис', 'Vehicle repair'),
      welding: t('Зварювання', 'Сварка', 'Welding'),
      road: t('Дорожні роботи', 'Дорожные работы', 'Road works'),
      farm: t('Агро', 'Агро', 'Farming'),
      electric: t('Електромонтаж', 'Электромонтаж', 'Electrical work'),
    },
  },
  fit: {
    name: t('Крій', 'Крой', 'Fit'),
    values: {
      men: t('Чоловічий', 'Мужской', 'Men’s'),
      women: t('Жіночий', 'Женский', 'Women’s'),
      unisex: t('Унісекс', 'Унисекс', 'Unisex'),
    },
  },
  material: {
    name: t('Матеріал', 'Материал', 'Material'),
    values: {
      cotton: t('Бавовна', 'Хлопок', 'Cotton'),
      mixed: t('Змішаний твіл', 'Смесовый твил', 'Polycotton twill'),
      ripstop: t('Ріпстоп', 'Рипстоп', 'Ripstop'),
      canvas: t('Канвас', 'Канвас', 'Canvas'),
      denim: t('Денім', 'Деним', 'Denim'),
      oxford: t('Оксфорд', 'Оксфорд', 'Oxford'),
      softshell: t('Софтшел', 'Софтшелл', 'Softshell'),
      polyester: t('Поліестер', 'Полиэстер', 'Polyester'),
      fleece: t('Фліс', 'Флис', 'Fleece'),
      pvc: t('ПВХ', 'ПВХ', 'PVC'),
      pu: t('Поліуретан', 'Полиуретан', 'Polyurethane'),
      leather: t('Шкіра', 'Кожа', 'Leather'),
      nubuck: t('Нубук', 'Нубук', 'Nubuck'),
      microfibre: t('Мікрофібра', 'Микрофибра', 'Microfibre'),
      abs: t('АБС-пластик', 'АБС-пластик', 'ABS plastic'),
      hdpe: t('Поліетилен', 'Полиэтилен', 'Polyethylene'),
      foam: t('Спінений поліетилен', 'Вспененный полиэтилен', 'Polyethylene foam'),
      gel: t('Гель', 'Гель', 'Gel'),
      nylon: t('Поліамід', 'Полиамид', 'Polyamide'),
    },
  },
  insulation: {
    name: t('Утеплення', 'Утепление', 'Insulation'),
    values: {
      none: t('Без утеплення', 'Без утепления', 'None'),
      light: t('До 150 г/м²', 'До 150 г/м²', 'Up to 150 g/m²'),
      warm: t('200 г/м² і більше', '200 г/м² и больше', '200 g/m² and more'),
    },
  },
  hood: {
    name: t('Капюшон', 'Капюшон', 'Hood'),
    values: {
      none: t('Без капюшона', 'Без капюшона', 'No hood'),
      fixed: t('Незнімний', 'Несъёмный', 'Fixed'),
      detachable: t('Знімний', 'Съёмный', 'Detachable'),
    },
  },
  closure: {
    name: t('Застібка', 'Застёжка', 'Fastening'),
    values: {
      zip: t('Блискавка', 'Молния', 'Zip'),
      halfzip: t('Блискавка до грудей', 'Молния до груди', 'Half zip'),
      studs: t('Кнопки', 'Кнопки', 'Studs'),
      velcro: t('Липучка', 'Липучка', 'Hook and loop'),
      laces: t('Шнурівка', 'Шнуровка', 'Laces'),
      dial: t('Дискова система', 'Дисковая система', 'Dial lacing'),
    },
  },
  pockets: {
    name: t('Кишені', 'Карманы', 'Pockets'),
    values: {
      few: t('До 4', 'До 4', 'Up to 4'),
      some: t('5–7', '5–7', '5–7'),
      many: t('8 і більше', '8 и больше', '8 and more'),
    },
  },
  knees: {
    name: t('Коліна', 'Колени', 'Knees'),
    values: {
      plain: t('Без підсилення', 'Без усиления', 'Plain'),
      double: t('Подвійна тканина', 'Двойная ткань', 'Double fabric'),
      pads: t('Кишені під наколінники', 'Карманы под наколенники', 'Pockets for knee pads'),
    },
  },
  stretch: {
    name: t('Еластичність', 'Эластичность', 'Stretch'),
    values: {
      none: t('Без еластану', 'Без эластана', 'None'),
      panels: t('Еластичні вставки', 'Эластичные вставки', 'Stretch panels'),
      full: t('Еластична тканина', 'Эластичная ткань', 'All-over stretch'),
    },
  },
  length: {
    name: t('Довжина', 'Длина', 'Length'),
    values: {
      short: t('Шорти', 'Шорты', 'Shorts'),
      full: t('Штани', 'Брюки', 'Trousers'),
      jacket: t('До стегна', 'До бедра', 'To the hip'),
      coat: t('До коліна', 'До колена', 'To the knee'),
    },
  },
  water: {
    name: t('Захист від води', 'Защита от воды', 'Water protection'),
    values: {
      repellent: t('Водовідштовхувальне просочення', 'Водоотталкивающая пропитка', 'Water-repellent finish'),
      membrane: t('Мембрана', 'Мембрана', 'Membrane'),
      sealed: t('Проклеєні шви', 'Проклеенные швы', 'Sealed seams'),
      leather: t('Водостійка шкіра', 'Водостойкая кожа', 'Water-resistant leather'),
    },
  },
  visibility: {
    name: t('Клас видимості', 'Класс видимости', 'Visibility class'),
    values: {
      one: t('Клас 1', 'Класс 1', 'Class 1'),
      two: t('Клас 2', 'Класс 2', 'Class 2'),
      three: t('Клас 3', 'Класс 3', 'Class 3'),
    },
  },
  garment: {
    name: t('Вид одягу', 'Вид одежды', 'Garment'),
    values: {
      tshirt: t('Футболки', 'Футболки', 'T-shirts'),
      longsleeve: t('Лонгсліви', 'Лонгсливы', 'Long sleeves'),
      polo: t('Поло', 'Поло', 'Polo shirts'),
      fleece: t('Фліс', 'Флис', 'Fleeces'),
      vest: t('Жилети', 'Жилеты', 'Vests'),
      jacket: t('Куртки', 'Куртки', 'Jackets'),
      trousers: t('Штани', 'Брюки', 'Trousers'),
    },
  },
  safety: {
    name: t('Категорія захисту', 'Категория защиты', 'Safety category'),
    values: {
      sb: t('SB', 'SB', 'SB'),
      s1p: t('S1P', 'S1P', 'S1P'),
      s3: t('S3', 'S3', 'S3'),
      o2: t('O2, без підноска', 'O2, без подноска', 'O2, no toecap'),
    },
  },
  toecap: {
    name: t('Підносок', 'Подносок', 'Toecap'),
    values: {
      composite: t('Композитний', 'Композитный', 'Composite'),
      steel: t('Сталевий', 'Стальной', 'Steel'),
      none: t('Без підноска', 'Без подноска', 'None'),
    },
  },
  midsole: {
    name: t('Захист від проколу', 'Защита от прокола', 'Penetration resistance'),
    values: {
      textile: t('Текстильна устілка', 'Текстильная стелька', 'Textile insole'),
      steel: t('Сталева пластина', 'Стальная пластина', 'Steel plate'),
      none: t('Немає', 'Нет', 'None'),
    },
  },
  shaft: {
    name: t('Висота взуття', 'Высота обуви', 'Height'),
    values: {
      low: t('Напівчеревики', 'Полуботинки', 'Shoes'),
      ankle: t('Черевики', 'Ботинки', 'Boots'),
    },
  },
  coating: {
    name: t('Покриття долоні', 'Покрытие ладони', 'Palm coating'),
    values: {
      pu: t('Поліуретан', 'Полиуретан', 'Polyurethane'),
      nitrile: t('Нітрил', 'Нитрил', 'Nitrile'),
      latex: t('Латекс', 'Латекс', 'Latex'),
      leather: t('Шкіра', 'Кожа', 'Leather'),
    },
  },
  cut: {
    name: t('Захист від порізу', 'Защита от пореза', 'Cut protection'),
    values: {
      none: t('Рівень A або нижче', 'Уровень A или ниже', 'Level A or below'),
      b: t('Рівень B', 'Уровень B', 'Level B'),
      d: t('Рівень D', 'Уровень D', 'Level D'),
    },
  },
  head: {
    name: t('Вид', 'Вид', 'Kind'),
    values: {
      helmet: t('Каски', 'Каски', 'Helmets'),
      bump: t('Кепки з каскеткою', 'Кепки с каскеткой', 'Bump caps'),
      cap: t('Кепки', 'Кепки', 'Caps'),
    },
  },
  vents: {
    name: t('Вентиляція', 'Вентиляция', 'Ventilation'),
    values: { yes: t('Є', 'Есть', 'Yes'), no: t('Немає', 'Нет', 'No') },
  },
  chin: {
    name: t('Підборідний ремінь', 'Подбородочный ремень', 'Chin strap'),
    values: {
      two: t('Двоточковий', 'Двухточечный', 'Two-point'),
      four: t('Чотириточковий', 'Четырёхточечный', 'Four-point'),
      none: t('Немає', 'Нет', 'None'),
    },
  },
  wearing: {
    name: t('Як носити', 'Как носить', 'How it is worn'),
    values: {
      insert: t('У кишені штанів', 'В кармане брюк', 'In trouser pockets'),
      strap: t('На ременях', 'На ремнях', 'On straps'),
    },
  },
  tool: {
    name: t('Вид', 'Вид', 'Kind'),
    values: {
      set: t('Пояс із підсумком', 'Пояс с подсумком', 'Belt with pouch'),
      heavy: t('Пояс для важкого інструмента', 'Пояс для тяжёлого инструмента', 'Belt for heavy tools'),
    },
  },
} as const satisfies Record<string, { name: Text; values: Record<string, Text> }>

export type AttributeId = keyof typeof registry

/** Values of an article by attribute; the types allow existing ids only. */
export type AttributeValues = { readonly [Id in AttributeId]?: readonly (keyof (typeof registry)[Id]['values'])[] }

export const attributes: readonly Attribute[] = Object.entries(registry).map(([id, { name, values }]) => ({
  id,
  name,
  values: Object.entries(values).map(([value, text]) => ({ id: value, name: text })),
}))
