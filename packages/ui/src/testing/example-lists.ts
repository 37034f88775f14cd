import type { ComboboxItem } from '../combobox/index.ts'
import type { MenuItem } from '../menu/menu.tsx'

// Data of the stories in each language. Not published.
interface ExampleLists {
  cities: Seven<ComboboxItem>
  /** Query that stories type into the city combobox: it matches two cities. */
  cityQuery: string
  brands: readonly string[]
  menu: readonly MenuItem[]
  search: readonly { id: string; text: string; href: string; detail: string; image?: string }[]
  /** Query that matches the jacket and the category; query that matches the vest and the category. */
  searchJacket: string
  searchVest: string
  unknown: string
  more: string
  details: string
  wish: string
  wished: string
  missingSize: string
  readOnly: string
  error404: string
  error404Text: string
  loading: string
  offline: string
  /** Shown below components that render nothing. */
  nothing: string
  longName: string
  longTitle: string
  longLabel: string
  longText: string
}

const menu = (names: readonly [string, string, string, string, string, string, string, string]): MenuItem[] => {
  const [jackets, working, summer, cotton, warm, trousers, shoes, boots] = names
  return [
    {
      name: jackets,
      url: '#1',
      children: [
        {
          name: working,
          url: '#11',
          children: [{ name: summer, url: '#111', children: [{ name: cotton, url: '#1111' }] }],
        },
        { name: warm, url: '#12' },
      ],
    },
    { name: trousers, url: '#2' },
    { name: shoes, url: '#3', children: [{ name: boots, url: '#31' }] },
  ]
}

type Seven<Item> = readonly [Item, Item, Item, Item, Item, Item, Item]

const cities = (names: Seven<string>, details: readonly [string, string]): Seven<ComboboxItem> => [
  { id: 'kyiv', text: names[0] },
  { id: 'lviv', text: names[1] },
  { id: 'odesa', text: names[2] },
  { id: 'dnipro', text: names[3] },
  { id: 'kharkiv', text: names[4] },
  { id: 'kremenchuk', text: names[5], detail: details[0] },
  { id: 'kremenets', text: names[6], detail: details[1] },
]

