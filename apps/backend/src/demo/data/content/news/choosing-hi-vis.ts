import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, p, table, ul } from '../../../content/html.ts'
import { same, t } from '../../../goods/wording.ts'

export const choosingHiVis: DemoArticle = {
  slug: 'yak-obraty-syhnalnyi-odiah',
  date: '2026-11-14',
  isGuide: true,
  title: t(
    'Як обрати сигнальний одяг за EN ISO 20471',
    'Как выбрать сигнальную одежду по EN ISO 20471',
    'How to choose hi-vis clothing to EN ISO 20471',
  ),
  lead: t(
    'Клас 1, 2 чи 3 визначає не фасон, а площа тканини й стрічки. Рахуємо, скільки її потрібно вам.',
    'Класс 1, 2 или 3 определяет не фасон, а площадь ткани и ленты. Считаем, сколько её нужно вам.',
    'Class 1, 2 or 3 is set not by the cut but by the area of fabric and tape. Here is how much you need.',
  ),
  body: body(
    p(
      'Водій, який їде 60 км/год, за секунду долає майже 17 метрів. Сигнальний одяг потрібен, щоб ці метри в нього були: яскрава тканина працює вдень, світловідбивна стрічка — у світлі фар. Стандарт EN ISO 20471 описує обидва матеріали й ділить одяг на три класи.',
      'Водитель, который едет 60 км/ч, за секунду проезжает почти 17 метров. Сигнальная одежда нужна, чтобы эти метры у него были: яркая ткань работает днём, световозвращающая лента — в свете фар. Стандарт EN ISO 20471 описывает оба материала и делит одежду на три класса.',
      'At 60 km/h a driver covers almost 17 metres in a second. Hi-vis clothing is there to give the driver those metres: bright fabric works by day, reflective tape works in headlights. EN ISO 20471 describes both materials and divides clothing into three classes.',
    ),
    h2('Що означає клас', 'Что означает класс', 'What the class means'),
    p(
      'Клас — це мінімальна площа кожного матеріалу на найменшому розмірі моделі. Ні кількість кишень, ні колір підкладки на нього не впливають.',
      'Класс — это минимальная площадь каждого материала на самом маленьком размере модели. Ни количество карманов, ни цвет подкладки на него не влияют.',
      'The class is the minimum area of each material, measured on the smallest size of the model. The number of pockets or the colour of the lining has no effect on it.',
    ),
    table(
      [
        t('Клас', 'Класс', 'Class'),
        t('Сигнальна тканина', 'Сигнальная ткань', 'Fluorescent fabric'),
        t('Світловідбивна стрічка', 'Световозвращающая лента', 'Reflective tape'),
        t('Типова річ', 'Типичная вещь', 'Typical garment'),
      ],
      [
        [
          same('1'),
          t('0,14 м²', '0,14 м²', '0.14 m²'),
          t('0,10 м²', '0,10 м²', '0.10 m²'),
          t('штани з двома смугами', 'брюки с двумя полосами', 'trousers with two bands'),
        ],
        [
          same('2'),
          t('0,50 м²', '0,50 м²', '0.50 m²'),
          t('0,13 м²', '0,13 м²', '0.13 m²'),
          t('жилет, поло, футболка', 'жилет, поло, футболка', 'vest, polo, T-shirt'),
        ],
        [
          same('3'),
          t('0,80 м²', '0,80 м²', '0.80 m²'),
          t('0,20 м²', '0,20 м²', '0.20 m²'),
          t('куртка з рукавами, комбінезон', 'куртка с рукавами, комбинезон', 'jacket with sleeves, coverall'),
        ],
      ],
    ),
    p(
      'Смуги мають бути завширшки щонайменше 50 мм. Клас 3 неможливий без рукавів або довгих штанин зі стрічкою: рух рук і ніг допомагає водієві впізнати людину, а не дорожній знак. Тому жилет, навіть дуже великий, лишається класом 2.',
      'Полосы должны быть шириной не менее 50 мм. Класс 3 невозможен без рукавов или длинных штанин с лентой: движение рук и ног помогает водителю узнать человека, а не дорожный знак. Поэтому жилет, даже очень большой, остаётся классом 2.',
      'Bands must be at least 50 mm wide. Class 3 is impossible without sleeves or full-length legs that carry tape: moving arms and legs tell a driver that this is a person and not a road sign. That is why a vest, however large, stays in class 2.',
    ),
    h2('Який клас потрібен вам', 'Какой класс нужен вам', 'Which class you need'),
    ul(
      t(
        '**Двір, склад, стоянка**, де техніка рухається повільно й водій на вас зважає: достатньо класу 1, але жилет класу 2 коштує стільки ж і помітніший.',
        '**Двор, склад, стоянка**, где техника движется медленно и водитель о вас знает: достаточно класса 1, но жилет класса 2 стоит столько же и заметнее.',
        '**Yard, warehouse, car park**, where vehicles move slowly and drivers know you are there: class 1 is enough, but a class 2 vest costs the same and shows up better.',
      ),
      t(
        '**Роботи біля руху до 60 км/год**: клас 2. Почніть зі [жилетів класу 2](/signal-vests?visibility=two).',
        '**Работы возле движения до 60 км/ч**: класс 2. Начните с [жилетов класса 2](/signal-vests?visibility=two).',
        '**Work beside traffic of up to 60 km/h**: class 2. Start with [class 2 vests](/signal-vests?visibility=two).',
      ),
      t(
        '**Дорога, залізниця, сутінки, ніч, дощ**: клас 3, тобто [куртка або комбінезон](/hi-vis?visibility=three) чи комплект.',
        '**Дорога, железная дорога, сумерки, ночь, дождь**: класс 3, то есть [куртка или комбинезон](/hi-vis?visibility=three) либо комплект.',
        '**Roads, railways, dusk, night, rain**: class 3, meaning a [jacket or coverall](/hi-vis?visibility=three), or a set.',
      ),
    ),
    p(
      'Остаточне рішення за вашою службою охорони праці: вона знає швидкості, освітлення й маршрути. Таблиця допоможе перевірити, чи річ їй відповідає.',
      'Окончательное решение за вашей службой охраны труда: она знает скорости, освещение и маршруты. Таблица поможет проверить, соответствует ли ей вещь.',
      'Your safety department has the last word: it knows the speeds, the lighting and the routes. The table helps you check whether a garment meets its decision.',
    ),
    h2('Комплект замість куртки', 'Комплект вместо куртки', 'A set instead of a jacket'),
    p(
      'Два предмети класу 2, вдягнені разом, можуть дати клас 3, якщо виробник випробував саме цю пару. Наприклад, жилет [«Обрій»](/hi-vis/zhylet-syhnalnyi-obrii-zhovtyi) і штани [«Магістраль»](/trousers/shtany-syhnalni-mahistral-zhovtyi). Улітку це вигідніше за куртку: у спеку її розстебнуть або знімуть, і захисту не стане.',
      'Два предмета класса 2, надетые вместе, могут дать класс 3, если производитель испытал именно эту пару. Например, жилет [«Обрий»](/hi-vis/zhylet-syhnalnyi-obrii-zhovtyi) и брюки [«Магистраль»](/trousers/shtany-syhnalni-mahistral-zhovtyi). Летом это выгоднее куртки: в жару её расстегнут или снимут, и защиты не станет.',
      'Two class 2 garments worn together can make class 3 if the maker has tested that pair: for example the [“Obrii”](/hi-vis/zhylet-syhnalnyi-obrii-zhovtyi) vest with the [“Mahistral”](/trousers/shtany-syhnalni-mahistral-zhovtyi) trousers. In summer that beats a jacket, which people unzip or take off in the heat, and the protection is gone.',
    ),
    h2('Жовтий, помаранчевий чи двоколірний', 'Жёлтый, оранжевый или двухцветный', 'Yellow, orange or two-tone'),
    p(
      'Стандарт допускає жовтий, помаранчево-червоний і червоний. На тлі зелені й ріллі помітніший помаранчевий, на тлі цегли, осіннього листя й дорожніх конусів — жовтий. Темний низ не псує класу, якщо яскравої тканини досить: двоколірна річ довше виглядає чистою саме там, де брудниться.',
      'Стандарт допускает жёлтый, оранжево-красный и красный. На фоне зелени и пашни заметнее оранжевый, на фоне кирпича, осенней листвы и дорожных конусов — жёлтый. Тёмный низ не портит класса, если яркой ткани достаточно: двухцветная вещь дольше выглядит чистой именно там, где пачкается.',
      'The standard allows yellow, orange-red and red. Against fields and greenery orange stands out more; against brick, autumn leaves and traffic cones it is yellow. Dark lower panels do not spoil the class as long as there is enough bright fabric: a two-tone garment looks clean for longer exactly where it gets dirty.',
    ),
    h2('Перевірте перед покупкою', 'Проверьте перед покупкой', 'Check before you buy'),
    ul(
      t(
        'На ярлику є піктограма з жилетом і цифра класу. Без цифри напис EN ISO 20471 нічого не обіцяє.',
        'На ярлыке есть пиктограмма с жилетом и цифра класса. Без цифры надпись EN ISO 20471 ничего не обещает.',
        'The label shows the vest pictogram with the class figure. Without the figure, the words EN ISO 20471 promise nothing.',
      ),
      t(
        'Указано найбільшу кількість прань. Як її не перевищити, розповідаємо в [пораді про прання](/news/yak-praty-syhnalnyi-odiah).',
        'Указано наибольшее количество стирок. Как его не превысить, рассказываем в [совете о стирке](/news/yak-praty-syhnalnyi-odiah).',
        'The maximum number of washes is stated. Our [washing guide](/news/yak-praty-syhnalnyi-odiah) explains how to make them last.',
      ),
      t(
        'Розмір дає застебнутися поверх теплого шару: розстебнутий жилет захищає лише з одного боку. Звірте його за [таблицею](/sizes).',
        'Размер позволяет застегнуться поверх тёплого слоя: расстёгнутый жилет защищает лишь с одной стороны. Сверьте его по [таблице](/sizes).',
        'The size lets you fasten it over a warm layer: an open vest protects from one side only. Check it against the [chart](/sizes).',
      ),
      t(
        'Рюкзак, пояс чи власна куртка не закривають стрічок.',
        'Рюкзак, пояс или своя куртка не закрывают лент.',
        'No rucksack, belt or jacket of your own covers the bands.',
      ),
    ),
    p(
      'Якщо дощ частий, візьміть річ, яка поєднує обидва стандарти: [«Злива Сигнал»](/rainwear/kurtka-volohozakhysna-zlyva-syhnal-pomaranchevyi) має клас 3 і EN 343. Дощовик поверх жилета ховає його повністю, і про видимість тоді говорити марно.',
      'Если дождь частый, возьмите вещь, которая сочетает оба стандарта: [«Ливень Сигнал»](/rainwear/kurtka-volohozakhysna-zlyva-syhnal-pomaranchevyi) имеет класс 3 и EN 343. Дождевик поверх жилета прячет его полностью, и о видимости тогда говорить бесполезно.',
      'If it often rains, take a garment that meets both standards: [“Zlyva Signal”](/rainwear/kurtka-volohozakhysna-zlyva-syhnal-pomaranchevyi) is class 3 and EN 343. A raincoat over a vest hides it completely, and then there is no visibility to speak of.',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3(
      'Чи може сигнальний одяг бути з логотипом?',
      'Может ли сигнальная одежда быть с логотипом?',
      'May hi-vis clothing carry a logo?',
    ),
    p(
      'Може, доки лишається потрібна площа. Великий принт на спині здатен перевести куртку класу 3 у клас 2, тому його узгоджують із виробником. Світловідбивна плівка логотипа в площу стрічки не входить.',
      'Может, пока остаётся нужная площадь. Большой принт на спине способен перевести куртку класса 3 в класс 2, поэтому его согласуют с производителем. Световозвращающая плёнка логотипа в площадь ленты не входит.',
      'Yes, as long as the required area remains. A large print on the back can turn a class 3 jacket into class 2, so agree it with the maker. The reflective film of a logo does not count towards the tape.',
    ),
    h3(
      'Чим він відрізняється від велосипедного жилета?',
      'Чем она отличается от велосипедного жилета?',
      'How does it differ from a cyclist’s vest?',
    ),
    p(
      'Велосипедні жилети випробовують за EN 17353: його розраховано на середній ризик, тож яскравої тканини й стрічки може бути менше. Для роботи на дорозі такого захисту замало, навіть якщо колір той самий.',
      'Велосипедные жилеты испытывают по EN 17353: он рассчитан на средний риск, поэтому яркой ткани и ленты может быть меньше. Для работы на дороге такой защиты мало, даже если цвет тот же.',
      'Cycling vests are tested to EN 17353, which is meant for medium risk and so may have less bright fabric and tape. For road work that is too little, even if the colour is the same.',
    ),
    h3('Коли міняти?', 'Когда менять?', 'When should it be replaced?'),
    p(
      'Коли колір вицвів до пастельного, стрічка темніє в світлі ліхтарика, плями не відпираються або кількість прань з ярлика вичерпано. Рваний рукав теж знижує клас: площі стало менше. У середньому жилет на щоденній роботі служить сезон, куртка — два.',
      'Когда цвет выцвел до пастельного, лента темнеет в свете фонарика, пятна не отстирываются или количество стирок с ярлыка исчерпано. Рваный рукав тоже снижает класс: площади стало меньше. В среднем жилет на ежедневной работе служит сезон, куртка — два.',
      'When the colour has faded to pastel, the tape stays dark in torchlight, stains will not come out or the washes on the label are used up. A torn sleeve lowers the class too, because there is less area. Worn daily, a vest lasts about a season and a jacket two.',
    ),
    p(
      'Сумніваєтеся між двома класами — беріть вищий: різниця в ціні менша за одну перевірку на об’єкті.',
      'Сомневаетесь между двумя классами — берите высший: разница в цене меньше одной проверки на объекте.',
      'Torn between two classes? Take the higher one: the difference in price is less than one inspection on site.',
    ),
  ),
}
