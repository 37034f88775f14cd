import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { same, t } from '../../../goods/wording.ts'

export const choosingKneePads: DemoArticle = {
  slug: 'yak-obraty-nakolinnyky',
  date: '2026-09-10',
  isGuide: true,
  title: t(
    'Наколінники: вкладиш чи ремені, рівень 1 чи 2',
    'Наколенники: вкладыш или ремни, уровень 1 или 2',
    'Knee pads: inserts or straps, level 1 or 2',
  ),
  lead: t(
    'Хто кладе плитку, проводить на колінах половину зміни. Розбираємо EN 14404 без зайвих слів.',
    'Кто кладёт плитку, проводит на коленях половину смены. Разбираем EN 14404 без лишних слов.',
    'Anyone laying tiles spends half the shift kneeling. EN 14404 explained in plain words.',
  ),
  body: body(
    p(
      'Коли людина стає на одне коліно, на площу завбільшки з долоню припадає майже вся її вага. Хрящ і сумка під чашечкою відновлюються повільно, тому біль з’являється не одразу, а через кілька років. Наколінник розподіляє тиск і не пускає до суглоба камінці, цвяхи та холод підлоги.',
      'Когда человек встаёт на одно колено, на площадь размером с ладонь приходится почти весь его вес. Хрящ и сумка под чашечкой восстанавливаются медленно, поэтому боль появляется не сразу, а через несколько лет. Наколенник распределяет давление и не пускает к суставу камешки, гвозди и холод пола.',
      'Kneeling on one knee puts nearly all of your weight on an area the size of a palm. Cartilage and the bursa under the kneecap recover slowly, so the pain comes not at once but years later. A knee pad spreads the pressure and keeps stones, nails and the cold of the floor away from the joint.',
    ),
    h2('Чотири типи', 'Четыре типа', 'Four types'),
    table(
      [
        t('Тип', 'Тип', 'Type'),
        t('Як кріпиться', 'Как крепится', 'How it is held'),
        t('Кому підходить', 'Кому подходит', 'Who it suits'),
      ],
      [
        [
          same('1'),
          t('на ременях поверх штанів', 'на ремнях поверх брюк', 'straps over the trousers'),
          t('працюєте на колінах годинами', 'работаете на коленях часами', 'you kneel for hours'),
        ],
        [
          same('2'),
          t('вкладиш у кишені штанів', 'вкладыш в кармане брюк', 'an insert in the trouser pocket'),
          t(
            'весь день стаєте на коліна й підводитеся',
            'весь день опускаетесь на колени и встаёте',
            'you kneel and rise all day',
          ),
        ],
        [
          same('3'),
          t('не кріпиться: килимок', 'не крепится: коврик', 'not attached: a mat'),
          t('робота на одному місці', 'работа на одном месте', 'work in one spot'),
        ],
        [
          same('4'),
          t('частина пристрою з опорою', 'часть приспособления с опорой', 'part of a device with support'),
          t('спеціальні роботи', 'специальные работы', 'special tasks'),
        ],
      ],
    ),
    p(
      'У каталозі є перші два типи. [Вкладиші](/knee-inserts) не натирають під коліном, не сповзають і не забуваються вдома, бо живуть у штанах. [Наколінники на ременях](/strap-knee-pads) ширші й товщі, їх знімають, коли йдуть із плитки на драбину.',
      'В каталоге есть первые два типа. [Вкладыши](/knee-inserts) не натирают под коленом, не сползают и не забываются дома, потому что живут в брюках. [Наколенники на ремнях](/strap-knee-pads) шире и толще, их снимают, когда идут с плитки на лестницу.',
      'Our catalogue has the first two. [Inserts](/knee-inserts) do not chafe behind the knee, do not slip and are never left at home, because they live in the trousers. [Strap-on pads](/strap-knee-pads) are wider and thicker, and come off when you leave the tiles for the ladder.',
    ),
    h2('Рівні', 'Уровни', 'Levels'),
    ul(
      t(
        '**Рівень 0** — рівна підлога, захисту від проколу немає.',
        '**Уровень 0** — ровный пол, защиты от прокола нет.',
        '**Level 0**: level floors, no protection against punctures.',
      ),
      t(
        '**Рівень 1** — рівна або нерівна поверхня, вістря з силою 100 Н не проходить. Стяжка, плитка, ламінат, будівельне сміття.',
        '**Уровень 1** — ровная или неровная поверхность, остриё с силой 100 Н не проходит. Стяжка, плитка, ламинат, строительный мусор.',
        '**Level 1**: level or uneven ground, a point pressed with 100 N does not get through. Screed, tiles, laminate, building debris.',
      ),
      t(
        '**Рівень 2** — важкі умови, 250 Н. Щебінь, покрівля, шахта, бита цегла.',
        '**Уровень 2** — тяжёлые условия, 250 Н. Щебень, кровля, шахта, битый кирпич.',
        '**Level 2**: harsh conditions, 250 N. Gravel, roofing, mines, broken brick.',
      ),
    ),
    p(
      'Вищий рівень — це твердіша зовнішня оболонка, тож наколінник важчий і гірше гнеться. На паркеті вона ще й ковзає та дряпає. Для оздоблення квартири візьміть рівень 1, для покрівлі — 2: [«Гранулу»](/knee-pads/nakolinnyky-hranula-synii).',
      'Более высокий уровень — это более твёрдая внешняя оболочка, поэтому наколенник тяжелее и хуже гнётся. На паркете она ещё скользит и царапает. Для отделки квартиры возьмите уровень 1, для кровли — 2: [«Гранулу»](/knee-pads/nakolinnyky-hranula-synii).',
      'A higher level means a harder outer shell, so the pad is heavier and bends less. On parquet it also slides and scratches. For finishing a flat take level 1, for a roof level 2: [“Hranula”](/knee-pads/nakolinnyky-hranula-synii).',
    ),
    h2('Штани теж частина захисту', 'Брюки тоже часть защиты', 'The trousers are part of the protection'),
    p(
      'Вкладиш захищає лише разом із кишенею, у якій його випробували: якщо вона на 5 см нижче, ви стоїте на краю, а не на подушці. Тому до кожного вкладиша вказано, в які штани він входить. Шукайте [штани з підсиленими колінами](/knee-trousers), наприклад [«Кряж»](/trousers/shtany-kriazh-hrafit) із вкладишами [«Кряж»](/knee-pads/nakolinnyky-kriazh-chornyi). Кишеня, що відкривається знизу, не збирає пісок; у ту, що згори, вкладиш легше вставити.',
      'Вкладыш защищает только вместе с карманом, в котором его испытали: если тот на 5 см ниже, вы стоите на краю, а не на подушке. Поэтому у каждого вкладыша указано, в какие брюки он входит. Ищите [брюки с усиленными коленями](/knee-trousers), например [«Кряж»](/trousers/shtany-kriazh-hrafit) с вкладышами [«Кряж»](/knee-pads/nakolinnyky-kriazh-chornyi). Карман, который открывается снизу, не собирает песок; в тот, что сверху, вкладыш легче вставить.',
      'An insert protects only together with the pocket it was tested in: if that sits 5 cm lower, you kneel on the edge and not on the cushion. So every insert says which trousers take it. Look for [trousers with reinforced knees](/knee-trousers), such as [“Kriazh”](/trousers/shtany-kriazh-hrafit) with the [“Kriazh”](/knee-pads/nakolinnyky-kriazh-chornyi) inserts. A pocket that opens at the bottom collects no sand; one that opens at the top is easier to load.',
    ),
    h2('Як приміряти', 'Как примерить', 'How to try them on'),
    ul(
      t(
        'Станьте на коліна й подивіться, чи центр подушки під чашечкою. Стоячи цього не перевірити.',
        'Встаньте на колени и посмотрите, под чашечкой ли центр подушки. Стоя этого не проверить.',
        'Kneel and check that the centre of the pad is under the kneecap. You cannot tell while standing.',
      ),
      t(
        'Розмір штанів обирайте за зростом: задовгі опускають кишеню нижче коліна.',
        'Размер брюк выбирайте по росту: слишком длинные опускают карман ниже колена.',
        'Choose trousers by height: if they are too long, the pocket drops below the knee.',
      ),
      t(
        'Ремінь типу 1 проходить по литці, а не в згині коліна, і тримається, якщо під нього ледь заходить палець.',
        'Ремень типа 1 проходит по икре, а не в сгибе колена, и держится, если под него едва заходит палец.',
        'The strap of type 1 runs around the calf and not in the bend of the knee, and is right when a finger just fits under it.',
      ),
      t(
        'Пройдіть десять кроків і присядьте. Якщо край ріже, потрібна інша форма, а не довший ремінь.',
        'Пройдите десять шагов и присядьте. Если край режет, нужна другая форма, а не более длинный ремень.',
        'Walk ten steps and squat. If an edge digs in, you need another shape and not a longer strap.',
      ),
    ),
    h2('Коли міняти', 'Когда менять', 'When to replace them'),
    p(
      'Піна служить, доки повертається. Натисніть великим пальцем: якщо ямка тримається довше за кілька секунд, подушка вже не пружинить. За щоденної роботи це трапляється за 9–12 місяців. Тріснуту оболонку міняють одразу, бо вістря знайде саме тріщину. Мити можна губкою з милом; у пральну машину вкладиші не кладуть, тому перед пранням штанів кишені перевіряють.',
      'Пена служит, пока возвращается. Нажмите большим пальцем: если ямка держится дольше нескольких секунд, подушка уже не пружинит. При ежедневной работе это происходит за 9–12 месяцев. Треснувшую оболочку меняют сразу, потому что остриё найдёт именно трещину. Мыть можно губкой с мылом; в стиральную машину вкладыши не кладут, поэтому перед стиркой брюк карманы проверяют.',
      'Foam lasts as long as it springs back. Press it with your thumb: if the dent stays for more than a few seconds, the cushion is spent. With daily use that takes 9–12 months. Replace a cracked shell at once, because a point will find the crack. Clean pads with a soapy sponge; inserts do not go into the washing machine, so check the pockets before you wash the trousers.',
    ),
    p(
      'І останнє: навіть найкраща подушка не скасовує перерв. Змінюйте позу кожні 20–30 хвилин, а довгі роботи чергуйте з тими, що роблять стоячи.',
      'И последнее: даже лучшая подушка не отменяет перерывов. Меняйте позу каждые 20–30 минут, а долгие работы чередуйте с теми, что делают стоя.',
      'And finally: even the best cushion does not replace breaks. Change position every 20–30 minutes and alternate long kneeling jobs with standing ones.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3('Чи підійде вкладиш іншої марки?', 'Подойдёт ли вкладыш другой марки?', 'Will an insert of another brand fit?'),
    p(
      'За розміром часто так: більшість кишень мають приблизно 16 на 24 см. Але сертифікат зазвичай дійсний лише для пари, яку випробували разом. Виняток — сумісні вкладиші й штани за EN 14404-4:2024: у них однакова форма, і на ярлику це сказано. Якщо на об’єкті перевіряють документи, беріть штани й вкладиш одного виробника.',
      'По размеру часто да: большинство карманов примерно 16 на 24 см. Но сертификат обычно действителен только для пары, которую испытали вместе. Исключение — совместимые вкладыши и брюки по EN 14404-4:2024: у них одинаковая форма, и на ярлыке это сказано. Если на объекте проверяют документы, берите брюки и вкладыш одного производителя.',
      'By size often yes: most pockets are about 16 by 24 cm. But the certificate usually holds only for the pair that was tested together. The exception is interoperable pads and trousers to EN 14404-4:2024, which share one shape and say so on the label. Where papers are checked, take trousers and inserts from one maker.',
    ),
    h3('Гель чи піна?', 'Гель или пена?', 'Gel or foam?'),
    p(
      'Піна легша й тепліша, тому її беруть для роботи, де часто встають. Гель не втомлюється за зміну й краще обіймає чашечку, зате важить удвічі-втричі більше та холодить на морозі, доки не нагріється від тіла.',
      'Пена легче и теплее, поэтому её берут для работы, где часто встают. Гель не устаёт за смену и лучше обнимает чашечку, зато весит вдвое-втрое больше и холодит на морозе, пока не нагреется от тела.',
      'Foam is lighter and warmer, so take it for work where you get up often. Gel does not tire over a shift and hugs the kneecap better, but weighs two to three times as much and feels cold in frost until your body warms it.',
    ),
    h3(
      'Чи потрібні наколінники автомеханікові?',
      'Нужны ли наколенники автомеханику?',
      'Does a car mechanic need knee pads?',
    ),
    p(
      'Так, хоча на колінах він проводить хвилини, а не години. Тонкий вкладиш рівня 1 у штанах не заважає сідати за кермо й рятує від гайки на бетоні.',
      'Да, хотя на коленях он проводит минуты, а не часы. Тонкий вкладыш уровня 1 в брюках не мешает сесть за руль и спасает от гайки на бетоне.',
      'Yes, though a mechanic kneels for minutes rather than hours. A thin level 1 insert does not get in the way behind the wheel and saves you from a nut on the concrete.',
    ),
    p(
      'Усі [наколінники](/knee-pads) мають тип і рівень на картці.',
      'У всех [наколенников](/knee-pads) тип и уровень указаны на карточке.',
      'All our [knee pads](/knee-pads) state their type and level on the card.',
    ),
  ),
}
