import type { Text } from '../../../../text.ts'
import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, p, table } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

/** A table row with the levels of a test; decimal points in English, commas otherwise. */
const levels = (name: Text, ...steps: readonly string[]): Text[] => [
  name,
  ...[0, 1, 2, 3, 4].map(at => {
    const step = steps[at] ?? '—'
    return t(step, step, step.replace(',', '.'))
  }),
]

export const en388: DemoArticle = {
  slug: 'yak-chytaty-en-388',
  date: '2026-11-18',
  title: t(
    'Як читати маркування EN 388: п’ять знаків, які вирішують, чи вціліє долоня',
    'Как читать маркировку EN 388: пять знаков, которые решают, уцелеет ли ладонь',
    'Reading EN 388: five signs that decide whether your palm survives',
  ),
  lead: t(
    'Стирання, поріз, роздирання, прокол і літера наприкінці. Пояснюємо на трьох парах рукавиць із каталогу.',
    'Истирание, порез, раздирание, прокол и буква в конце. Объясняем на трёх парах перчаток из каталога.',
    'Abrasion, cut, tear, puncture and a letter at the end, explained on three pairs of gloves from the catalogue.',
  ),
  body: body(
    p(
      'На кожній рукавиці, яка має від чогось захищати, є щит із молотком, а під ним рядок на кшталт 4X43D. Це не артикул. Це результат п’яти випробувань, і читають його зліва направо.',
      'На каждой перчатке, которая должна от чего-то защищать, есть щит с молотком, а под ним строка вроде 4X43D. Это не артикул. Это результат пяти испытаний, и читают его слева направо.',
      'Every glove that is meant to protect carries a shield with a hammer and under it a line such as 4X43D. It is not a product code. It is the result of five tests, read from left to right.',
    ),
    h2('Чотири цифри', 'Четыре цифры', 'Four figures'),
    p(
      'Перша цифра — стирання: скільки обертів наждачного паперу витримав матеріал, перш ніж протерся. Друга — поріз круглим лезом. Третя — сила, з якою рветься вже надрізана тканина. Четверта — прокол тупим стрижнем, схожим на цвях, а не на голку.',
      'Первая цифра — истирание: сколько оборотов наждачной бумаги выдержал материал, прежде чем протёрся. Вторая — порез круглым лезвием. Третья — сила, с которой рвётся уже надрезанная ткань. Четвёртая — прокол тупым стержнем, похожим на гвоздь, а не на иглу.',
      'The first figure is abrasion: how many turns of sandpaper the material took before it wore through. The second is a cut by a round blade. The third is the force that tears cloth already nicked. The fourth is puncture by a blunt spike, more like a nail than a needle.',
    ),
    table(
      [t('Випробування', 'Испытание', 'Test'), ...['1', '2', '3', '4', '5'].map(level => t(level, level, level))],
      [
        levels(t('Стирання, циклів', 'Истирание, циклов', 'Abrasion, cycles'), '100', '500', '2000', '8000'),
        levels(t('Поріз лезом, індекс', 'Порез лезвием, индекс', 'Blade cut, index'), '1,2', '2,5', '5', '10', '20'),
        levels(t('Роздирання, Н', 'Раздирание, Н', 'Tear, N'), '10', '25', '50', '75'),
        levels(t('Прокол, Н', 'Прокол, Н', 'Puncture, N'), '20', '60', '100', '150'),
      ],
    ),
    h2('Літера', 'Буква', 'The letter'),
    p(
      'Міцні волокна тупили кругле лезо, і друга цифра брехала. Тому з 2016 року додали літеру: пряме лезо, один прохід, сила в ньютонах. A — від 2 Н, B — від 5, C — від 10, D — від 15, E — від 22, F — від 30. Якщо замість цифри порізу стоїть X, дивіться лише на літеру: вона точніша.',
      'Прочные волокна тупили круглое лезвие, и вторая цифра врала. Поэтому с 2016 года добавили букву: прямое лезвие, один проход, сила в ньютонах. A — от 2 Н, B — от 5, C — от 10, D — от 15, E — от 22, F — от 30. Если вместо цифры пореза стоит X, смотрите только на букву: она точнее.',
      'Tough fibres blunted the round blade and the second figure lied. So in 2016 a letter was added: a straight blade, one stroke, force in newtons. A is from 2 N, B from 5, C from 10, D from 15, E from 22, F from 30. Where the cut figure is X, go by the letter alone: it is the truer one.',
    ),
    h2('Три пари для прикладу', 'Три пары для примера', 'Three pairs as examples'),
    p(
      '**Складські з покриттям.** Добре стирання, слабкий поріз: для коробок, інструмента й холодного металу цього досить. Дивіться розділ [«З покриттям»](/coated-gloves).',
      '**Складские с покрытием.** Хорошее истирание, слабый порез: для коробок, инструмента и холодного металла этого достаточно. Смотрите раздел [«С покрытием»](/coated-gloves).',
      '**Coated, for the warehouse.** Good abrasion, modest cut: enough for boxes, tools and cold metal. See [coated gloves](/coated-gloves).',
    ),
    p(
      '**Шкіряні.** Тримають роздирання й іскру, але від гострого краю не рятують. Їхнє місце на арматурі, дошках і біля зварювання: розділ [«Шкіряні»](/leather-gloves).',
      '**Кожаные.** Держат раздирание и искру, но от острого края не спасают. Их место на арматуре, досках и возле сварки: раздел [«Кожаные»](/leather-gloves).',
      '**Leather.** They stand tearing and sparks but will not save you from a sharp edge. Their place is rebar, boards and welding: see [leather gloves](/leather-gloves).',
    ),
    p(
      '**Проти порізів.** Літера D означає, що лезо різатиме лише з силою понад півтора кілограма. Для листового металу й скла беріть саме [такі](/cut-gloves), і не тонші.',
      '**От порезов.** Буква D означает, что лезвие прорежет лишь с силой более полутора килограммов. Для листового металла и стекла берите именно [такие](/cut-gloves), и не тоньше.',
      '**Cut-resistant.** The letter D means the blade gets through only with more than a kilogram and a half behind it. For sheet metal and glass take [these](/cut-gloves) and nothing thinner.',
    ),
    p(
      'І останнє: більша цифра не завжди краща. Рукавиця з максимумом усюди товста, і людина знімає її за пів години. Обирайте рівень під найгірше, що трапляється у вашій роботі, а не найвищий у каталозі.',
      'И последнее: большая цифра не всегда лучше. Перчатка с максимумом везде толстая, и человек снимает её через полчаса. Выбирайте уровень под худшее, что случается в вашей работе, а не самый высокий в каталоге.',
      'One last thing: a higher figure is not always better. A glove with top marks everywhere is thick, and people take it off within half an hour. Choose for the worst that happens in your work, not the highest in the catalogue.',
    ),
  ),
}
