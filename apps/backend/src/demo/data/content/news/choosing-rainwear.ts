import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { same, t } from '../../../goods/wording.ts'

export const choosingRainwear: DemoArticle = {
  slug: 'yak-obraty-zakhyst-vid-doshchu',
  date: '2026-10-22',
  isGuide: true,
  title: t(
    'Як обрати захист від дощу за EN 343',
    'Как выбрать защиту от дождя по EN 343',
    'How to choose rainwear to EN 343',
  ),
  lead: t(
    'Дві цифри на ярлику: скільки води тримає тканина і скільки пари вона випускає. Обидві важливі.',
    'Две цифры на ярлыке: сколько воды держит ткань и сколько пара она выпускает. Важны обе.',
    'Two figures on the label: how much water the fabric keeps out and how much vapour it lets out. Both matter.',
  ),
  body: body(
    p(
      'Після трьох годин у дешевому дощовику робітник мокрий, хоча жодної краплі крізь тканину не пройшло. Це його власний піт: за важкої роботи людина виділяє близько пів літра на годину. Тому стандарт EN 343 оцінює дві речі окремо, і на ярлику стоять дві цифри, наприклад 4·1.',
      'После трёх часов в дешёвом дождевике рабочий мокрый, хотя ни одной капли сквозь ткань не прошло. Это его собственный пот: при тяжёлой работе человек выделяет около полулитра в час. Поэтому стандарт EN 343 оценивает две вещи отдельно, и на ярлыке стоят две цифры, например 4·1.',
      'After three hours in a cheap raincoat a worker is wet although not a drop has come through the fabric. It is sweat: hard work produces about half a litre an hour. That is why EN 343 rates two things separately, and why the label carries two figures, such as 4·1.',
    ),
    h2('Перша цифра: вода', 'Первая цифра: вода', 'First figure: water'),
    p(
      'Тканину кладуть під воду й підвищують тиск, доки не з’являться краплі. Що вищий тиск, то вищий клас. Так само випробовують шви, бо протікають зазвичай саме вони.',
      'Ткань кладут под воду и повышают давление, пока не появятся капли. Чем выше давление, тем выше класс. Так же испытывают швы, потому что протекают обычно именно они.',
      'The fabric is put under water and the pressure is raised until drops appear. The higher the pressure, the higher the class. Seams are tested in the same way, because they are what usually leaks.',
    ),
    table(
      [
        t('Клас', 'Класс', 'Class'),
        t('Тиск води', 'Давление воды', 'Water pressure'),
        t('Для чого', 'Для чего', 'What for'),
      ],
      [
        [
          same('1'),
          t('8 000 Па, нова тканина', '8 000 Па, новая ткань', '8,000 Pa, new fabric'),
          t('коротка злива', 'короткий ливень', 'a short shower'),
        ],
        [
          same('2'),
          t('8 000 Па після прання', '8 000 Па после стирки', '8,000 Pa after washing'),
          t('дощ дорогою на роботу', 'дождь по дороге на работу', 'rain on the way to work'),
        ],
        [
          same('3'),
          t('13 000 Па', '13 000 Па', '13,000 Pa'),
          t('години під дощем', 'часы под дождём', 'hours in the rain'),
        ],
        [
          same('4'),
          t('20 000 Па', '20 000 Па', '20,000 Pa'),
          t(
            'зміна надворі, мийка, коліна на мокрому',
            'смена на улице, мойка, колени на мокром',
            'a shift outdoors, washing, kneeling in the wet',
          ),
        ],
      ],
    ),
    h2('Друга цифра: пара', 'Вторая цифра: пар', 'Second figure: vapour'),
    p(
      'Вона каже, як тканина опирається пітній парі: клас 1 — найбільше, клас 4 — найменше. Третій знак, якщо він є, стосується готової речі: R — її випробували штучним дощем, X — ні. Для повного костюма класу 1 без підкладки стандарт радить перерви:',
      'Она говорит, как ткань сопротивляется пару от пота: класс 1 — сильнее всего, класс 4 — слабее всего. Третий знак, если он есть, относится к готовой вещи: R — её испытали искусственным дождём, X — нет. Для полного костюма класса 1 без подкладки стандарт советует перерывы:',
      'It tells how strongly the fabric resists vapour from sweat: class 1 most, class 4 least. A third character, if there is one, concerns the finished garment: R means it was tested under artificial rain, X that it was not. For a full class 1 suit without lining the standard recommends breaks:',
    ),
    table(
      [
        t('Температура повітря', 'Температура воздуха', 'Air temperature'),
        t('Найдовше без перерви', 'Дольше всего без перерыва', 'Longest without a break'),
      ],
      [
        [same('25 °C'), t('60 хвилин', '60 минут', '60 minutes')],
        [same('20 °C'), t('75 хвилин', '75 минут', '75 minutes')],
        [same('15 °C'), t('100 хвилин', '100 минут', '100 minutes')],
        [same('10 °C'), t('240 хвилин', '240 минут', '240 minutes')],
        [same('5 °C'), t('без обмежень', 'без ограничений', 'no limit')],
      ],
    ),
    p(
      'Звідси просте правило: холодної осені вистачить і «пластикового» плаща, а для роботи влітку шукайте другу цифру 2 або вищу. Середина — софтшел [«Перевал»](/jackets/kurtka-softshel-pereval-chornyi) з EN 343 3·2: довгої зливи він не витримає так, як дощовик, зате в ньому можна рухатися.',
      'Отсюда простое правило: холодной осенью хватит и «пластикового» плаща, а для работы летом ищите вторую цифру 2 или выше. Середина — софтшелл [«Перевал»](/jackets/kurtka-softshel-pereval-chornyi) с EN 343 3·2: долгий ливень он не выдержит так, как дождевик, зато в нём можно двигаться.',
      'Hence a simple rule: in a cold autumn a “plastic” coat will do, but for work in summer look for a second figure of 2 or more. In between is the [“Pereval”](/jackets/kurtka-softshel-pereval-chornyi) softshell with EN 343 3·2: it will not stand a long downpour the way a raincoat does, but you can move in it.',
    ),
    h2('Плащ чи костюм', 'Плащ или костюм', 'Coat or suit'),
    ul(
      t(
        '**Стоїте або їдете**: охорона, регулювання, склад просто неба. Довгий [дощовик «Дніпро»](/rainwear/doshchovyk-dnipro-zhovtyi) закриває стегна, вода стікає повз чоботи.',
        '**Стоите или едете**: охрана, регулирование, склад под открытым небом. Длинный [дождевик «Днепр»](/rainwear/doshchovyk-dnipro-zhovtyi) закрывает бёдра, вода стекает мимо сапог.',
        '**You stand or ride**: guarding, directing traffic, an open-air depot. The long [“Dnipro” raincoat](/rainwear/doshchovyk-dnipro-zhovtyi) covers the thighs and sheds water past the boots.',
      ),
      t(
        '**Нахиляєтеся й стаєте на коліна**: куртка й [штани «Злива»](/rainwear/shtany-volohozakhysni-zlyva-temno-synii). Поли плаща при цьому лише заважають.',
        '**Наклоняетесь и встаёте на колени**: куртка и [брюки «Ливень»](/rainwear/shtany-volohozakhysni-zlyva-temno-synii). Полы плаща при этом только мешают.',
        '**You bend and kneel**: a jacket with [“Zlyva” trousers](/rainwear/shtany-volohozakhysni-zlyva-temno-synii). The skirts of a coat only get in the way.',
      ),
      t(
        '**Працюєте біля дороги**: лише [сигнальний дощовий одяг](/rainwear?visibility=three). Звичайний плащ поверх жилета ховає і тканину, і стрічку.',
        '**Работаете у дороги**: только [сигнальная дождевая одежда](/rainwear?visibility=three). Обычный плащ поверх жилета прячет и ткань, и ленту.',
        '**You work by a road**: only [hi-vis rainwear](/rainwear?visibility=three). An ordinary coat over a vest hides both fabric and tape.',
      ),
      t(
        '**Дощ трапляється раз на тиждень**: тонка [«Негода»](/rainwear/doshchovyk-nehoda-zelenyi), яка складається у власну кишеню.',
        '**Дождь бывает раз в неделю**: тонкая [«Непогода»](/rainwear/doshchovyk-nehoda-zelenyi), которая складывается в собственный карман.',
        '**It rains once a week**: the thin [“Nehoda”](/rainwear/doshchovyk-nehoda-zelenyi), which packs into its own pocket.',
      ),
    ),
    h2('Крій важить не менше за тканину', 'Крой важен не меньше ткани', 'The cut matters as much as the fabric'),
    p(
      'Вода заходить крізь комір, рукави й блискавку. Шукайте планку на липучці поверх блискавки, капюшон із козирком, який повертається разом із головою, і манжети, що затягуються на зап’ястку. Розмір беріть так, щоб під куртку вмістився фліс: сама вона не гріє. Зріст і груди звірте за [таблицею](/sizes).',
      'Вода заходит через воротник, рукава и молнию. Ищите планку на липучке поверх молнии, капюшон с козырьком, который поворачивается вместе с головой, и манжеты, которые затягиваются на запястье. Размер берите так, чтобы под куртку поместился флис: сама она не греет. Рост и грудь сверьте по [таблице](/sizes).',
      'Water gets in at the collar, the cuffs and the zip. Look for a storm flap over the zip, a peaked hood that turns with your head, and cuffs that tighten at the wrist. Choose a size with room for fleece underneath: the jacket itself does not warm you. Check height and chest against the [chart](/sizes).',
    ),
    h2('Догляд', 'Уход', 'Care'),
    p(
      'Покриття псують не дощі, а прання з кондиціонером, машинне віджимання й батарея. Бруд змивають губкою, сушать на плічках у тіні, складають зовсім сухим. Подряпину до основи лагодять латкою на клею того самого дня: далі вона розповзеться вздовж згину.',
      'Покрытие портят не дожди, а стирка с кондиционером, машинный отжим и батарея. Грязь смывают губкой, сушат на плечиках в тени, складывают совсем сухим. Царапину до основы чинят заплатой на клею в тот же день: дальше она расползётся вдоль сгиба.',
      'It is not rain that ruins a coating but fabric softener, machine spinning and radiators. Wash dirt off with a sponge, dry on a hanger in the shade and fold only when fully dry. Patch a scratch that reaches the base the same day, before it spreads along the fold.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3(
      'Чим водостійка тканина відрізняється від водонепроникної?',
      'Чем водостойкая ткань отличается от водонепроницаемой?',
      'What is the difference between water-repellent and waterproof?',
    ),
    p(
      'Водостійка відштовхує краплі, доки нова: за годину дощу або після кількох прань вона промокає. Водонепроникна має суцільне покриття або мембрану та проклеєні шви. Слово на картці може бути яким завгодно, тож дивіться на першу цифру EN 343.',
      'Водостойкая отталкивает капли, пока новая: через час дождя или после нескольких стирок она промокает. У водонепроницаемой сплошное покрытие или мембрана и проклеенные швы. Слово на карточке может быть любым, поэтому смотрите на первую цифру EN 343.',
      'Water-repellent fabric sheds drops while it is new; after an hour of rain or a few washes it soaks through. Waterproof fabric has a continuous coating or membrane and sealed seams. Any word may be on the card, so look at the first figure of EN 343.',
    ),
    h3('Чи потрібна мембрана?', 'Нужна ли мембрана?', 'Do I need a membrane?'),
    p(
      'Якщо ви рухаєтеся понад годину без перерви — так. Мембрана випускає пару, але лише тоді, коли всередині тепліше, ніж надворі, і коли верх не забитий брудом. У спеку за +30 °C різниці майже не буде.',
      'Если вы двигаетесь больше часа без перерыва — да. Мембрана выпускает пар, но только тогда, когда внутри теплее, чем на улице, и когда верх не забит грязью. В жару при +30 °C разницы почти не будет.',
      'If you move for more than an hour without a break, yes. A membrane lets vapour out, but only while it is warmer inside than outside and the surface is not clogged with dirt. In 30 °C heat you will hardly notice it.',
    ),
    h3(
      'Що носити з дощовиком на ногах?',
      'Что носить с дождевиком на ногах?',
      'What goes on the feet with a raincoat?',
    ),
    p(
      'Штани надягають поверх халяв, а не в чоботи: інакше вода зі стегон стече всередину. До черевиків S3 пасують дощові штани з липучкою внизу.',
      'Брюки надевают поверх голенищ, а не в сапоги: иначе вода с бёдер стечёт внутрь. К ботинкам S3 подходят дождевые брюки с липучкой внизу.',
      'Trousers go over the boot shafts, not inside: otherwise water runs down into the boots. With S3 boots wear rain trousers that close at the hem with hook-and-loop.',
    ),
    p(
      'Увесь дощовий одяг зібрано в [одному розділі](/rainwear): фільтри за довжиною, капюшоном і видимістю допоможуть звузити вибір до двох-трьох моделей.',
      'Вся одежда от дождя собрана в [одном разделе](/rainwear): фильтры по длине, капюшону и видимости помогут сузить выбор до двух-трёх моделей.',
      'All rainwear is in [one section](/rainwear): filters by length, hood and visibility narrow the choice to two or three models.',
    ),
  ),
}
