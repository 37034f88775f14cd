import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, ol, p, table, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const weldersKit: DemoArticle = {
  slug: 'yak-odiahnuty-zvarnyka',
  date: '2026-11-04',
  isGuide: true,
  title: t(
    'Як одягнути зварника: EN ISO 11611 від коміра до підошви',
    'Как одеть сварщика: EN ISO 11611 от воротника до подошвы',
    'Dressing a welder: EN ISO 11611 from collar to sole',
  ),
  lead: t(
    'Клас 1 чи 2, які рукавиці до якого зварювання і чому штани носять поверх черевиків.',
    'Класс 1 или 2, какие перчатки к какой сварке и почему брюки носят поверх ботинок.',
    'Class 1 or 2, which gloves for which process, and why trousers go over the boots.',
  ),
  body: body(
    p(
      'Зварник має справу з чотирма речами водночас: краплями металу, випромінюванням дуги, коротким полум’ям і струмом. Звичайна бавовняна роба тліє від першої ж краплі, а поліестер плавиться й липне до шкіри. Тому для зварювання є окремий стандарт — EN ISO 11611.',
      'Сварщик имеет дело с четырьмя вещами одновременно: каплями металла, излучением дуги, коротким пламенем и током. Обычная хлопковая роба тлеет от первой же капли, а полиэстер плавится и липнет к коже. Поэтому для сварки есть отдельный стандарт — EN ISO 11611.',
      'A welder faces four things at once: drops of metal, radiation from the arc, brief flame and electric current. Plain cotton smoulders at the first drop, and polyester melts and sticks to the skin. That is why welding has a standard of its own: EN ISO 11611.',
    ),
    h2('Два класи', 'Два класса', 'Two classes'),
    p(
      'Головне випробування просте: на тканину падають краплі розплавленого металу, доки температура під нею не зросте на 40 градусів. Друге — скільки секунд тканина стримує теплове випромінювання. Літера A з цифрою 1 означає, що полум’я піднесли до поверхні, A2 — до краю.',
      'Главное испытание простое: на ткань падают капли расплавленного металла, пока температура под ней не вырастет на 40 градусов. Второе — сколько секунд ткань сдерживает тепловое излучение. Буква A с цифрой 1 означает, что пламя подносили к поверхности, A2 — к краю.',
      'The main test is simple: drops of molten metal fall on the fabric until the temperature beneath it has risen by 40 degrees. Another measures how many seconds it holds back radiant heat. A1 means the flame was put to the surface, A2 to the edge.',
    ),
    table(
      [
        t('Клас', 'Класс', 'Class'),
        t('Краплі', 'Капли', 'Drops'),
        t('Тепло', 'Тепло', 'Heat'),
        t('Для чого', 'Для чего', 'What for'),
      ],
      [
        [
          t('1', '1', '1'),
          t('від 15', 'от 15', '15 or more'),
          t('від 7 с', 'от 7 с', '7 s or more'),
          t(
            'TIG, MIG на малому струмі, точкове, мікроплазма, паяння',
            'TIG, MIG на малом токе, точечная, микроплазма, пайка',
            'TIG, low-current MIG, spot, micro-plasma, brazing',
          ),
        ],
        [
          t('2', '2', '2'),
          t('від 25', 'от 25', '25 or more'),
          t('від 16 с', 'от 16 с', '16 s or more'),
          t(
            'електродом з основним покриттям, MAG, MIG на великому струмі, різання, робота над головою',
            'электродом с основным покрытием, MAG, MIG на большом токе, резка, работа над головой',
            'MMA with basic electrodes, MAG, high-current MIG, cutting, overhead work',
          ),
        ],
      ],
    ),
    p(
      'Правило вибору: багато бризок, тісно або варите вище від пояса — клас 2. Комплект [«Дуга»](/jackets/kurtka-zvarnyka-duha-hrafit-pomaranchevyi) саме такий. Для складання й прихватки в цеху вистачить класу 1, як у [«Жару»](/jackets/kurtka-vohnestiika-zhar-voloshkovyi): він легший, а для газових мереж ще й антистатичний.',
      'Правило выбора: много брызг, тесно или варите выше пояса — класс 2. Комплект [«Дуга»](/jackets/kurtka-zvarnyka-duha-hrafit-pomaranchevyi) именно такой. Для сборки и прихватки в цеху хватит класса 1, как у [«Жара»](/jackets/kurtka-vohnestiika-zhar-voloshkovyi): он легче, а для газовых сетей ещё и антистатический.',
      'The rule: lots of spatter, tight spaces or welding above the waist means class 2. The [“Duha”](/jackets/kurtka-zvarnyka-duha-hrafit-pomaranchevyi) set is made for that. For assembly and tacking in a workshop class 1 will do, as in [“Zhar”](/jackets/kurtka-vohnestiika-zhar-voloshkovyi): it is lighter, and antistatic for gas networks.',
    ),
    h2('Крій, який не ловить крапель', 'Крой, который не ловит капель', 'A cut that catches no drops'),
    ul(
      t(
        'Комір застебнуто до горла: ультрафіолет дуги обпікає шию за хвилини.',
        'Воротник застёгнут до горла: ультрафиолет дуги обжигает шею за минуты.',
        'Collar fastened to the throat: ultraviolet from the arc burns the neck within minutes.',
      ),
      t(
        'Кишені під клапанами, ширшими за вхід. Відкрита кишеня — це жменя для бризок.',
        'Карманы под клапанами, которые шире входа. Открытый карман — это горсть для брызг.',
        'Pockets under flaps wider than the opening. An open pocket is a cup for spatter.',
      ),
      t(
        'Застібка закрита планкою, метал не торкається тіла: він проводить і струм, і жар.',
        'Застёжка закрыта планкой, металл не касается тела: он проводит и ток, и жар.',
        'A covered fastening, with no metal touching the body: it carries both current and heat.',
      ),
      t(
        'Штани без манжет і поверх черевиків; куртка поверх штанів щонайменше на 20 см.',
        'Брюки без манжет и поверх ботинок; куртка поверх брюк не менее чем на 20 см.',
        'Trousers without turn-ups and over the boots; the jacket overlaps them by at least 20 cm.',
      ),
    ),
    h2('Рукавиці', 'Перчатки', 'Gloves'),
    p(
      'Рукавиці зварника описує EN 12477: тип A — товстіші, для електрода й різання, тип B — тонші, для TIG, де треба відчувати пруток. Тепло показує EN 407: шість цифр, з яких п’ята — дрібні бризки. У [краг «Дуга»](/gloves/krahy-zvarnyka-duha-korychnevyi) дрібні бризки на найвищому рівні. Манжета має заходити за рукав на долоню.',
      'Перчатки сварщика описывает EN 12477: тип A — толще, для электрода и резки, тип B — тоньше, для TIG, где нужно чувствовать пруток. Тепло показывает EN 407: шесть цифр, из которых пятая — мелкие брызги. У [краг «Дуга»](/gloves/krahy-zvarnyka-duha-korychnevyi) мелкие брызги на высшем уровне. Манжета должна заходить за рукав на ладонь.',
      'Welders’ gloves are covered by EN 12477: type A is thicker, for MMA and cutting; type B is thinner, for TIG, where you must feel the rod. Heat is rated by EN 407: six figures, the fifth of which is small splashes of metal. The [“Duha” gauntlets](/gloves/krahy-zvarnyka-duha-korychnevyi) reach the highest level there. The cuff should overlap the sleeve by a hand’s width.',
    ),
    h2('Взуття і решта', 'Обувь и остальное', 'Footwear and the rest'),
    p(
      'Шукайте S3 з літерами HRO: підошва не пливе на гарячому шлаку. Язик має бути глухим доверху, як у [черевиків «Дуга»](/footwear/cherevyky-zvarnyka-duha-korychnevyi), інакше крапля впаде просто всередину. Білизна й шкарпетки під костюмом — бавовна або шерсть: синтетика плавиться навіть під захисною тканиною. Маску, окуляри й витяжку одяг не замінює.',
      'Ищите S3 с буквами HRO: подошва не плывёт на горячем шлаке. Язык должен быть глухим доверху, как у [ботинок «Дуга»](/footwear/cherevyky-zvarnyka-duha-korychnevyi), иначе капля упадёт прямо внутрь. Бельё и носки под костюмом — хлопок или шерсть: синтетика плавится даже под защитной тканью. Маску, очки и вытяжку одежда не заменяет.',
      'Look for S3 with the letters HRO: the sole will not soften on hot slag. The tongue must be closed to the top, as on the [“Duha” boots](/footwear/cherevyky-zvarnyka-duha-korychnevyi); otherwise a drop falls right in. Underwear and socks should be cotton or wool: synthetics melt even under protective fabric. Clothing does not replace a mask, goggles or extraction.',
    ),
    h2('Скільки це служить', 'Сколько это служит', 'How long it lasts'),
    ol(
      t(
        'Жир і олива горять. Замаслений костюм перуть одразу, а не в п’ятницю.',
        'Жир и масло горят. Замасленный костюм стирают сразу, а не в пятницу.',
        'Grease and oil burn. Wash an oily suit at once, not on Friday.',
      ),
      t(
        'Перуть за 60 °C без відбілювача й кондиціонера: вони вимивають або закривають просочення.',
        'Стирают при 60 °C без отбеливателя и кондиционера: они вымывают или закрывают пропитку.',
        'Wash at 60 °C without bleach or softener: they wash out or cover the treatment.',
      ),
      t(
        'Дірку латають такою самою тканиною й вогнестійкою ниткою.',
        'Дыру латают такой же тканью и огнестойкой нитью.',
        'Patch holes with the same fabric and flame-resistant thread.',
      ),
      t(
        'Якщо тканина просвічує або крапля лишає дірку замість плями, костюм списують.',
        'Если ткань просвечивает или капля оставляет дыру вместо пятна, костюм списывают.',
        'When you can see through the fabric, or a drop leaves a hole instead of a mark, retire the suit.',
      ),
    ),
    p(
      'Увесь захист від вогню зібрано в розділах [курток](/flame-jackets), [штанів](/flame-trousers) і [комбінезонів](/flame-coveralls).',
      'Вся защита от огня собрана в разделах [курток](/flame-jackets), [брюк](/flame-trousers) и [комбинезонов](/flame-coveralls).',
      'All flame protection is in the sections for [jackets](/flame-jackets), [trousers](/flame-trousers) and [coveralls](/flame-coveralls).',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3(
      'Чи можна варити в джинсах і шкіряному фартусі?',
      'Можно ли варить в джинсах и кожаном фартуке?',
      'Can I weld in jeans and a leather apron?',
    ),
    p(
      'Фартух захищає лише спереду, а джинси тліють: іскра в підгині помітна аж тоді, коли пече. До того ж сучасні джинси мають еластан, який плавиться. Фартух добрий як додаток до костюма, коли ріжуть сидячи.',
      'Фартук защищает только спереди, а джинсы тлеют: искра в подгибе заметна лишь тогда, когда жжёт. К тому же в современных джинсах есть эластан, который плавится. Фартук хорош как дополнение к костюму, когда режут сидя.',
      'An apron protects only the front, and jeans smoulder: you notice a spark in the hem when it already burns. Modern jeans also contain elastane, which melts. An apron is a good addition to a suit when you cut sitting down.',
    ),
    h3(
      'Чим EN ISO 11611 відрізняється від EN ISO 11612?',
      'Чем EN ISO 11611 отличается от EN ISO 11612?',
      'How does EN ISO 11611 differ from EN ISO 11612?',
    ),
    p(
      'Другий стандарт загальніший: тепло й полум’я на виробництві, без крапель зварювання. Літери в ньому означають вид тепла: B — конвекційне, C — променисте, D — бризки алюмінію, E — бризки чавуну, F — контактне. Костюм зварника часто має обидва, але костюм лише з 11612 для зварювання не випробовували.',
      'Второй стандарт более общий: тепло и пламя на производстве, без капель сварки. Буквы в нём означают вид тепла: B — конвекционное, C — лучистое, D — брызги алюминия, E — брызги чугуна, F — контактное. У костюма сварщика часто есть оба, но костюм только с 11612 для сварки не испытывали.',
      'The latter is broader: heat and flame in industry, without welding spatter. Its letters stand for kinds of heat: B convective, C radiant, D molten aluminium, E molten iron, F contact. Welders’ suits often meet both, but a suit with 11612 alone has not been tested for welding.',
    ),
    h3('Що вдягати влітку?', 'Что надевать летом?', 'What should I wear in summer?'),
    p(
      'Костюм класу 1 з легшої тканини й бавовняну футболку під нього. Розстібати куртку не можна: саме в розхил летять краплі, а ультрафіолет обпікає груди. Краще частіші перерви й витяжка, що дає потік повітря.',
      'Костюм класса 1 из более лёгкой ткани и хлопковую футболку под него. Расстёгивать куртку нельзя: именно в разрез летят капли, а ультрафиолет обжигает грудь. Лучше более частые перерывы и вытяжка, которая даёт поток воздуха.',
      'A class 1 suit of lighter fabric over a cotton T-shirt. Do not unzip the jacket: that is where drops fly in and ultraviolet burns your chest. More breaks and extraction that moves the air are better.',
    ),
    p(
      'Комплект збирайте за одну покупку: куртка, штани, рукавиці й черевики з однієї лінії перекривають одне одного там, де річ із різних наборів лишає щілину. Розміри верху й низу обирайте окремо за [таблицею](/sizes), а куртку беріть на розмір вільнішу.',
      'Комплект собирайте за одну покупку: куртка, брюки, перчатки и ботинки из одной линии перекрывают друг друга там, где вещи из разных наборов оставляют щель. Размеры верха и низа выбирайте отдельно по [таблице](/sizes), а куртку берите на размер свободнее.',
      'Buy the kit as a whole: jacket, trousers, gloves and boots of one line overlap where pieces from different sets leave a gap. Choose top and bottom sizes separately by the [chart](/sizes), and take the jacket one size looser.',
    ),
  ),
}
