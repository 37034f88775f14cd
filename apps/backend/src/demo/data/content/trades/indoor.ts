import { item, trade } from '../../../content/trade.ts'
import { t } from '../../../goods/wording.ts'

export const mechanic = trade({
  slug: 'mechanic',
  name: t('Автомеханік', 'Автомеханик', 'Mechanic'),
  title: t('Одяг для автомеханіка', 'Одежда для автомеханика', 'Workwear for mechanics'),
  description: t(
    'Комплект для автосервісу: напівкомбінезон без металу назовні, маслостійкі рукавиці й напівчеревики S3.',
    'Комплект для автосервиса: полукомбинезон без металла снаружи, маслостойкие перчатки и полуботинки S3.',
    'A kit for the garage: bib overalls with no metal outside, oil-resistant gloves and S3 shoes.',
  ),
  lead: t(
    'У сервісі одяг псує не холод, а мастило, і псує він лак. Тому застібки сховано, тканина витримує прання за 60 °C, а кишені не висипають ключі під капот.',
    'В сервисе одежду портит не холод, а масло, а сама она портит лак. Поэтому застёжки спрятаны, ткань выдерживает стирку при 60 °C, а карманы не высыпают ключи под капот.',
    'In a garage it is oil that ruins clothes, and clothes that ruin paintwork. So fasteners are covered, the fabric takes a 60 °C wash and pockets do not drop keys under the bonnet.',
  ),
  advice: [
    t(
      'Жодного металу зовні на грудях і поясі: подряпина на крилі дорожча за комплект.',
      'Никакого металла снаружи на груди и поясе: царапина на крыле дороже комплекта.',
      'No metal outside at chest and waist: a scratched wing costs more than the kit.',
    ),
    t(
      'Підошва **FO** не розбухає від пального й мастила.',
      'Подошва **FO** не разбухает от топлива и масла.',
      'An **FO** sole does not swell from fuel and oil.',
    ),
    t(
      'Каскетка замість кепки, якщо працюєте під підйомником.',
      'Каскетка вместо кепки, если работаете под подъёмником.',
      'A bump cap instead of a cap if you work under a lift.',
    ),
  ],
  kit: [
    item(
      'napivkombinezon-boks-voloshkovyi',
      'застібки під планкою, кишені на липучці.',
      'застёжки под планкой, карманы на липучке.',
      'covered fasteners, pockets with hook-and-loop.',
    ),
    item('polo-zmina-synii', 'на прийманні й у залі.', 'на приёмке и в зале.', 'for reception and the shop floor.'),
    item(
      'rukavytsi-bak-synii',
      'нітрил тримає масну деталь.',
      'нитрил держит масляную деталь.',
      'nitrile grips an oily part.',
    ),
    item('kasketka-kozyrok-chornyi', 'EN 812 під підйомником.', 'EN 812 под подъёмником.', 'EN 812 under the lift.'),
    item('napivcherevyky-reis-hrafit', 'S3 FO.', 'S3 FO.', 'S3 FO.'),
  ],
  note: t(
    'Замість напівкомбінезона можна взяти суцільний комбінезон «Бокс»: він закриває й рукави.',
    'Вместо полукомбинезона можно взять цельный комбинезон «Бокс»: он закрывает и рукава.',
    'Instead of the bib you can take the one-piece “Boks” coverall, which covers the sleeves too.',
  ),
})

