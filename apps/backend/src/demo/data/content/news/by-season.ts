import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const bySeason: DemoArticle = {
  slug: 'shcho-vdiahaty-za-sezonom',
  date: '2026-08-27',
  isGuide: true,
  title: t(
    'Робочий одяг за сезоном: від +35 до −25 °C',
    'Рабочая одежда по сезону: от +35 до −25 °C',
    'Workwear by season: from +35 to −25 °C',
  ),
  lead: t(
    'Скільки грамів має важити тканина, коли потрібен EN 342 і що змінити в липні, щоб каску не знімали.',
    'Сколько граммов должна весить ткань, когда нужен EN 342 и что изменить в июле, чтобы каску не снимали.',
    'How heavy the fabric should be, when you need EN 342, and what to change in July so that helmets stay on.',
  ),
  body: body(
    p(
      'Температура на термометрі — лише третина відповіді. Друга третина — вітер і вологість, остання — робота: вантажникові жарко там, де охоронець мерзне. Тому починайте не з місяця, а з того, скільки людина рухається й чи може вона зайти погрітися.',
      'Температура на термометре — лишь треть ответа. Вторая треть — ветер и влажность, последняя — работа: грузчику жарко там, где охранник мёрзнет. Поэтому начинайте не с месяца, а с того, сколько человек двигается и может ли он зайти погреться.',
      'The temperature on the thermometer is only a third of the answer. Another third is wind and damp, and the last is the work: a porter is hot where a guard freezes. So start not with the month but with how much a person moves and whether they can come in to warm up.',
    ),
    table(
      [
        t('Надворі', 'На улице', 'Outdoors'),
        t('Верх', 'Верх', 'Top'),
        t('Низ', 'Низ', 'Bottom'),
        t('На що дивитися', 'На что смотреть', 'What to look for'),
      ],
      [
        [
          t('понад +25 °C', 'выше +25 °C', 'above +25 °C'),
          t('футболка або поло', 'футболка или поло', 'T-shirt or polo'),
          t('штани 180–210 г/м², шорти', 'брюки 180–210 г/м², шорты', 'trousers of 180–210 g/m², shorts'),
          t('захист від ультрафіолету', 'защита от ультрафиолета', 'UV protection'),
        ],
        [
          t('від +10 до +25 °C', 'от +10 до +25 °C', '+10 to +25 °C'),
          t('куртка 210–260 г/м²', 'куртка 210–260 г/м²', 'jacket of 210–260 g/m²'),
          t('штани 245–270 г/м²', 'брюки 245–270 г/м²', 'trousers of 245–270 g/m²'),
          t('тканина й шви', 'ткань и швы', 'fabric and seams'),
        ],
        [
          t('від −5 до +10 °C', 'от −5 до +10 °C', '−5 to +10 °C'),
          t('софтшел поверх флісу', 'софтшелл поверх флиса', 'softshell over fleece'),
          t('щільні штани або напівкомбінезон', 'плотные брюки или полукомбинезон', 'heavy trousers or bib overalls'),
          t('EN 14058, EN 343', 'EN 14058, EN 343', 'EN 14058, EN 343'),
        ],
        [
          t('нижче −5 °C', 'ниже −5 °C', 'below −5 °C'),
          t('утеплена куртка', 'утеплённая куртка', 'insulated jacket'),
          t('утеплені штани', 'утеплённые брюки', 'insulated trousers'),
          t('EN 342', 'EN 342', 'EN 342'),
        ],
      ],
    ),
    h2('Літо: сонце й піт', 'Лето: солнце и пот', 'Summer: sun and sweat'),
    p(
      'Найгірше, що можна зробити в спеку, — роздягнутися. Гола шкіра на сонці нагрівається сильніше, ніж під світлою тканиною, і згоряє. Тонка футболка з довгим рукавом вбирає піт, він випаровується й холодить. Для дороги є [сигнальні футболки та поло](/signal-tops) класу 2: у них легше, ніж у жилеті поверх футболки, бо шар один.',
      'Худшее, что можно сделать в жару, — раздеться. Голая кожа на солнце нагревается сильнее, чем под светлой тканью, и сгорает. Тонкая футболка с длинным рукавом впитывает пот, он испаряется и холодит. Для дороги есть [сигнальные футболки и поло](/signal-tops) класса 2: в них легче, чем в жилете поверх футболки, потому что слой один.',
      'The worst thing to do in the heat is to undress. Bare skin in the sun heats up more than skin under light fabric, and it burns. A thin long-sleeved T-shirt takes up sweat, which evaporates and cools. For road work there are class 2 [hi-vis T-shirts and polos](/signal-tops): cooler than a vest over a T-shirt, because it is one layer.',
    ),
    ul(
      t(
        'Каска з вентиляцією, світла: темна на сонці нагрівається помітно більше. Дивіться [каски](/helmets).',
        'Каска с вентиляцией, светлая: тёмная на солнце нагревается заметно сильнее. Смотрите [каски](/helmets).',
        'A light, vented helmet: a dark one gets noticeably hotter in the sun. See [helmets](/helmets).',
      ),
      t(
        '[Шорти](/shorts) — лише там, де немає іскор, колючок і хімії.',
        '[Шорты](/shorts) — только там, где нет искр, колючек и химии.',
        '[Shorts](/shorts) only where there are no sparks, thorns or chemicals.',
      ),
      t(
        'Напівчеревик із сіткою замість черевика, якщо підлога рівна.',
        'Полуботинок с сеткой вместо ботинка, если пол ровный.',
        'A mesh shoe instead of a boot, if the floor is level.',
      ),
    ),
    h2('Весна та осінь: вітер і дощ', 'Весна и осень: ветер и дождь', 'Spring and autumn: wind and rain'),
    p(
      'За одну зміну буває +3 зранку й +16 по обіді, тому важить не товщина, а кількість шарів. Основа — [робоча куртка](/work-jackets) або [софтшел](/softshell), під ним [фліс](/fleece), у сумці тонкий дощовик. Софтшел не замінює дощовика: його шви протікають першими. Як читати цифри на дощовому одязі, пояснюємо в [пораді про EN 343](/news/yak-obraty-zakhyst-vid-doshchu).',
      'За одну смену бывает +3 утром и +16 после обеда, поэтому важна не толщина, а количество слоёв. Основа — [рабочая куртка](/work-jackets) или [софтшелл](/softshell), под ним [флис](/fleece), в сумке тонкий дождевик. Софтшелл не заменяет дождевика: его швы протекают первыми. Как читать цифры на дождевой одежде, объясняем в [совете об EN 343](/news/yak-obraty-zakhyst-vid-doshchu).',
      'A single shift can go from +3 in the morning to +16 after lunch, so what matters is not thickness but the number of layers. Start with a [work jacket](/work-jackets) or [softshell](/softshell), put [fleece](/fleece) under it and a thin raincoat in the bag. A softshell is no raincoat: its seams leak first. Our [EN 343 guide](/news/yak-obraty-zakhyst-vid-doshchu) explains the figures on rainwear.',
    ),
    h2('Зима: EN 342', 'Зима: EN 342', 'Winter: EN 342'),
    p(
      'Слово «утеплений» нічого не міряє. EN 342 міряє: комплект одягають на тепловий манекен і рахують, скільки тепла він втрачає. Нижче −5 °C беріть [куртку](/insulated-jackets) з цим стандартом і [утеплені штани](/insulated-trousers): куртка сама не врятує, бо ноги — це третина поверхні тіла. Тим, хто тягнеться вгору, краще [напівкомбінезон](/insulated-bibs), він закриває поперек.',
      'Слово «утеплённый» ничего не измеряет. EN 342 измеряет: комплект надевают на тепловой манекен и считают, сколько тепла он теряет. Ниже −5 °C берите [куртку](/insulated-jackets) с этим стандартом и [утеплённые брюки](/insulated-trousers): куртка одна не спасёт, потому что ноги — это треть поверхности тела. Тем, кто тянется вверх, лучше [полукомбинезон](/insulated-bibs), он закрывает поясницу.',
      'The word “insulated” measures nothing. EN 342 does: a set is put on a thermal manikin and its heat loss is measured. Below −5 °C take a [jacket](/insulated-jackets) with this standard and [insulated trousers](/insulated-trousers): a jacket alone will not do, because legs are a third of the body’s surface. If you reach overhead, [bib overalls](/insulated-bibs) keep the small of your back covered.',
    ),
    ul(
      t(
        'Руки: [утеплені рукавиці](/winter-gloves) з EN 511. Перша цифра — холодне повітря, друга — холодні предмети.',
        'Руки: [утеплённые перчатки](/winter-gloves) с EN 511. Первая цифра — холодный воздух, вторая — холодные предметы.',
        'Hands: [winter gloves](/winter-gloves) with EN 511. The first figure is cold air, the second cold objects.',
      ),
      t(
        'Ноги: [взуття з літерами CI](/winter-boots) і вільна шкарпетка, на розмір більше.',
        'Ноги: [обувь с буквами CI](/winter-boots) и свободный носок, на размер больше.',
        'Feet: [boots marked CI](/winter-boots), one size up, with a loose sock.',
      ),
      t(
        'Голова: тонка шапка під каску. Товста піднімає її, і каска не тримає удару.',
        'Голова: тонкая шапка под каску. Толстая поднимает её, и каска не держит удара.',
        'Head: a thin cap under the helmet. A thick one lifts it, and the helmet no longer takes a blow.',
      ),
      t(
        'Темрява: узимку світлого дня вісім годин, тож верхній шар має бути [сигнальним](/signal-outerwear), якщо поруч їздять.',
        'Темнота: зимой светлого дня восемь часов, поэтому верхний слой должен быть [сигнальным](/signal-outerwear), если рядом ездят.',
        'Darkness: winter days have eight hours of light, so the top layer should be [hi-vis](/signal-outerwear) wherever vehicles move.',
      ),
    ),
    h2('Головне правило', 'Главное правило', 'The main rule'),
    p(
      'Починати зміну має бути трохи прохолодно. Хто стоїть біля воріт у теплі, за пів години спітніє, розстебнеться й змерзне на першій же перерві. Три тонкі шари з блискавками завжди кращі за один товстий; як їх скласти на вітрі, розповідаємо в [пораді для висотних робіт](/news/skilky-shariv-na-vysoti).',
      'Начинать смену должно быть чуть прохладно. Кто стоит у ворот в тепле, через полчаса вспотеет, расстегнётся и замёрзнет на первом же перерыве. Три тонких слоя с молниями всегда лучше одного толстого; как их сложить на ветру, рассказываем в [совете для высотных работ](/news/skilky-shariv-na-vysoti).',
      'A shift should start slightly cool. Anyone warm at the gate will be sweating within half an hour, unzip, and freeze on the first break. Three thin layers with zips always beat one thick one; our [advice for work at height](/news/skilky-shariv-na-vysoti) shows how to combine them in the wind.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3(
      'Чи можна обійтися однією курткою на рік?',
      'Можно ли обойтись одной курткой на год?',
      'Can one jacket do for the whole year?',
    ),
    p(
      'Можна двома: робочою курткою з цупкого твілу й утепленою. Софтшел із флісом заміняє обидві лише там, де немає морозів нижче −5 °C і роботи зі стиранням: його поверхня м’яка й боїться цегли.',
      'Можно двумя: рабочей курткой из плотного твила и утеплённой. Софтшелл с флисом заменяет обе только там, где нет морозов ниже −5 °C и работы с истиранием: его поверхность мягкая и боится кирпича.',
      'Two can: a work jacket of dense twill and an insulated one. A softshell with fleece replaces both only where there is no frost below −5 °C and no abrasive work: its surface is soft and dislikes brick.',
    ),
    h3('Коли купувати зимове?', 'Когда покупать зимнее?', 'When should I buy winter clothes?'),
    p(
      'У вересні. Доставка триває 6–10 робочих днів, а ходові розміри закінчуються в перші морози. До того ж у вересні ще є час приміряти комплект на фліс і спокійно обміняти.',
      'В сентябре. Доставка занимает 6–10 рабочих дней, а ходовые размеры заканчиваются в первые морозы. К тому же в сентябре ещё есть время примерить комплект на флис и спокойно обменять.',
      'In September. Delivery takes 6–10 working days, and the common sizes sell out with the first frosts. In September there is still time to try the set on over fleece and exchange it at leisure.',
    ),
    h3('Як зберігати зимове влітку?', 'Как хранить зимнее летом?', 'How should winter clothes be stored in summer?'),
    p(
      'Випраним і зовсім сухим, на плічках, не у вакуумному пакеті: стиснений утеплювач втрачає об’єм, а з ним і тепло. Блискавку застібають, липучку закривають, вогкий підвал замінюють шафою.',
      'Выстиранным и совсем сухим, на плечиках, не в вакуумном пакете: сжатый утеплитель теряет объём, а с ним и тепло. Молнию застёгивают, липучку закрывают, сырой подвал заменяют шкафом.',
      'Washed and fully dry, on a hanger, not in a vacuum bag: compressed insulation loses its loft and with it the warmth. Close the zip and the hook-and-loop, and choose a wardrobe over a damp cellar.',
    ),
    p(
      'Сезон указано в кожної моделі: у каталозі увімкніть фільтр [«Зима»](/jackets?season=winter) або «Літо», і лишаться речі саме для нього.',
      'Сезон указан у каждой модели: в каталоге включите фильтр [«Зима»](/jackets?season=winter) или «Лето», и останутся вещи именно для него.',
      'Every model states its season: turn on the filter [“Winter”](/jackets?season=winter) or “Summer” in the catalogue to see what is made for it.',
    ),
  ),
}
