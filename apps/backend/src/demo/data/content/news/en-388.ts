import type { Text } from '../../../../text.ts'
import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table } from '../../../content/html.ts'
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
  isGuide: true,
  title: t(
    'Як читати маркування EN 388: п’ять знаків, які вирішують, чи вціліє долоня',
    'Как читать маркировку EN 388: пять знаков, которые решают, уцелеет ли ладонь',
    'Reading EN 388: five characters that decide whether your palm survives',
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
      'The first figure is abrasion: how many turns of sandpaper the material took before it wore through. The second is a cut by a round blade. The third is the force that tears fabric already nicked. The fourth is puncture by a blunt spike, more like a nail than a needle.',
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
      'Tough fibres blunted the round blade and the second figure lied. So in 2016 a letter was added: a straight blade, one stroke, force in newtons. A is from 2 N, B from 5, C from 10, D from 15, E from 22, F from 30. Where the cut figure is X, go by the letter alone: it is more reliable.',
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
    h2('Які числа для якої роботи', 'Какие числа для какой работы', 'Which figures for which job'),
    table(
      [t('Робота', 'Работа', 'Job'), t('Шукайте', 'Ищите', 'Look for'), t('Розділ', 'Раздел', 'Section')],
      [
        [
          t('Склад, пакування', 'Склад, упаковка', 'Warehouse, packing'),
          t('стирання 4, тонка основа', 'истирание 4, тонкая основа', 'abrasion 4, a thin liner'),
          t(
            '[поліуретан](/gloves?coating=pu)',
            '[полиуретан](/gloves?coating=pu)',
            '[polyurethane](/gloves?coating=pu)',
          ),
        ],
        [
          t('Цегла, бетон', 'Кирпич, бетон', 'Bricks, concrete'),
          t('роздирання 4, зчеплення', 'раздирание 4, сцепление', 'tear 4, grip'),
          t('[латекс](/gloves?coating=latex)', '[латекс](/gloves?coating=latex)', '[latex](/gloves?coating=latex)'),
        ],
        [
          t('Олива, запчастини', 'Масло, запчасти', 'Oil, spare parts'),
          t('стирання 4, нітрил', 'истирание 4, нитрил', 'abrasion 4, nitrile'),
          t(
            '[нітрил](/gloves?coating=nitrile)',
            '[нитрил](/gloves?coating=nitrile)',
            '[nitrile](/gloves?coating=nitrile)',
          ),
        ],
        [
          t('Лист, скло, профіль', 'Лист, стекло, профиль', 'Sheet metal, glass, profiles'),
          t('літера D', 'буква D', 'letter D'),
          t('[рівень D](/gloves?cut=d)', '[уровень D](/gloves?cut=d)', '[level D](/gloves?cut=d)'),
        ],
      ],
    ),
    h2('Чого EN 388 не каже', 'О чём EN 388 молчит', 'What EN 388 does not say'),
    p(
      'Стандарт описує лише механіку. Про жар каже EN 407, про мороз EN 511, про хімію EN ISO 374. Голка проходить крізь найвищий прокол: його міряють вістрям завтовшки з цвях. А удар по кісточках показує окрема літера P наприкінці, якщо накладки на тильному боці випробувано.',
      'Стандарт описывает только механику. О жаре говорит EN 407, о морозе EN 511, о химии EN ISO 374. Игла проходит сквозь самый высокий прокол: его измеряют остриём толщиной с гвоздь. А удар по костяшкам показывает отдельная буква P в конце, если накладки на тыльной стороне испытаны.',
      'The standard covers mechanical risks only. Heat is EN 407, cold is EN 511, chemicals are EN ISO 374. A needle goes through the highest puncture level: that is measured with a point as thick as a nail. Blows to the knuckles have a letter of their own, P at the very end, if the pads on the back of the hand were tested.',
    ),
    h2('Розмір теж захищає', 'Размер тоже защищает', 'Size protects too'),
    p(
      'Завелика рукавиця загортається на кінчиках, і її затягує в обертову деталь. Замала розходиться в шві й стомлює руку за годину. Обміряйте долоню довкола кісточок, без великого пальця, і порівняйте з [таблицею](/sizes): 9 — це 21,7–24,1 см. Обміняти рукавиці без дефекту закон не дозволяє, тож ці пів хвилини окупляться.',
      'Слишком большая перчатка загибается на кончиках, и её затягивает во вращающуюся деталь. Слишком маленькая расходится по шву и утомляет руку за час. Обмерьте ладонь вокруг костяшек, без большого пальца, и сравните с [таблицей](/sizes): 9 — это 21,7–24,1 см. Обменять перчатки без дефекта закон не позволяет, так что эти полминуты окупятся.',
      'Gloves that are too big fold at the fingertips and get drawn into rotating parts. Too small, they split at the seam and tire the hand within an hour. Measure your hand around the knuckles, without the thumb, and compare with the [chart](/sizes): 9 is 21.7–24.1 cm. The law does not allow sound gloves to be exchanged, so this half minute pays off.',
    ),
    p(
      'Міняйте пару, коли покриття протерлося до основи, шов розійшовся або волокно на згинах побіліло. Рівні на ярлику стосуються нової рукавиці: після прання їх підтверджують лише ті виробники, які пишуть про це окремо.',
      'Меняйте пару, когда покрытие протёрлось до основы, шов разошёлся или волокно на сгибах побелело. Уровни на ярлыке относятся к новой перчатке: после стирки их подтверждают только те производители, которые пишут об этом отдельно.',
      'Replace a pair when the coating has worn through to the liner, a seam has opened or the fibre has whitened at the folds. The levels on the label are those of a new glove: after washing they hold only where the maker says so.',
    ),
    p(
      'І останнє: більша цифра не завжди краща. Рукавиця з максимумом усюди товста, і людина знімає її за пів години. Обирайте рівень під найгірше, що трапляється у вашій роботі, а не найвищий у каталозі.',
      'И последнее: большая цифра не всегда лучше. Перчатка с максимумом везде толстая, и человек снимает её через полчаса. Выбирайте уровень под худшее, что случается в вашей работе, а не самый высокий в каталоге.',
      'One last thing: a higher figure is not always better. A glove with top marks everywhere is thick, and people take it off within half an hour. Choose for the worst that happens in your work, not the highest in the catalogue.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3('Чи можна прати рукавиці?', 'Можно ли стирать перчатки?', 'Can gloves be washed?'),
    p(
      'В’язані з покриттям — так, за 40 °C і без кондиціонера, якщо знак є на ярлику. Шкіряні протирають вологою тканиною та сушать подалі від батареї: суха шкіра тріскає по швах.',
      'Вязаные с покрытием — да, при 40 °C и без кондиционера, если знак есть на ярлыке. Кожаные протирают влажной тканью и сушат подальше от батареи: сухая кожа трескается по швам.',
      'Knitted and coated ones can, at 40 °C and without softener, if the label shows the symbol. Wipe leather with a damp cloth and dry it away from radiators: dry leather cracks at the seams.',
    ),
    h3(
      'Чому дві моделі з однаковими цифрами коштують по-різному?',
      'Почему две модели с одинаковыми цифрами стоят по-разному?',
      'Why do two models with the same figures differ in price?',
    ),
    p(
      'Цифри показують рівень, а не запас. Одна пара ледь перейшла межу, друга має запас на рік; одна має тонку основу, як друга шкіра, друга — грубу. Різницю видно за вагою, товщиною основи та відгуками.',
      'Цифры показывают уровень, а не запас. Одна пара едва перешла границу, у другой запас на год; у одной основа тонкая, как вторая кожа, у другой грубая. Разницу видно по весу, толщине основы и отзывам.',
      'The figures show the level, not the margin. One pair just cleared the limit, another has a year to spare; one has a liner like a second skin, another a coarse one. Weight, the thickness of the liner and reviews tell them apart.',
    ),
    p(
      'Не знаєте, що саме ріже у вашому цеху? Опишіть деталь і рух, і ми порадимо рівень.',
      'Не знаете, что именно режет в вашем цеху? Опишите деталь и движение, и мы посоветуем уровень.',
      'Not sure what cuts in your workshop? Describe the part and the movement, and we’ll suggest a level.',
    ),
  ),
}