export const warehouse = trade({
  slug: 'warehouse',
  name: t('Комірник', 'Кладовщик', 'Warehouse worker'),
  title: t('Одяг для складу й логістики', 'Одежда для склада и логистики', 'Workwear for warehouses'),
  description: t(
    'Комплект для складу: сигнальний жилет, легкі напівчеревики S1P, рукавиці проти порізів і кофта для рампи.',
    'Комплект для склада: сигнальный жилет, лёгкие полуботинки S1P, перчатки от порезов и кофта для рампы.',
    'A warehouse kit: hi-vis vest, light S1P shoes, cut-resistant gloves and a fleece for the loading dock.',
  ),
  lead: t(
    'За зміну комірник проходить 15–20 км між теплим залом і холодною рампою. Вага взуття й шар, який легко зняти, тут важливіші за товщину куртки.',
    'За смену кладовщик проходит 15–20 км между тёплым залом и холодной рампой. Вес обуви и слой, который легко снять, здесь важнее толщины куртки.',
    'A warehouse worker walks 15–20 km a shift between a warm hall and a cold dock. Light shoes and a layer that comes off easily matter more than a thick jacket.',
  ),
  advice: [
    t(
      '**S1P** досить у сухому залі; на мокрій рампі беріть **S3**.',
      '**S1P** достаточно в сухом зале; на мокрой рампе берите **S3**.',
      '**S1P** is enough in a dry hall; on a wet dock take **S3**.',
    ),
    t(
      'Жилет класу 2 видно водієві навантажувача з-за стелажа.',
      'Жилет класса 2 виден водителю погрузчика из-за стеллажа.',
      'A class 2 vest shows up even when you step out from behind a rack.',
    ),
    t(
      'Літера в EN 388 показує стійкість до порізів: B для картону, D для скла й листового металу.',
      'Буква в EN 388 показывает стойкость к порезам: B для картона, D для стекла и листового металла.',
      'The letter in EN 388 is the cut level: B for cardboard, D for glass and sheet metal.',
    ),
  ],
  kit: [
    item('zhylet-syhnalnyi-maiachok-zhovtyi', 'найлегший клас 2.', 'самый лёгкий класс 2.', 'the lightest class 2.'),
    item('shtany-travers-hrafit', 'кишеня для сканера.', 'карман для сканера.', 'a pocket for the scanner.'),
    item('kofta-flisova-vatra-hrafit', 'шар для рампи.', 'слой для рампы.', 'the layer for the dock.'),
    item('rukavytsi-vistria-siryi', 'рівень B, не ковзають.', 'уровень B, не скользят.', 'level B, non-slip.'),
    item('napivcherevyky-step-chornyi', 'S1P, легкі.', 'S1P, лёгкие.', 'S1P, light.'),
  ],
  note: t(
    'Для холодильного складу потрібна куртка EN 342: погляньте на «Полюс −25».',
    'Для холодильного склада нужна куртка EN 342: посмотрите на «Полюс −25».',
    'A cold store calls for an EN 342 jacket: look at the “Polus −25”.',
  ),
})

export const cook = trade({
  slug: 'cook',
  name: t('Кухар', 'Повар', 'Cook'),
  title: t('Одяг для кухаря', 'Одежда для повара', 'Workwear for cooks'),
  description: t(
    'Комплект для кухні й пекарні: взуття, що не ковзає на мокрій плитці, легкі штани, поло й кепка, які витримують часте прання.',
    'Комплект для кухни и пекарни: обувь, которая не скользит на мокрой плитке, лёгкие брюки, поло и кепка, которые выдерживают частую стирку.',
    'A kit for kitchens and bakeries: shoes that do not slip on wet tiles, light trousers, a polo and a cap that take frequent washing.',
  ),
  lead: t(
    'На кухні 35 °C, мокра плитка й дванадцять годин на ногах. Найчастіша травма тут не опік, а падіння, тому комплект починається зі взуття.',
    'На кухне 35 °C, мокрая плитка и двенадцать часов на ногах. Самая частая травма здесь не ожог, а падение, поэтому комплект начинается с обуви.',
    'A kitchen means 35 °C, wet tiles and twelve hours on your feet. The commonest injury is not a burn but a fall, so the kit starts with the shoes.',
  ),
  advice: [
    t(
      '**SR** у маркуванні взуття: підошву випробували на плитці не лише з мийним засобом, а й із гліцерином.',
      '**SR** в маркировке обуви: подошву испытали на плитке не только с моющим средством, но и с глицерином.',
      '**SR** in the marking: the sole was tested on tiles not only with detergent but also with glycerine.',
    ),
    t(
      'Закритий верх, який можна протерти: тканинне взуття вбирає олію.',
      'Закрытый верх, который можно протереть: тканевая обувь впитывает масло.',
      'A closed upper that can be wiped: fabric shoes soak up oil.',
    ),
    t(
      'Одяг міняють щодня, тож беріть два-три комплекти верху.',
      'Одежду меняют ежедневно, поэтому берите два-три комплекта верха.',
      'Clothes are changed daily, so take two or three tops.',
    ),
  ],
  kit: [
    item(
      'napivcherevyky-misto-chornyi',
      'O2 SR FO, без важкого підноска.',
      'O2 SR FO, без тяжёлого подноска.',
      'O2 SR FO, without a heavy toecap.',
    ),
    item(
      'shtany-vektor-synii',
      'літня тканина, сохне швидко.',
      'летняя ткань, сохнет быстро.',
      'summer fabric that dries fast.',
    ),
    item(
      'polo-zmina-synii',
      'не сідає після прання за 60 °C.',
      'не садится после стирки при 60 °C.',
      'does not shrink in a 60 °C wash.',
    ),
    item('kepka-zmina-hrafit', 'тримає волосся.', 'держит волосы.', 'keeps the hair in.'),
  ],
  note: t(
    'Кухарських кітелів, фартухів і харчових рукавичок ми не шиємо: цей комплект для заготівлі, пекарні, мийної й доставки.',
    'Поварских кителей, фартуков и пищевых перчаток мы не шьём: этот комплект для заготовки, пекарни, моечной и доставки.',
    'We do not make chef’s jackets, aprons or food gloves: this kit is for prep, bakery, wash-up and delivery.',
  ),
})

