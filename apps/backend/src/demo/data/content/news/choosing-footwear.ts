import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { same, t } from '../../../goods/wording.ts'

export const choosingFootwear: DemoArticle = {
  slug: 'yak-obraty-zakhysne-vzuttia',
  date: '2026-10-08',
  isGuide: true,
  title: t(
    'Як обрати захисне взуття за EN ISO 20345',
    'Как выбрать защитную обувь по EN ISO 20345',
    'How to choose safety footwear to EN ISO 20345',
  ),
  lead: t(
    'Від SB до S3 і літери після них: що захищає стопу, а за що платити не треба.',
    'От SB до S3 и буквы после них: что защищает стопу, а за что платить не нужно.',
    'From SB to S3 and the letters after them: what protects your foot and what you need not pay for.',
  ),
  body: body(
    p(
      'Будь-яке взуття з позначкою EN ISO 20345 має підносок, який витримує удар 200 джоулів і стискання 15 кілоньютонів. Двісті джоулів — це 20 кілограмів, що впали з метра. Усе інше залежить від категорії та додаткових літер, і саме в них роблять помилки.',
      'Любая обувь с маркировкой EN ISO 20345 имеет подносок, который выдерживает удар 200 джоулей и сжатие 15 килоньютонов. Двести джоулей — это 20 килограммов, упавших с метра. Всё остальное зависит от категории и дополнительных букв, и именно в них ошибаются.',
      'All footwear marked EN ISO 20345 has a toecap that takes a blow of 200 joules and compression of 15 kilonewtons. Two hundred joules is 20 kilograms falling from one metre. Everything else depends on the category and the letters after it, and that is where mistakes are made.',
    ),
    h2('Категорії', 'Категории', 'Categories'),
    table(
      [
        t('Категорія', 'Категория', 'Category'),
        t('Що додає', 'Что добавляет', 'What it adds'),
        t('Де носити', 'Где носить', 'Where to wear it'),
      ],
      [
        [
          same('SB'),
          t('лише підносок', 'только подносок', 'the toecap only'),
          t('сухий рівний цех', 'сухой ровный цех', 'a dry, level workshop'),
        ],
        [
          same('S1'),
          t(
            'закрита п’ята, антистатика, амортизація',
            'закрытая пятка, антистатика, амортизация',
            'closed heel, antistatic, energy absorption',
          ),
          t('склад, майстерня', 'склад, мастерская', 'warehouse, workshop'),
        ],
        [
          same('S1P'),
          t(
            'те саме й устілка проти проколу',
            'то же и стелька от прокола',
            'the same and a penetration-resistant insert',
          ),
          t('ремонт, оздоблення, сухий майданчик', 'ремонт, отделка, сухая площадка', 'repairs, finishing, a dry site'),
        ],
        [
          same('S2'),
          t('S1 і верх, що тримає воду', 'S1 и верх, который держит воду', 'S1 and a water-resistant upper'),
          t('кухня, мийка, ферма', 'кухня, мойка, ферма', 'kitchen, washing bay, farm'),
        ],
        [
          same('S3'),
          t(
            'S2, захист від проколу й протектор',
            'S2, защита от прокола и протектор',
            'S2, penetration resistance and a cleated sole',
          ),
          t('будівництво, вулиця, поле', 'стройка, улица, поле', 'construction, outdoors, fields'),
        ],
      ],
    ),
    p(
      'Редакція 2022 року додала S6 і S7: це S2 і S3, у яких воду тримає все взуття, а не лише верх. Вона ж розділила захист від проколу: P — сталева пластина, PL і PS — неметалева, випробувана товстим або тонким цвяхом. Тому на новій парі можна побачити S3L чи S3S.',
      'Редакция 2022 года добавила S6 и S7: это S2 и S3, в которых воду держит вся обувь, а не только верх. Она же разделила защиту от прокола: P — стальная пластина, PL и PS — неметаллическая, испытанная толстым или тонким гвоздём. Поэтому на новой паре можно увидеть S3L или S3S.',
      'The 2022 edition added S6 and S7: S2 and S3 in which the whole shoe, not just the upper, keeps water out. It also split penetration resistance: P is a steel plate, PL and PS are non-metallic and tested with a thick or a thin nail. So a new pair may say S3L or S3S.',
    ),
    h2('Літери, за які варто доплатити', 'Буквы, за которые стоит доплатить', 'Letters worth paying for'),
    ul(
      t(
        '**SR** — підошва випробувана на кераміці з гліцерином. Потрібна там, де на підлозі жир або мастило.',
        '**SR** — подошва испытана на керамике с глицерином. Нужна там, где на полу жир или масло.',
        '**SR**: the sole is tested on ceramic with glycerine. You need it where floors are greasy or oily.',
      ),
      t(
        '**FO** — підошва не руйнується від палива й оливи. Автосервіс, трактор, цех.',
        '**FO** — подошва не разрушается от топлива и масла. Автосервис, трактор, цех.',
        '**FO**: the sole withstands fuel and oil. Garages, tractors, machine shops.',
      ),
      t(
        '**CI** — утеплення: за −17 °C устілка за пів години холоне не більш як на 10 градусів. Для [зимового взуття](/winter-boots) це головна літера.',
        '**CI** — утепление: при −17 °C стелька за полчаса остывает не больше чем на 10 градусов. Для [зимней обуви](/winter-boots) это главная буква.',
        '**CI**: cold insulation. At −17 °C the insole cools by no more than 10 degrees in half an hour. For [winter footwear](/winter-boots) this is the letter that counts.',
      ),
      t(
        '**HRO** — підошва витримує хвилину дотику до 300 °C. Зварювання, асфальт, покрівля.',
        '**HRO** — подошва выдерживает минуту контакта с 300 °C. Сварка, асфальт, кровля.',
        '**HRO**: the sole takes a minute of contact with 300 °C. Welding, asphalt, roofing.',
      ),
      t(
        '**ESD** — окрема позначка за EN IEC 61340, не літера EN ISO 20345: опір нижчий, ніж у просто антистатичного взуття, і заряд стікає в підлогу. Потрібна там, де працюють з електронікою; вимоги до вибухонебезпечних зон задає служба охорони праці.',
        '**ESD** — отдельная маркировка по EN IEC 61340, а не буква EN ISO 20345: сопротивление ниже, чем у просто антистатической обуви, и заряд стекает в пол. Нужна там, где работают с электроникой; требования к взрывоопасным зонам задаёт служба охраны труда.',
        '**ESD**: a mark of its own to EN IEC 61340, not a letter of EN ISO 20345. Its resistance is lower than that of merely antistatic footwear, and charge drains into the floor. You need it around electronics; for explosive atmospheres your safety department sets the requirements.',
      ),
    ),
    h2('Сталь чи композит', 'Сталь или композит', 'Steel or composite'),
    p(
      'Обидва підноски проходять те саме випробування. Сталевий тонший, тому носок нижчий; композитний легший, не холодить узимку й не дзвенить на рамці металодетектора. Сталева пластина найменше зважає на те, який завтовшки цвях, але не доходить до країв підошви. Неметалева закриває всю стопу, гнучкіша й тепліша, проте тонкий цвях проходить крізь неї легше, ніж товстий.',
      'Оба подноска проходят одно и то же испытание. Стальной тоньше, поэтому носок ниже; композитный легче, не холодит зимой и не звенит на рамке металлодетектора. Стальной пластине почти всё равно, какой толщины гвоздь, но до краёв подошвы она не доходит. Неметаллическая закрывает всю стопу, гибче и теплее, однако тонкий гвоздь проходит сквозь неё легче, чем толстый.',
      'Both toecaps pass the same test. Steel is thinner, so the toe is lower; composite is lighter, does not chill in winter and does not set off metal detectors. A steel plate cares least how thick the nail is, but it does not reach the edges of the sole. A non-metallic insert covers the whole foot and is warmer and more flexible, but a thin nail goes through it more easily than a thick one.',
    ),
    h2('Висота', 'Высота', 'Height'),
    p(
      'Черевик тримає кісточку на щебені, драбині й ріллі, а пісок у нього не сиплеться. Напівчеревик легший на 100–150 грамів, і за день це тисячі підйомів стопи. Для рівної підлоги подивіться [напівчеревики](/shoes), для решти — [черевики](/boots).',
      'Ботинок держит щиколотку на щебне, лестнице и пашне, а песок в него не сыплется. Полуботинок легче на 100–150 граммов, а за день это тысячи подъёмов стопы. Для ровного пола посмотрите [полуботинки](/shoes), для остального — [ботинки](/boots).',
      'A boot supports the ankle on gravel, ladders and ploughed land, and keeps sand out. A shoe is 100–150 grams lighter, and over a day that is thousands of lifts of the foot. For level floors see [shoes](/shoes), for everything else [boots](/boots).',
    ),
    h2('Розмір', 'Размер', 'Size'),
    ul(
      t(
        'Міряйте стопу ввечері, у робочій шкарпетці, обидві ноги. Як саме, показано на сторінці [розмірів](/sizes).',
        'Мерьте стопу вечером, в рабочем носке, обе ноги. Как именно, показано на странице [размеров](/sizes).',
        'Measure your feet in the evening, in work socks, both of them. The [sizes](/sizes) page shows how.',
      ),
      t(
        'Підносок не розноситься. Перед пальцями має лишатися 8–10 мм.',
        'Подносок не разнашивается. Перед пальцами должно оставаться 8–10 мм.',
        'A toecap does not break in. Leave 8–10 mm in front of your toes.',
      ),
      t(
        'Утеплені беріть на розмір більші: стиснена шкарпетка не гріє.',
        'Утеплённые берите на размер больше: сжатый носок не греет.',
        'Take winter boots one size up: a squeezed sock does not warm.',
      ),
      t(
        'Присядьте. Якщо край підноска тисне зверху на пальці, потрібна інша колодка, а не більший розмір.',
        'Присядьте. Если край подноска давит сверху на пальцы, нужна другая колодка, а не больший размер.',
        'Squat. If the edge of the toecap presses on your toes from above, you need another last and not a larger size.',
      ),
    ),
    p(
      'Взуття міняють, коли виступи протектора стерлися до 1,5 мм, верх тріснув або підносок отримав сильний удар, навіть якщо сліду не видно. Вагаєтеся лише між двома категоріями? Прочитайте [«S1P чи S3»](/news/s1p-chy-s3).',
      'Обувь меняют, когда выступы протектора стёрлись до 1,5 мм, верх треснул или подносок получил сильный удар, даже если следа не видно. Сомневаетесь только между двумя категориями? Прочитайте [«S1P или S3»](/news/s1p-chy-s3).',
      'Replace footwear when the cleats have worn down to 1.5 mm, the upper has cracked or the toecap has taken a hard blow, even if it shows no mark. Torn between just two categories? Read [“S1P or S3”](/news/s1p-chy-s3).',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3(
      'Чи можна замінити устілку на свою?',
      'Можно ли заменить стельку на свою?',
      'Can I replace the insole with my own?',
    ),
    p(
      'Лише на ту, яку випробував виробник саме з цією моделлю. Товща устілка підіймає пальці до підноска, а звичайна пінка знімає відведення заряду. Для ортопедичних устілок є окремі сертифіковані моделі.',
      'Только на ту, которую производитель испытал именно с этой моделью. Более толстая стелька поднимает пальцы к подноску, а обычная пенка убирает отвод заряда. Для ортопедических стелек есть отдельные сертифицированные модели.',
      'Only with one that the maker has tested with this very model. A thicker insole lifts your toes towards the cap, and ordinary foam stops static from draining. Orthopaedic insoles have certified models of their own.',
    ),
    h3('Як сушити мокрі черевики?', 'Как сушить мокрые ботинки?', 'How do I dry wet boots?'),
    p(
      'Вийняти устілку, набити папером, міняти його щогодини. На батареї шкіра твердне, клей підошви розм’якає, і вона відходить. Двох пар, які носять по черзі, вистачає довше, ніж двох пар поспіль: за добу піт устигає випаруватися.',
      'Вынуть стельку, набить бумагой, менять её каждый час. На батарее кожа твердеет, клей подошвы размягчается, и она отходит. Двух пар, которые носят по очереди, хватает дольше, чем двух пар подряд: за сутки пот успевает испариться.',
      'Take out the insole, stuff them with paper and change it every hour. On a radiator leather hardens and the sole’s glue softens and lets go. Two pairs worn in turn last longer than two pairs one after another: in a day the sweat has time to dry.',
    ),
    h3(
      'Чи є захисне взуття на вузьку або широку ногу?',
      'Бывает ли защитная обувь на узкую или широкую ногу?',
      'Is there safety footwear for narrow or wide feet?',
    ),
    p(
      'Так, але спершу перевірте довжину. Якщо тисне збоку, більший розмір не допоможе, бо він довший, а не ширший. Зателефонуйте нам, і ми підкажемо пару за довжиною та обхватом стопи.',
      'Да, но сначала проверьте длину. Если жмёт сбоку, больший размер не поможет, потому что он длиннее, а не шире. Позвоните нам, и мы подскажем пару по длине и обхвату стопы.',
      'Yes, but check the length first. If a boot pinches at the side, a larger size will not help, because it is longer and not wider. Call us and we will suggest a pair for the length and girth of your foot.',
    ),
    p(
      'Усе [захисне взуття](/footwear) можна відфільтрувати за категорією, підноском і застібкою: зазвичай після цього лишається дві-три пари, які варто порівняти вже за вагою та ціною.',
      'Всю [защитную обувь](/footwear) можно отфильтровать по категории, подноску и застёжке: обычно после этого остаются две-три пары, которые стоит сравнить уже по весу и цене.',
      'All [safety footwear](/footwear) can be filtered by category, toecap and fastening: usually two or three pairs remain, to be compared by weight and price.',
    ),
  ),
}
