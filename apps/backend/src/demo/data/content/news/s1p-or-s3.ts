import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, p, table } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

const yes = t('так', 'да', 'yes')
const no = t('ні', 'нет', 'no')

export const s1pOrS3: DemoArticle = {
  slug: 's1p-chy-s3',
  date: '2026-10-15',
  title: t(
    'S1P чи S3: яке взуття вам насправді потрібне',
    'S1P или S3: какая обувь вам на самом деле нужна',
    'S1P or S3: which footwear you really need',
  ),
  lead: t(
    'Підносок однаковий, різниця в тому, що під ногами: вода, бруд чи суха підлога.',
    'Подносок одинаковый, разница в том, что под ногами: вода, грязь или сухой пол.',
    'The toecap is the same; what differs is underfoot: water, mud or a dry floor.',
  ),
  body: body(
    p(
      'Літера S на взутті означає EN ISO 20345: підносок витримує удар у 200 джоулів, тобто двадцять кілограмів, які впали з метра, і стискання в 15 кілоньютонів. Це є і в S1P, і в S3. Обирають між ними через інше.',
      'Буква S на обуви означает EN ISO 20345: подносок выдерживает удар в 200 джоулей, то есть двадцать килограммов, упавших с метра, и сжатие в 15 килоньютонов. Это есть и в S1P, и в S3. Выбирают между ними из-за другого.',
      'The letter S on a shoe means EN ISO 20345: the toecap takes an impact of 200 joules, that is twenty kilograms dropped from a metre, and compression of 15 kilonewtons. Both S1P and S3 have it. The choice between them is about something else.',
    ),
    table(
      [t('Що вміє', 'Что умеет', 'What it does'), t('S1P', 'S1P', 'S1P'), t('S3', 'S3', 'S3')],
      [
        [t('Підносок 200 Дж', 'Подносок 200 Дж', '200 J toecap'), yes, yes],
        [
          t('Антистатика, п’ята гасить удар', 'Антистатика, пятка гасит удар', 'Antistatic, shock-absorbing heel'),
          yes,
          yes,
        ],
        [t('Захист від проколу', 'Защита от прокола', 'Penetration resistance'), yes, yes],
        [t('Верх не пропускає воду', 'Верх не пропускает воду', 'Upper keeps water out'), no, yes],
        [t('Глибокий протектор', 'Глубокий протектор', 'Cleated sole'), no, yes],
      ],
    ),
    h2('Коли досить S1P', 'Когда достаточно S1P', 'When S1P is enough'),
    p(
      'Склад, цех, автосервіс, оздоблення всередині. Підлога суха, ноги гріються від ходьби, і верх із сіткою або перфорацією дихає краще за будь-яку мембрану. Дивіться [напівчеревики](/shoes).',
      'Склад, цех, автосервис, отделка внутри. Пол сухой, ноги греются от ходьбы, и верх с сеткой или перфорацией дышит лучше любой мембраны. Смотрите [полуботинки](/shoes).',
      'Warehouse, workshop, garage, finishing indoors. The floor is dry, feet get hot from walking, and a mesh or perforated upper breathes better than any membrane. See [safety shoes](/shoes).',
    ),
    h2('Коли потрібне S3', 'Когда нужно S3', 'When you need S3'),
    p(
      'Будівництво, дорога, двір, усе просто неба. Вода, цементне молоко, грязь на драбині: без протектора й вологостійкого верху S1P мокне до обіду. Дивіться [черевики](/boots).',
      'Стройка, дорога, двор, всё под открытым небом. Вода, цементное молоко, грязь на лестнице: без протектора и влагостойкого верха S1P промокает к обеду. Смотрите [ботинки](/boots).',
      'Construction, roads, yards, anything in the open. Water, cement slurry, mud on a ladder: without cleats and a water-resistant upper S1P is wet by noon. See [safety boots](/boots).',
    ),
    h2('Нові літери', 'Новые буквы', 'New letters'),
    p(
      'У редакції 2022 року захист від проколу розділили: P — сталева пластина, PL і PS — текстильна устілка, випробувана товстим або тонким цвяхом. Тому на нових парах буває S3L чи S3S. Сталь надійніша проти тонких цвяхів, текстиль легший, тепліший і закриває стопу до краю.',
      'В редакции 2022 года защиту от прокола разделили: P — стальная пластина, PL и PS — текстильная стелька, испытанная толстым или тонким гвоздём. Поэтому на новых парах бывает S3L или S3S. Сталь надёжнее против тонких гвоздей, текстиль легче, теплее и закрывает стопу до края.',
      'The 2022 edition split penetration resistance: P is a steel plate, PL and PS a textile insole tested with a thick or a thin nail. So newer pairs may say S3L or S3S. Steel is surer against thin nails; textile is lighter, warmer and covers the foot to its edge.',
    ),
    p(
      'Узимку до S3 додається утеплення, і тут одна порада: беріть на розмір більше. Тісне тепле взуття холодніше за просторе, бо між шкарпеткою й підноском не лишається повітря. [Утеплене взуття](/winter-boots) має власні таблиці.',
      'Зимой к S3 добавляется утепление, и тут один совет: берите на размер больше. Тесная тёплая обувь холоднее просторной, потому что между носком и подноском не остаётся воздуха. У [утеплённой обуви](/winter-boots) собственные таблицы.',
      'In winter insulation is added to S3, and one piece of advice with it: go up a size. Tight warm boots are colder than roomy ones, because no air is left between sock and toecap. [Winter footwear](/winter-boots) has charts of its own.',
    ),
  ),
}