export const medic = trade({
  slug: 'medic',
  name: t('Медик', 'Медик', 'Medic'),
  title: t('Одяг для медика на виїзді', 'Одежда для медика на выезде', 'Workwear for ambulance crews'),
  description: t(
    'Комплект для екіпажу швидкої й рятувальників: сигнальна куртка класу 3, вільні штани, захист від дощу й легке взуття S3.',
    'Комплект для экипажа скорой и спасателей: сигнальная куртка класса 3, свободные брюки, защита от дождя и лёгкая обувь S3.',
    'A kit for ambulance and rescue crews: a class 3 hi-vis jacket, easy trousers, rain protection and light S3 shoes.',
  ),
  lead: t(
    'Виклик може бути на трасі вночі, у під’їзді без світла або в полі під дощем. Медика має бути видно, а коліна мають витримати асфальт.',
    'Вызов может быть на трассе ночью, в подъезде без света или в поле под дождём. Медика должно быть видно, а колени должны выдержать асфальт.',
    'A call may be on a road at night, in a dark stairwell or in a field in the rain. A medic must be seen, and the knees must stand up to asphalt.',
  ),
  advice: [
    t(
      '**EN ISO 20471, клас 3** на дорозі, де рух не зупинено.',
      '**EN ISO 20471, класс 3** на дороге, где движение не остановлено.',
      '**EN ISO 20471, class 3** on a road where traffic has not been stopped.',
    ),
    t(
      'М’які вкладиші в коліна: реанімація триває довго.',
      'Мягкие вкладыши в колени: реанимация длится долго.',
      'Soft inserts at the knees: resuscitation takes a long time.',
    ),
    t(
      'Взуття без шнурків або з диском: на збори є хвилина.',
      'Обувь без шнурков или с диском: на сборы есть минута.',
      'Shoes without laces or with a dial: you have a minute to get ready.',
    ),
  ],
  kit: [
    item('kurtka-syhnalna-peron-zhovtyi', 'клас 3, EN 343.', 'класс 3, EN 343.', 'class 3, EN 343.'),
    item('shtany-kriazh-hrafit', 'місце для вкладишів.', 'место для вкладышей.', 'room for inserts.'),
    item('nakolinnyky-hranula-synii', 'гелеві вкладиші.', 'гелевые вкладыши.', 'gel inserts.'),
    item(
      'polo-syhnalne-obrii-zhovtyi',
      'клас 2, коли куртка зайва.',
      'класс 2, когда куртка лишняя.',
      'class 2 when a jacket is too much.',
    ),
    item(
      'cherevyky-fiord-hrafit-zhovtyi',
      'S3 з диском, взуваються однією рукою.',
      'S3 с диском, обуваются одной рукой.',
      'S3 with a dial, closed with one hand.',
    ),
  ],
  note: t(
    'Хірургічних костюмів і медичних рукавичок ми не продаємо: цей комплект для роботи поза лікарнею.',
    'Хирургических костюмов и медицинских перчаток мы не продаём: этот комплект для работы вне больницы.',
    'We do not sell scrubs or medical gloves: this kit is for work outside the hospital.',
  ),
})
