import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const washingHiVis: DemoArticle = {
  slug: 'yak-praty-syhnalnyi-odiah',
  date: '2026-10-01',
  isGuide: true,
  title: t(
    'Як прати сигнальний одяг, щоб він лишався сигнальним',
    'Как стирать сигнальную одежду, чтобы она оставалась сигнальной',
    'How to wash hi-vis clothing so that it stays hi-vis',
  ),
  lead: t(
    'Стрічка вмирає не від дощу, а від кондиціонера для білизни. П’ять правил і одна перевірка.',
    'Лента умирает не от дождя, а от кондиционера для белья. Пять правил и одна проверка.',
    'It is not rain that kills the tape but fabric softener. Five rules and one check.',
  ),
  body: body(
    p(
      'Світловідбивна стрічка — це мільйони скляних кульок завтовшки з волосину, приклеєних на тканину. Кожна повертає світло фар туди, звідки воно прийшло. Усе, що кладе на кульки плівку або зриває їх, гасить стрічку, навіть якщо на вигляд вона ціла.',
      'Световозвращающая лента — это миллионы стеклянных шариков толщиной с волос, наклеенных на ткань. Каждый возвращает свет фар туда, откуда он пришёл. Всё, что кладёт на шарики плёнку или срывает их, гасит ленту, даже если на вид она цела.',
      'Reflective tape is millions of glass beads as thin as a hair, glued to fabric. Each returns headlight light to where it came from. Whatever lays a film on the beads or tears them off dims the tape, even if it looks whole.',
    ),
    h2('П’ять правил', 'Пять правил', 'Five rules'),
    ul(
      t(
        'Прати вивернутим, із застебнутою блискавкою, окремо від джинсів і речей з липучкою.',
        'Стирать вывернутым, с застёгнутой молнией, отдельно от джинсов и вещей с липучкой.',
        'Wash inside out with the zip closed, apart from denim and anything with hook-and-loop.',
      ),
      t(
        'Температура з ярлика, зазвичай 40 °C. Вища знімає клей, на якому тримаються кульки.',
        'Температура с ярлыка, обычно 40 °C. Более высокая снимает клей, на котором держатся шарики.',
        'The temperature on the label, usually 40 °C. Hotter water loosens the glue that holds the beads.',
      ),
      t(
        'Рідкий засіб без відбілювача, зокрема оптичного.',
        'Жидкое средство без отбеливателя, в том числе оптического.',
        'A liquid detergent without bleach or optical brightener.',
      ),
      t(
        'Жодного кондиціонера: він лишає плівку, яка гасить стрічку й забиває мембрану.',
        'Никакого кондиционера: он оставляет плёнку, которая гасит ленту и забивает мембрану.',
        'No softener at all: it leaves a film that dims the tape and clogs a membrane.',
      ),
      t(
        'Сушити в затінку. Сонце вибілює сигнальну тканину, а вона теж частина класу.',
        'Сушить в тени. Солнце выбеливает сигнальную ткань, а она тоже часть класса.',
        'Dry in the shade. The sun bleaches the bright fabric, which is part of the class too.',
      ),
    ),
    h2('Скільки разів можна', 'Сколько раз можно', 'How many times'),
    p(
      'На ярлику під позначкою EN ISO 20471 указано найбільшу кількість прань, на яку випробувано річ: 25, 50 або більше. Це не означає, що після неї жилет треба викинути. Це означає, що далі за клас ніхто не ручається.',
      'На ярлыке под знаком EN ISO 20471 указано наибольшее количество стирок, на которое испытана вещь: 25, 50 или больше. Это не значит, что после него жилет надо выбросить. Это значит, что дальше за класс никто не ручается.',
      'Under the EN ISO 20471 mark the label gives the largest number of washes the garment was tested for: 25, 50 or more. It does not mean the vest must be thrown away afterwards. It means that from then on nobody vouches for the class.',
    ),
    h2('Чому стрічка гасне', 'Почему лента гаснет', 'Why tape goes dark'),
    p(
      'Кульки тримаються на шарі смоли. Вона не любить трьох речей: лугу з дешевого порошку, жару понад 60 °C і тертя. Кожне прання знімає частинку кульок, а барабан, набитий доверху, знімає їх швидше, бо речі труться одна об одну. Тому пів барабана — це не марнотратство, а ще десяток прань.',
      'Шарики держатся на слое смолы. Она не любит трёх вещей: щёлочи из дешёвого порошка, жара выше 60 °C и трения. Каждая стирка снимает часть шариков, а набитый доверху барабан снимает их быстрее, потому что вещи трутся друг о друга. Поэтому полбарабана — это не расточительство, а ещё десяток стирок.',
      'The beads sit in a layer of resin. It dislikes three things: the alkali of cheap powder, heat above 60 °C and rubbing. Every wash takes off some beads, and an overfilled drum takes them off faster, because the garments rub against each other. So half a drum is not wasteful: it buys another dozen washes.',
    ),
    table(
      [
        t('Забруднення', 'Загрязнение', 'Dirt'),
        t('Що робити', 'Что делать', 'What to do'),
        t('Чого не робити', 'Чего не делать', 'What not to do'),
      ],
      [
        [
          t('Пил, суха глина', 'Пыль, сухая глина', 'Dust, dry clay'),
          t('висушити й змести м’якою щіткою', 'высушить и смести мягкой щёткой', 'let it dry and brush off gently'),
          t('терти мокрим', 'тереть мокрым', 'rub it wet'),
        ],
        [
          t('Олива, мастило', 'Масло, смазка', 'Oil, grease'),
          t(
            'засіб для посуду на пляму, 10 хвилин, тоді прати',
            'средство для посуды на пятно, 10 минут, потом стирать',
            'dish soap on the stain for 10 minutes, then wash',
          ),
          t('бензин, розчинник', 'бензин, растворитель', 'petrol, solvents'),
        ],
        [
          t('Бітум, смола', 'Битум, смола', 'Bitumen, tar'),
          t(
            'охолодити льодом, зчистити пластиком',
            'охладить льдом, счистить пластиком',
            'chill with ice, scrape with plastic',
          ),
          t('праска, ніж', 'утюг, нож', 'an iron, a knife'),
        ],
        [
          t('Кров, їжа', 'Кровь, еда', 'Blood, food'),
          t('холодна вода одразу', 'холодная вода сразу', 'cold water at once'),
          t('гаряча вода', 'горячая вода', 'hot water'),
        ],
      ],
    ),
    h2('Сушіння і прасування', 'Сушка и глажка', 'Drying and ironing'),
    p(
      'Барабанна сушарка може перегріти смолу навіть на середньому режимі, тому її вмикають лише тоді, коли на ярлику є відповідний знак. На мотузці жилет висихає за ніч. Прасувати зазвичай не треба; якщо треба, то до 110 °C і через тканину, оминаючи стрічку. На вішаку річ зберігають у темній шафі, а не на підвіконні чи під склом кабіни: сонце вибілює тканину й тоді, коли її не носять.',
      'Барабанная сушилка может перегреть смолу даже на среднем режиме, поэтому её включают, только если на ярлыке есть соответствующий знак. На верёвке жилет высыхает за ночь. Гладить обычно не нужно; если нужно, то до 110 °C и через ткань, обходя ленту. На вешалке вещь хранят в тёмном шкафу, а не на подоконнике или под стеклом кабины: солнце выбеливает ткань и тогда, когда её не носят.',
      'A tumble dryer may overheat the resin even on medium, so use one only if the label says you may. On a line a vest dries overnight. Ironing is rarely needed; if it is, up to 110 °C through a cloth and around the tape. Keep garments in a dark wardrobe, not on a window sill or behind the windscreen: the sun bleaches the fabric even when nobody wears it.',
    ),
    h2('Якщо перете на всю бригаду', 'Если стираете на всю бригаду', 'If you wash for a whole crew'),
    ul(
      t(
        'Позначайте прання на ярлику незмивним маркером: одна рисочка — одне прання.',
        'Отмечайте стирки на ярлыке несмываемым маркером: одна чёрточка — одна стирка.',
        'Mark each wash on the label with a permanent pen: one stroke per wash.',
      ),
      t(
        'Тримайте по два комплекти на людину: тоді річ перуть, коли треба, а не коли є час.',
        'Держите по два комплекта на человека: тогда вещь стирают, когда надо, а не когда есть время.',
        'Keep two sets per person, so that things are washed when they need it and not when there is time.',
      ),
      t(
        'Для пральні роздрукуйте ярлик: «40 °C, рідкий засіб, без кондиціонера, без хлору, вивернути».',
        'Для прачечной распечатайте ярлык: «40 °C, жидкое средство, без кондиционера, без хлора, вывернуть».',
        'Print a note for the laundry: “40 °C, liquid detergent, no softener, no chlorine, inside out”.',
      ),
    ),
    h2('Перевірка за хвилину', 'Проверка за минуту', 'A one-minute check'),
    p(
      'Покладіть річ у темряві за п’ять кроків, піднесіть ліхтарик до скроні й посвітіть. Стрічка має спалахнути рівно, як дорожній знак. Темні плями там, де згинається лікоть, означають, що кульок уже немає.',
      'Положите вещь в темноте в пяти шагах, поднесите фонарик к виску и посветите. Лента должна вспыхнуть ровно, как дорожный знак. Тёмные пятна там, где сгибается локоть, значат, что шариков уже нет.',
      'Lay the garment five steps away in the dark, hold a torch to your temple and switch it on. The tape should flare evenly, like a road sign. Dark patches where the elbow bends mean the beads are gone.',
    ),
    p(
      'Якщо темна третина стрічки, річ уже не захищає. Новий [сигнальний жилет](/signal-vests) коштує менше, ніж година простою після дорожньої пригоди.',
      'Если темна треть ленты, вещь уже не защищает. Новый [сигнальный жилет](/signal-vests) стоит меньше, чем час простоя после дорожного происшествия.',
      'If a third of the tape is dark, the garment no longer protects. A new [hi-vis vest](/signal-vests) costs less than an hour of downtime after an accident.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3('Чи можна здавати в хімчистку?', 'Можно ли сдавать в химчистку?', 'Can it be dry-cleaned?'),
    p(
      'Лише коли знак на ярлику це дозволяє: розчинник може зруйнувати шар смоли, на якому тримаються кульки. Промислова пральня підходить, якщо річ випробувано за ISO 15797, і про це теж сказано на ярлику.',
      'Только когда знак на ярлыке это разрешает: растворитель может разрушить слой смолы, на котором держатся шарики. Промышленная прачечная подходит, если вещь испытана по ISO 15797, и об этом тоже сказано на ярлыке.',
      'Only if the symbol on the label allows it: solvent may destroy the resin that holds the beads. An industrial laundry is fine if the garment was tested to ISO 15797, which the label states too.',
    ),
    h3('Чи можна перешити стрічку?', 'Можно ли перешить ленту?', 'Can the tape be replaced?'),
    p(
      'Технічно так, але клас належить усій речі: стрічка, клей, нитка й місце випробувано разом. Перешитий жилет захищатиме, доки світить, проте документа на нього вже немає. Для роботи на дорозі це не годиться.',
      'Технически да, но класс принадлежит всей вещи: лента, клей, нить и место испытаны вместе. Перешитый жилет будет защищать, пока светит, но документа на него уже нет. Для работы на дороге это не годится.',
      'Technically yes, but the class belongs to the whole garment: tape, glue, thread and position were tested together. A vest with new tape protects while it shines, but it no longer has papers. For road work that will not do.',
    ),
    h3('Як освіжити водовідштовхування?', 'Как освежить водоотталкивание?', 'How do I restore water repellency?'),
    p(
      'Засобом для мембран після прання, не частіше ніж раз на п’ять прань. На стрічку його не наносять: він гасить її, як кондиціонер.',
      'Средством для мембран после стирки, не чаще чем раз в пять стирок. На ленту его не наносят: оно гасит её, как кондиционер.',
      'With a treatment for membranes after washing, no more than every fifth wash. Keep it off the tape: it dims it just as softener does.',
    ),
    p(
      'Догляд саме за вашою річчю вказано на її сторінці у вкладці «Технічні дані».',
      'Уход именно за вашей вещью указан на её странице во вкладке «Технические данные».',
      'How to care for your garment is stated on its page under “Technical data”.',
    ),
  ),
}
