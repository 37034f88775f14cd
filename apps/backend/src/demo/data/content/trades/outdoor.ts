import { item, trade } from '../../../content/trade.ts'
import { t } from '../../../goods/wording.ts'

export const builder = trade({
  slug: 'builder',
  name: t('Будівельник', 'Строитель', 'Builder'),
  title: t('Одяг для будівельника', 'Одежда для строителя', 'Workwear for builders'),
  description: t(
    'Комплект для будівельного майданчика: куртка, штани з підсиленими колінами, каска, сигнальний жилет і черевики S3.',
    'Комплект для строительной площадки: куртка, брюки с усиленными коленями, каска, сигнальный жилет и ботинки S3.',
    'A kit for the building site: jacket, trousers with reinforced knees, helmet, hi-vis vest and S3 boots.',
  ),
  lead: t(
    'На майданчик без каски, жилета й взуття з підноском не пустять. Решту обирають за тим, що зношується першим: коліна, лікті, кишені.',
    'На площадку без каски, жилета и обуви с подноском не пустят. Остальное выбирают по тому, что изнашивается первым: колени, локти, карманы.',
    'You will not be let on site without a helmet, a vest and toecapped boots. The rest is chosen by what wears out first: knees, elbows, pockets.',
  ),
  advice: [
    t(
      '**S3**: підносок 200 Дж, проміжна підошва проти цвяхів і верх, який не промокає.',
      '**S3**: подносок 200 Дж, промежуточная подошва против гвоздей и верх, который не промокает.',
      '**S3**: a 200 J toecap, a midsole against nails and an upper that keeps water out.',
    ),
    t(
      '**EN ISO 20471, клас 2** обов’язковий там, де їздить техніка.',
      '**EN ISO 20471, класс 2** обязателен там, где ездит техника.',
      '**EN ISO 20471, class 2** is required wherever vehicles move.',
    ),
    t(
      'Штани за EN 14404: вкладиш має стояти на місці, коли ви навколішки.',
      'Брюки по EN 14404: вкладыш должен стоять на месте, когда вы на коленях.',
      'Trousers to EN 14404: the insert must stay in place when you kneel.',
    ),
  ],
  kit: [
    item(
      'kurtka-robocha-travers-hrafit',
      'лікті з кордури, сім кишень.',
      'локти из кордуры, семь карманов.',
      'Cordura elbows, seven pockets.',
    ),
    item(
      'shtany-kriazh-hrafit',
      'підсилені коліна з кишенею для вкладиша.',
      'усиленные колени с карманом для вкладыша.',
      'reinforced knees with a pocket for the insert.',
    ),
    item('nakolinnyky-kriazh-chornyi', 'вкладиші до цих штанів.', 'вкладыши к этим брюкам.', 'the inserts for them.'),
    item(
      'zhylet-syhnalnyi-obrii-zhovtyi',
      'клас 2, кишені для рації та маркера.',
      'класс 2, карманы для рации и маркера.',
      'class 2, pockets for a radio and a marker.',
    ),
    item('kaska-kupol-bilyi', 'EN 397, з вентиляцією.', 'EN 397, с вентиляцией.', 'EN 397, ventilated.'),
    item('cherevyky-hranit-pisochnyi', 'S3 SR FO.', 'S3 SR FO.', 'S3 SR FO.'),
    item(
      'rukavytsi-khvat-hrafit',
      'шкіра на долоні, тканина зверху.',
      'кожа на ладони, ткань сверху.',
      'leather palm, fabric back.',
    ),
  ],
  note: t(
    'Узимку додайте флісову кофту під куртку й утеплені рукавиці. На бригаду оформте [замовлення для компанії](/companies).',
    'Зимой добавьте флисовую кофту под куртку и утеплённые перчатки. На бригаду оформите [заказ для компании](/companies).',
    'In winter add a fleece under the jacket and insulated gloves. For a crew, place a [company order](/companies).',
  ),
})