export const exampleLists = {
  uk: {
    cities: cities(
      ['Київ', 'Львів', 'Одеса', 'Дніпро', 'Харків', 'Кременчук', 'Кременець'],
      ['Полтавська обл.', 'Тернопільська обл.'],
    ),
    cityQuery: 'крем',
    brands: ['ГАРТ', 'Кряж', 'Обрій'],
    menu: menu([
      'Куртки та жилети',
      'Робочі',
      'Літні',
      'Бавовняні',
      'Утеплені',
      'Штани та напівкомбінезони',
      'Захисне взуття для будівництва та складу',
      'Черевики',
    ]),
    search: [
      {
        id: 'travers',
        text: 'Куртка робоча «Траверс»',
        href: '#travers',
        detail: '2 490 ₴',
        image: 'jacket-front',
      },
      {
        id: 'obriy',
        text: 'Жилет сигнальний «Обрій» із кишенями',
        href: '#obriy',
        detail: '690 ₴',
        image: 'vest-front',
      },
      { id: 'jackets', text: 'Куртки та жилети', href: '#jackets', detail: 'категорія' },
    ],
    searchJacket: 'кур',
    searchVest: 'жилет',
    unknown: 'щщщ',
    more: 'Докладніше',
    details: 'Посилання',
    wish: 'В обране',
    wished: 'В обраному',
    missingSize: 'Оберіть розмір',
    readOnly: 'Код товару',
    error404: 'Такої сторінки немає',
    error404Text: 'Можливо, товар знято з продажу або в адресі описка.',
    loading: 'Завантаження…',
    offline: 'Немає зв’язку',
    nothing: 'Тут навмисно нічого немає.',
    longName: 'Олександра-Вікторія Переяславська-Хмельницька',
    longTitle: 'Напівкомбінезон вогнетривкий антиелектростатичний для електрозварювальників «Металург-Профі»',
    longLabel: 'Електронна адреса для бухгалтерських документів',
    longText: 'Повернути або обміняти товар неналежної якості можна протягом гарантійного строку виробника.',
  },
  ru: {
    cities: cities(
      ['Киев', 'Львов', 'Одесса', 'Днепр', 'Харьков', 'Кременчуг', 'Кременец'],
      ['Полтавская обл.', 'Тернопольская обл.'],
    ),
    cityQuery: 'крем',
    brands: ['ГАРТ', 'Кряж', 'Обрий'],
    menu: menu([
      'Куртки и жилеты',
      'Рабочие',
      'Летние',
      'Хлопковые',
      'Утеплённые',
      'Брюки и полукомбинезоны',
      'Защитная обувь для строительства и склада',
      'Ботинки',
    ]),
    search: [
      {
        id: 'travers',
        text: 'Куртка рабочая «Траверс»',
        href: '#travers',
        detail: '2 490 ₴',
        image: 'jacket-front',
      },
      {
        id: 'obriy',
        text: 'Жилет сигнальный «Обрий» с карманами',
        href: '#obriy',
        detail: '690 ₴',
        image: 'vest-front',
      },
      { id: 'jackets', text: 'Куртки и жилеты', href: '#jackets', detail: 'категория' },
    ],
    searchJacket: 'кур',
    searchVest: 'жилет',
    unknown: 'щщщ',
    more: 'Подробнее',
    details: 'Ссылка',
    wish: 'В избранное',
    wished: 'В избранном',
    missingSize: 'Выберите размер',
    readOnly: 'Код товара',
    error404: 'Такой страницы нет',
    error404Text: 'Возможно, товар снят с продажи или в адресе опечатка.',
    loading: 'Загрузка…',
    offline: 'Нет связи',
    nothing: 'Здесь намеренно ничего нет.',
    longName: 'Александра-Виктория Переяславская-Хмельницкая',
    longTitle: 'Полукомбинезон огнестойкий антиэлектростатический для электросварщиков «Металлург-Профи»',
    longLabel: 'Электронный адрес для бухгалтерских документов',
    longText: 'Вернуть или обменять товар ненадлежащего качества можно в течение гарантийного срока производителя.',
  },
  en: {
    cities: cities(
      ['Kyiv', 'Lviv', 'Odesa', 'Dnipro', 'Kharkiv', 'Kremenchuk', 'Kremenets'],
      ['Poltava region', 'Ternopil region'],
    ),
    cityQuery: 'krem',
    brands: ['HART', 'Ridge', 'Skyline'],
    menu: menu([
      'Jackets and vests',
      'Work jackets',
      'For summer',
      'Cotton',
      'Insulated',
      'Trousers and bib overalls',
      'Safety footwear for building sites and warehouses',
      'Boots',
    ]),
    search: [
      {
        id: 'travers',
        text: 'Work jacket “Traverse”',
        href: '#travers',
        detail: '2,490 ₴',
        image: 'jacket-front',
      },
      {
        id: 'obriy',
        text: 'Hi-vis vest “Skyline” with pockets',
        href: '#obriy',
        detail: '690 ₴',
        image: 'vest-front',
      },
      { id: 'jackets', text: 'Jackets and vests', href: '#jackets', detail: 'category' },
    ],
    searchJacket: 'jac',
    searchVest: 'vest',
    unknown: 'xyz',
    more: 'More',
    details: 'Link',
    wish: 'Add to wishlist',
    wished: 'In wishlist',
    missingSize: 'Choose a size',
    readOnly: 'Article code',
    error404: 'There is no such page',
    error404Text: 'The product may have been withdrawn, or the address has a slip in it.',
    loading: 'Loading…',
    offline: 'No connection',
    nothing: 'Nothing is here, on purpose.',
    longName: 'Alexandra-Victoria Featherstonehaugh-Cholmondeley',
    longTitle: 'Flame-retardant antielectrostatic bib overalls for arc welding “Metallurgist Professional”',
    longLabel: 'E-mail address for accounting documents',
    longText: 'Goods of inadequate quality can be returned or exchanged within the warranty period of their maker.',
  },
} as const satisfies Record<string, ExampleLists>
