import { inEachLocale } from '@shop/contract/locales'
import type { Text } from '../../values/text.ts'

/** Names of product series of the generated catalogue: mountains, rivers and winds, as the demo's models are named. */
const names: readonly (readonly [string, string, string])[] = [
  ['Бескид', 'Бескид', 'Beskyd'],
  ['Говерла', 'Говерла', 'Hoverla'],
  ['Горган', 'Горган', 'Gorgan'],
  ['Дністер', 'Днестр', 'Dnister'],
  ['Десна', 'Десна', 'Desna'],
  ['Стугна', 'Стугна', 'Stuhna'],
  ['Сейм', 'Сейм', 'Seim'],
  ['Інгул', 'Ингул', 'Inhul'],
  ['Хортиця', 'Хортица', 'Khortytsia'],
  ['Петрос', 'Петрос', 'Petros'],
  ['Сивуля', 'Сивуля', 'Syvulia'],
  ['Боржава', 'Боржава', 'Borzhava'],
  ['Чорногора', 'Черногора', 'Chornohora'],
  ['Полонина', 'Полонина', 'Polonyna'],
  ['Трембіта', 'Трембита', 'Trembita'],
  ['Бора', 'Бора', 'Bora'],
  ['Пасат', 'Пассат', 'Trade wind'],
  ['Мусон', 'Муссон', 'Monsoon'],
  ['Буревій', 'Буревей', 'Gale'],
  ['Світанок', 'Рассвет', 'Daybreak'],
  ['Граніт', 'Гранит', 'Granite'],
  ['Базальт', 'Базальт', 'Basalt'],
  ['Кремінь', 'Кремень', 'Flint'],
  ['Сланець', 'Сланец', 'Slate'],
  ['Лабрадорит', 'Лабрадорит', 'Labradorite'],
  ['Бурштин', 'Янтарь', 'Amber'],
  ['Каньйон', 'Каньон', 'Canyon'],
  ['Плато', 'Плато', 'Plateau'],
  ['Ущелина', 'Ущелье', 'Gorge'],
  ['Перевал', 'Перевал', 'Saddle'],
  ['Оріон', 'Орион', 'Orion'],
  ['Сіріус', 'Сириус', 'Sirius'],
  ['Персей', 'Персей', 'Perseus'],
  ['Кассіопея', 'Кассиопея', 'Cassiopeia'],
  ['Лелека', 'Аист', 'Stork'],
  ['Беркут', 'Беркут', 'Golden eagle'],
  ['Тур', 'Тур', 'Aurochs'],
  ['Зубр', 'Зубр', 'Bison'],
  ['Вовкун', 'Волкун', 'Vovkun'],
  ['Рись', 'Рысь', 'Lynx'],
]

/** Name of the series number `index`: «Бескид», …, «Бескид 2». */
export function seriesName(index: number): Text {
  const [uk, ru, en] = names[index % names.length] ?? ['', '', '']
  const round = Math.floor(index / names.length)
  const number = round === 0 ? '' : ` ${round + 1}`
  return inEachLocale(lang => (lang === 'uk' ? uk : lang === 'ru' ? ru : en) + number)
}