export const roadWorker = trade({
  slug: 'road-worker',
  name: t('Дорожник', 'Дорожник', 'Road worker'),
  title: t('Одяг для дорожника', 'Одежда для дорожного рабочего', 'Workwear for road crews'),
  description: t(
    'Сигнальний комплект класу 3 для робіт на дорозі: куртка, штани, футболка на літо й захист від дощу.',
    'Сигнальный комплект класса 3 для работ на дороге: куртка, брюки, футболка на лето и защита от дождя.',
    'A class 3 hi-vis kit for road works: jacket, trousers, a summer T-shirt and rain protection.',
  ),
  lead: t(
    'Водій на швидкості 90 км/год проїжджає 25 метрів за секунду. Клас 3 помітно за 300 метрів і вночі, і в дощ, але лише доки стрічка чиста й ціла.',
    'Водитель на скорости 90 км/ч проезжает 25 метров за секунду. Класс 3 заметен за 300 метров и ночью, и в дождь, но только пока лента чистая и целая.',
    'A driver at 90 km/h covers 25 metres a second. Class 3 is seen from 300 metres at night and in rain, but only while the tape is clean and whole.',
  ),
  advice: [
    t(
      '**Клас 3** потрібен на дорогах із рухом понад 60 км/год, уночі й на залізниці.',
      '**Класс 3** нужен на дорогах с движением свыше 60 км/ч, ночью и на железной дороге.',
      '**Class 3** is needed on roads with traffic over 60 km/h, at night and on railways.',
    ),
    t(
      'Клас рахують за застебнутим одягом: розстебнута куртка класу 3 його вже не дає.',
      'Класс считают по застёгнутой одежде: расстёгнутая куртка класса 3 его уже не даёт.',
      'The class is counted with the garment fastened: an open class 3 jacket no longer gives it.',
    ),
    t(
      'Перед купівлею перевірте, скільки прань витримує стрічка: число є в характеристиках.',
      'Перед покупкой проверьте, сколько стирок выдерживает лента: число есть в характеристиках.',
      'Check how many washes the tape withstands: the number is in the specifications.',
    ),
  ],
  kit: [
    item(
      'kurtka-syhnalna-mahistral-pomaranchevyi',
      'клас 3 і захист від дощу EN 343.',
      'класс 3 и защита от дождя EN 343.',
      'class 3 with EN 343 rain protection.',
    ),
    item(
      'shtany-syhnalni-mahistral-zhovtyi',
      'клас 2, кишені для наколінників.',
      'класс 2, карманы для наколенников.',
      'class 2, knee pad pockets.',
    ),
    item('futbolka-syhnalna-obrii-pomaranchevyi', 'клас 2 на спеку.', 'класс 2 на жару.', 'class 2 for hot days.'),
    item(
      'cherevyky-hranit-pisochnyi',
      'підошва, стійка до бітуму й пального.',
      'подошва, стойкая к битуму и топливу.',
      'a sole that resists bitumen and fuel.',
    ),
    item(
      'rukavytsi-tsehla-zhovtyi',
      'рифлений латекс тримає мокрий інструмент.',
      'рифлёный латекс держит мокрый инструмент.',
      'crinkle latex grips wet tools.',
    ),
  ],
  note: t(
    'Як прати сигнальний одяг, щоб він не втратив клас, ми описали в [новинах](/news).',
    'Как стирать сигнальную одежду, чтобы она не потеряла класс, мы описали в [новостях](/news).',
    'How to wash hi-vis so that it keeps its class is described in our [news](/news).',
  ),
})

export const farmer = trade({
  slug: 'farmer',
  name: t('Фермер', 'Фермер', 'Farmer'),
  title: t('Одяг для фермера', 'Одежда для фермера', 'Workwear for farmers'),
  description: t(
    'Комплект для поля, ферми й саду: напівкомбінезон, захист від дощу, тепла куртка, черевики й рукавиці.',
    'Комплект для поля, фермы и сада: полукомбинезон, защита от дождя, тёплая куртка, ботинки и перчатки.',
    'A kit for field, farm and orchard: bib overalls, rain protection, a warm jacket, boots and gloves.',
  ),
  lead: t(
    'Робочий день починається о п’ятій з роси, о другій уже спека, увечері дощ. Один товстий шар тут гірший за три тонкі, які знімаються.',
    'Рабочий день начинается в пять с росы, в два уже жара, вечером дождь. Один толстый слой здесь хуже трёх тонких, которые снимаются.',
    'The day starts at five in the dew, it is hot by two and it rains in the evening. One thick layer is worse here than three thin ones you can take off.',
  ),
  advice: [
    t(
      'Напівкомбінезон закриває поперек у кабіні й на землі, лямки не чіпляються за вал.',
      'Полукомбинезон закрывает поясницу в кабине и на земле, лямки не цепляются за вал.',
      'Bib overalls cover the back in the cab and on the ground, and the straps do not catch on a shaft.',
    ),
    t(
      '**EN 343**: перша цифра каже про воду, друга про дихання. Для кабіни важливіша друга, для поля перша.',
      '**EN 343**: первая цифра о воде, вторая о дыхании. Для кабины важнее вторая, для поля первая.',
      '**EN 343**: the first figure is about water, the second about breathing. In the cab the second matters more, in the field the first.',
    ),
    t(
      'Довгий рукав із захистом від сонця потрібен і влітку: футболка лишає руки відкритими.',
      'Длинный рукав с защитой от солнца нужен и летом: футболка оставляет руки открытыми.',
      'Long sleeves with sun protection are needed in summer too: a T-shirt leaves the arms bare.',
    ),
  ],
  kit: [
    item(
      'napivkombinezon-maister-synii',
      'простий, міцний, сохне за ніч.',
      'простой, прочный, сохнет за ночь.',
      'plain, strong, dries overnight.',
    ),
    item('lonhsliv-tin-pisochnyi', 'UPF 40+ на сонце.', 'UPF 40+ на солнце.', 'UPF 40+ for the sun.'),
    item('doshchovyk-dnipro-zhovtyi', 'проклеєні шви, EN 343.', 'проклеенные швы, EN 343.', 'sealed seams, EN 343.'),
    item(
      'kurtka-uteplena-polius-olyva',
      'до −25 °C, коли худоба не чекає на відлигу.',
      'до −25 °C, когда скот не ждёт оттепели.',
      'down to −25 °C, when the stock will not wait for a thaw.',
    ),
    item('cherevyky-hranit-pisochnyi', 'S3: копито й вила.', 'S3: копыто и вилы.', 'S3: hooves and forks.'),
    item(
      'rukavytsi-tsehla-zhovtyi',
      'для мокрого й слизького.',
      'для мокрого и скользкого.',
      'for the wet and slippery.',
    ),
  ],
  note: t(
    'Для робіт із засобами захисту рослин потрібен окремий хімстійкий одяг: такого ми не продаємо.',
    'Для работ со средствами защиты растений нужна отдельная химстойкая одежда: такой мы не продаём.',
    'Work with crop protection chemicals needs separate chemical-resistant clothing, which we do not sell.',
  ),
})
