import type { Locale } from '@shop/contract/locales'
import { nameOf } from '../../../delivery/transliteration.ts'
import type { Text } from '../../../values/text.ts'
import { fill, textOf } from '../../../words/index.ts'
import type { Words } from '../../../words/uk.ts'

type StreetKind = keyof Words['places']['streets']

/** Adjectives have the gender of the kind; English names are transliterated, as on street signs. */
export interface Street {
  kind: StreetKind
  uk: string
  ru: string
}

const read = (kind: StreetKind, list: string): Street[] =>
  list.split(',').map(entry => {
    const [uk = '', ru = uk] = entry.trim().split('=')
    return { kind, uk, ru }
  })

/** Streets that nearly every settlement has. */
const everywhere: readonly Street[] = read(
  'street',
  `Центральна=Центральная, Шевченка=Шевченко, Незалежності=Независимости, Миру=Мира, Шкільна=Школьная, Садова=Садовая,
  Соборна=Соборная, Грушевського=Грушевского, Лесі Українки=Леси Украинки, Івана Франка=Ивана Франко, Молодіжна=Молодёжная,
  Зелена=Зелёная, Вокзальна=Вокзальная, Київська=Киевская, Героїв України=Героев Украины, Набережна=Набережная`,
)

/** Streets of towns and cities. */
const urban: readonly Street[] = [
  ...read(
    'street',
    `Богдана Хмельницького=Богдана Хмельницкого, Михайла Коцюбинського=Михаила Коцюбинского, Гоголя, Сковороди=Сковороды,
    Короленка=Короленко, Володимира Великого=Владимира Великого, Ярослава Мудрого=Ярослава Мудрого, Княгині Ольги=Княгини Ольги,
    Європейська=Европейская, Пушкарівська=Пушкарёвская, Злагоди=Согласия, Козацька=Казацкая, Січових Стрільців=Сечевых Стрельцов,
    Полтавська=Полтавская, Харківська=Харьковская, Одеська=Одесская, Львівська=Львовская, Чернігівська=Черниговская,
    Заводська=Заводская, Промислова=Промышленная, Індустріальна=Индустриальная, Будівельників=Строителей,
    Залізнична=Железнодорожная, Механізаторів=Механизаторов, Космонавтів=Космонавтов, Академіка Вернадського=Академика Вернадского,
    Симона Петлюри=Симона Петлюры, Пилипа Орлика=Филиппа Орлика, Василя Стуса=Василия Стуса, Олени Теліги=Елены Телиги,
    Ливарна=Литейная, Ринкова=Рыночная, Паркова=Парковая, Спортивна=Спортивная, Сонячна=Солнечная, Вишнева=Вишнёвая,
    Лугова=Луговая, Степова=Степная, Лісова=Лесная, Озерна=Озёрная, Джерельна=Родниковая`,
  ),
  ...read(
    'avenue',
    'Незалежності=Независимости, Свободи=Свободы, Перемоги=Победы, Соборності=Соборности, Героїв=Героев',
  ),
  ...read('boulevard', 'Шевченка=Шевченко, Незалежності=Независимости, Миру=Мира, Каштановий=Каштановый'),
  ...read('square', 'Ринок=Рынок, Соборна=Соборная, Привокзальна=Привокзальная, Театральна=Театральная'),
  ...read('lane', 'Садовий=Садовый, Шкільний=Школьный, Соборний=Соборный, Ремісничий=Ремесленный'),
  ...read('highway', 'Київське=Киевское, Полтавське=Полтавское, Об’їзне=Объездное'),
]

export const streetsOf = (urbanPlace: boolean): readonly Street[] =>
  urbanPlace ? [...everywhere, ...urban] : everywhere

/** «вул. Соборна» · «ул. Соборная» · «Soborna St». */
function streetName({ kind, uk, ru }: Street): Text {
  const names = nameOf(uk, ru)
  return textOf(({ places }, lang) => fill(places.streets[kind], { name: names[lang] }))
}

/** «вул. Соборна, 27» · «ул. Соборная, 27» · «27 Soborna St». */
export function addressAt(street: Street, house: string): Text {
  const [streets, houses] = [streetName(street), nameOf(house)]
  return textOf(({ places }, lang) => fill(places.address, { street: streets[lang], house: houses[lang] }))
}

export const streetNames = (urbanPlace: boolean, lang: Locale): string[] =>
  streetsOf(urbanPlace).map(street => streetName(street)[lang])
