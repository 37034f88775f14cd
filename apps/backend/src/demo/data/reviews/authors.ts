const men = [
  'Олександр',
  'Андрій',
  'Віталій',
  'Сергій',
  'Микола',
  'Іван',
  'Дмитро',
  'Юрій',
  'Тарас',
  'Роман',
  'Богдан',
  'Василь',
  'Олег',
  'Ігор',
  'Павло',
  'Максим',
  'Артем',
  'Назар',
  'Степан',
  'Євген',
  'Володимир',
  'Петро',
  'Михайло',
  'Ярослав',
  'Костянтин',
  'Денис',
]
const women = [
  'Марина',
  'Олена',
  'Ірина',
  'Наталія',
  'Тетяна',
  'Світлана',
  'Оксана',
  'Людмила',
  'Юлія',
  'Галина',
  'Катерина',
  'Вікторія',
]
const surnames = [
  'Бондаренко',
  'Шевчук',
  'Ткаченко',
  'Коваль',
  'Мельник',
  'Гнатюк',
  'Лисенко',
  'Савченко',
  'Кравець',
  'Поліщук',
  'Руденко',
  'Марченко',
  'Дяченко',
  'Онищенко',
  'Приходько',
  'Романюк',
  'Гончар',
  'Яремчук',
  'Панченко',
  'Стельмах',
  'Остапчук',
  'Ковтун',
  'Федорчук',
  'Тимошенко',
  'Захарчук',
]
const cities = [
  'Житомир',
  'Полтава',
  'Луцьк',
  'Вінниця',
  'Чернігів',
  'Кременчук',
  'Ужгород',
  'Черкаси',
  'Львів',
  'Одеса',
  'Дніпро',
  'Рівне',
  'Київ',
  'Хмельницький',
]
const companies = [
  'ФОП Савчук',
  'ТОВ «Буддім»',
  'Сервіс «Ланжерон»',
  'ФОП Остапенко',
  'Агрофірма «Колос»',
  'ОСББ «Затишок»',
  'СТО «Гальмо»',
  'БК «Периметр»',
  'ПП «Склад-Логіст»',
  'ФОП Мороз',
  'ТОВ «Енергомонтаж»',
]
const russianMen = [
  'Александр',
  'Сергей',
  'Николай',
  'Дмитрий',
  'Игорь',
  'Виктор',
  'Евгений',
  'Павел',
  'Максим',
  'Денис',
]

const pick = <Item>(from: readonly Item[], share: number): Item | undefined =>
  from[Math.min(from.length - 1, Math.floor(share * from.length))]

/**
 * Name of a review's author: with an initial, a surname, a town, or a company. `of` returns numbers from 0 to 1;
 * `female` is the share of female names.
 */
export function authorOf(language: 'uk' | 'ru', female: number, of: (what: string) => number): string {
  const kind = of('kind')
  if (language === 'ru') {
    const initial = kind < 0.5 ? ` ${(pick(surnames, of('last')) ?? '').slice(0, 1)}.` : ''
    return `${pick(russianMen, of('first')) ?? ''}${initial}`
  }
  if (kind < 0.14) return pick(companies, of('firm')) ?? ''
  const first = pick(of('sex') < female ? women : men, of('first')) ?? ''
  const last = pick(surnames, of('last')) ?? ''
  if (kind < 0.42) return `${first} ${last}`
  if (kind < 0.72) return `${first} ${last.slice(0, 1)}.`
  return kind < 0.88 ? `${first}, ${pick(cities, of('city')) ?? ''}` : first
}
