import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, p, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const washingHiVis: DemoArticle = {
  slug: 'yak-praty-syhnalnyi-odiah',
  date: '2026-10-01',
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
      'Reflective tape is millions of glass beads as thin as a hair, glued to cloth. Each returns headlight light to where it came from. Whatever lays a film on the beads or tears them off puts the tape out, even if it looks whole.',
    ),
    h2('П’ять правил', 'Пять правил', 'Five rules'),
    ul(
      t(
        'Прати вивернутим, із застебнутою блискавкою, окремо від джинсів і речей з липучкою.',
        'Стирать вывернутым, с застёгнутой молнией, отдельно от джинсов и вещей с липучкой.',
        'Wash inside out with the zip closed, apart from denim and anything with hook tape.',
      ),
      t(
        'Температура з ярлика, зазвичай 40 °C. Вища знімає клей, на якому тримаються кульки.',
        'Температура с ярлыка, обычно 40 °C. Более высокая снимает клей, на котором держатся шарики.',
        'The temperature on the label, usually 40 °C. Hotter water loosens the glue that holds the beads.',
      ),
      t(
        'Рідкий засіб без відбілювача й без оптичного підсилювача.',
        'Жидкое средство без отбеливателя и без оптического усилителя.',
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
        'Dry in the shade. The sun bleaches the bright cloth, which is part of the class too.',
      ),
    ),
    h2('Скільки разів можна', 'Сколько раз можно', 'How many times'),
    p(
      'На ярлику під позначкою EN ISO 20471 указано найбільшу кількість прань, на яку випробувано річ: 25, 50 або більше. Це не означає, що після неї жилет треба викинути. Це означає, що далі за клас ніхто не ручається.',
      'На ярлыке под знаком EN ISO 20471 указано наибольшее количество стирок, на которое испытана вещь: 25, 50 или больше. Это не значит, что после него жилет надо выбросить. Это значит, что дальше за класс никто не ручается.',
      'Under the EN ISO 20471 mark the label gives the largest number of washes the garment was tested for: 25, 50 or more. It does not mean the vest must be thrown away afterwards. It means that from then on nobody vouches for the class.',
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
      'If a third of the tape is dark, the garment no longer protects. A new [hi-vis vest](/signal-vests) costs less than an hour of standstill after an accident.',
    ),
  ),
}
