import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, h3, ol, p, table, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const crewSizes: DemoArticle = {
  slug: 'rozmiry-na-bryhadu',
  date: '2026-09-24',
  isGuide: true,
  title: t(
    'Розміри на бригаду: як замовити раз і не обмінювати',
    'Размеры на бригаду: как заказать один раз и не обменивать',
    'Sizes for a crew: ordering once without exchanges',
  ),
  lead: t(
    'Чотири мірки, одна таблиця й пів години. Показуємо, як зібрати розміри десяти людей і не помилитися.',
    'Четыре мерки, одна таблица и полчаса. Показываем, как собрать размеры десяти человек и не ошибиться.',
    'Four measurements, one table and half an hour. How to collect the sizes of ten people and get them right.',
  ),
  body: body(
    p(
      'Найдорожча частина замовлення на бригаду — не куртки, а обміни: людина виходить на зміну в старому, посилка їздить двічі, хтось рахує пари. Майже всі обміни мають одну причину: розмір записали зі слів. Ось порядок, який її прибирає.',
      'Самая дорогая часть заказа на бригаду — не куртки, а обмены: человек выходит на смену в старом, посылка ездит дважды, кто-то считает пары. Почти у всех обменов одна причина: размер записали со слов. Вот порядок, который её убирает.',
      'The most expensive part of a crew order is not the jackets but the exchanges: someone works in old clothes, the parcel travels twice, somebody counts pairs. Nearly all exchanges have one cause: the size was written down from memory. Here is a routine that removes it.',
    ),
    h2('Чому зі слів не можна', 'Почему со слов нельзя', 'Why memory is not enough'),
    p(
      'Людина називає розмір джинсів, купленого п’ять років тому піджака або літеру з футболки. XL у трьох виробників — це три різні обхвати, різниця сягає 8 см. До того ж вага змінюється, а зріст при цьому забувають узагалі. Тіло натомість завжди під рукою.',
      'Человек называет размер джинсов, пиджака пятилетней давности или букву с футболки. XL у трёх производителей — это три разных обхвата, разница доходит до 8 см. К тому же вес меняется, а рост при этом забывают вовсе. Тело зато всегда под рукой.',
      'People quote the size of their jeans, of a five-year-old blazer or the letter from a T-shirt. XL from three makers means three different girths, up to 8 cm apart. Weight changes as well, and height is usually forgotten altogether. The body, on the other hand, is always at hand.',
    ),
    h2('Що міряти', 'Что мерить', 'What to measure'),
    table(
      [t('Мірка', 'Мерка', 'Measurement'), t('Як', 'Как', 'How'), t('Для чого', 'Для чего', 'What for')],
      [
        [
          t('Зріст', 'Рост', 'Height'),
          t('босоніж біля стіни', 'босиком у стены', 'barefoot against a wall'),
          t(
            'довжина штанин, рукавів, комбінезона',
            'длина штанин, рукавов, комбинезона',
            'length of legs, sleeves, coveralls',
          ),
        ],
        [
          t('Груди', 'Грудь', 'Chest'),
          t('найширше місце, руки опущено', 'самое широкое место, руки опущены', 'the fullest part, arms down'),
          t('куртки, жилети, футболки', 'куртки, жилеты, футболки', 'jackets, vests, T-shirts'),
        ],
        [
          t('Талія', 'Талия', 'Waist'),
          t('там, де носять пояс штанів', 'там, где носят пояс брюк', 'where the trousers are worn'),
          t('штани', 'брюки', 'trousers'),
        ],
        [
          t('Стопа', 'Стопа', 'Foot'),
          t(
            'на аркуші, ввечері, більша з двох',
            'на листе, вечером, большая из двух',
            'on a sheet of paper, in the evening, the longer one',
          ),
          t('взуття', 'обувь', 'footwear'),
        ],
        [
          t('Долоня', 'Ладонь', 'Hand'),
          t('довкола кісточок', 'вокруг костяшек', 'around the knuckles'),
          t('рукавиці', 'перчатки', 'gloves'),
        ],
      ],
    ),
    p(
      'Потрібні сантиметрова стрічка й двоє людей: сам себе рівно не обміряєш. Міряють по білизні або тонкій футболці. Числа записують такими, як є, не округляючи й нічого не додаючи: запас на рух і один теплий шар уже закладено в крої, а повна таблиця є на сторінці [розмірів](/sizes).',
      'Нужны сантиметровая лента и двое людей: сам себя ровно не обмеришь. Меряют по белью или тонкой футболке. Числа записывают такими, как есть, не округляя и ничего не прибавляя: запас на движение и один тёплый слой уже заложены в крое, а полная таблица есть на странице [размеров](/sizes).',
      'You need a tape measure and two people: nobody measures themselves straight. Measure over underwear or a thin T-shirt. Write the numbers down as they are, without rounding or adding: room for movement and one warm layer is already in the cut, and the full chart is on the [sizes](/sizes) page.',
    ),
    h2('Порядок для майстра', 'Порядок для мастера', 'A routine for the foreman'),
    ol(
      t(
        'Роздрукуйте список: прізвище, зріст, груди, талія, стопа, долоня.',
        'Распечатайте список: фамилия, рост, грудь, талия, стопа, ладонь.',
        'Print a list: name, height, chest, waist, foot, hand.',
      ),
      t(
        'Поставте двох із стрічкою біля дверей перед зміною. На людину йде дві-три хвилини.',
        'Поставьте двоих с лентой у дверей перед сменой. На человека уходит две-три минуты.',
        'Put two people with a tape at the door before the shift. It takes two or three minutes each.',
      ),
      t(
        'Знайдіть розмір за грудьми для верху й за талією для штанів. Зріст перевірте окремо.',
        'Найдите размер по груди для верха и по талии для брюк. Рост проверьте отдельно.',
        'Find the size by chest for tops and by waist for trousers. Check height separately.',
      ),
      t(
        'Хто опинився між двома розмірами, бере більший верх і той низ, що сходиться в талії.',
        'Кто оказался между двумя размерами, берёт больший верх и тот низ, который сходится в талии.',
        'Anyone between two sizes takes the larger top and the trousers that meet at the waist.',
      ),
      t(
        'Замовте по одній речі кожного розміру на приміряння, якщо людей більше ніж двадцять.',
        'Закажите по одной вещи каждого размера на примерку, если людей больше двадцати.',
        'For more than twenty people order one of each size to try on first.',
      ),
    ),
    h2('Як замовити в магазині', 'Как заказать в магазине', 'How to order in the shop'),
    p(
      'На сторінці кожної речі є посилання «Замовити на бригаду». Воно відкриває таблицю: розмір, залишок і поле для кількості. Заповніть її раз, і весь набір ляже в кошик одним натисканням. Для компанії оберіть оплату за рахунком IBAN: у замовленні можна вказати назву й код ЄДРПОУ. Більше — на сторінці [для компаній](/companies).',
      'На странице каждой вещи есть ссылка «Заказать на бригаду». Она открывает таблицу: размер, остаток и поле для количества. Заполните её один раз, и весь набор ляжет в корзину одним нажатием. Для компании выберите оплату по счёту IBAN: в заказе можно указать название и код ЕГРПОУ. Подробнее — на странице [для компаний](/companies).',
      'Every product page has a link “Order for a crew”. It opens a table with each size, what is left in stock and a field for the quantity. Fill it in once and the whole set goes into the cart with one press. For a company choose payment by IBAN invoice: the order takes the company’s name and number. The [companies](/companies) page says more.',
    ),
    h2('На чому помиляються найчастіше', 'На чём чаще всего ошибаются', 'The most common mistakes'),
    ul(
      t(
        '**Рукавиці.** Їх не можна обміняти, якщо вони без дефекту, тому долоню міряють двічі. [Рукавиці](/gloves) мають розміри 7–11.',
        '**Перчатки.** Их нельзя обменять, если они без дефекта, поэтому ладонь мерят дважды. [Перчатки](/gloves) имеют размеры 7–11.',
        '**Gloves.** They cannot be exchanged unless faulty, so measure the hand twice. [Gloves](/gloves) come in sizes 7–11.',
      ),
      t(
        '**Зимове взуття.** Беруть на розмір більше, бо шкарпетка товща. Про решту — у [пораді про взуття](/news/yak-obraty-zakhysne-vzuttia).',
        '**Зимняя обувь.** Берут на размер больше, потому что носок толще. Об остальном — в [совете об обуви](/news/yak-obraty-zakhysne-vzuttia).',
        '**Winter footwear.** Go one size up because the sock is thicker. The rest is in our [footwear guide](/news/yak-obraty-zakhysne-vzuttia).',
      ),
      t(
        '**Жінки в бригаді.** Менший чоловічий розмір не сидить на стегнах. Жіночі лекала мають розміри 40–54.',
        '**Женщины в бригаде.** Меньший мужской размер не садится на бёдрах. Женские лекала есть в размерах 40–54.',
        '**Women in the crew.** A smaller men’s size does not fit the hips. Women’s sizes run from 40 to 54.',
      ),
      t(
        '**Комбінезони.** Головна мірка — зріст: короткий комбінезон тягне в кроці за кожного нахилу.',
        '**Комбинезоны.** Главная мерка — рост: короткий комбинезон тянет в шаге при каждом наклоне.',
        '**Coveralls.** Height decides: a short coverall pulls at the crotch with every bend.',
      ),
      t(
        '**Нові люди.** Запишіть мірки всіх і збережіть список. Наступного разу лишиться дописати двох.',
        '**Новые люди.** Запишите мерки всех и сохраните список. В следующий раз останется дописать двоих.',
        '**New people.** Write down everyone’s measurements and keep the list. Next time you only add two lines.',
      ),
    ),
    p(
      'Якщо розмір усе ж не підійшов, на обмін є 14 днів, і пересилання в обидва боки за наш рахунок. Умови — на сторінці [обміну та повернення](/returns).',
      'Если размер всё же не подошёл, на обмен есть 14 дней, и пересылка в обе стороны за наш счёт. Условия — на странице [обмена и возврата](/returns).',
      'If a size is still wrong, you have 14 days to exchange it and we pay the postage both ways. See [exchanges and returns](/returns).',
    ),
    h2('Запитують часто', 'Часто спрашивают', 'Questions we are often asked'),
    h3('Скільки запасних розмірів брати?', 'Сколько запасных размеров брать?', 'How many spare sizes should we take?'),
    p(
      'На двадцятьох — одну-дві куртки розмірів 52 і 56: вони найчастіші, тож знадобляться новачкові. Для взуття запас зайвий, стопа в кожного своя.',
      'На двадцать человек — одну-две куртки размеров 52 и 56: они самые ходовые и пригодятся новичку. Для обуви запас не нужен, стопа у каждого своя.',
      'For twenty people one or two jackets in 52 and 56: these are the most common, so a newcomer can use them. Do not stock spare footwear: every foot is different.',
    ),
    h3('А якщо людина за межами таблиці?', 'А если человек за пределами таблицы?', 'What if someone is off the chart?'),
    p(
      'Куртки й штани шиємо до 64-го, а про [великі розміри](/news/povernulysia-rozmiry-60-64) є окрема новина. Якщо груди й талія припадають на розміри, між якими більше ніж два кроки, беріть комплект із двох різних розмірів: верх і низ у нас продаються окремо.',
      'Куртки и брюки шьём до 64-го, а о [больших размерах](/news/povernulysia-rozmiry-60-64) есть отдельная новость. Если грудь и талия попадают в размеры, между которыми больше двух шагов, берите комплект из двух разных размеров: верх и низ у нас продаются отдельно.',
      'Jackets and trousers go up to 64, and there is an article on [large sizes](/news/povernulysia-rozmiry-60-64). If chest and waist fall more than two sizes apart, make up a set from two sizes: tops and bottoms are sold separately.',
    ),
    h3('Чи потрібні імена на одязі?', 'Нужны ли имена на одежде?', 'Should clothes carry names?'),
    p(
      'Нашивка з прізвищем на грудях економить години на видачі з пральні. На сигнальному одязі її розміщують так, щоб не закривала ні стрічки, ні яскравого поля: на жилеті місце для неї є на кишені.',
      'Нашивка с фамилией на груди экономит часы на выдаче из прачечной. На сигнальной одежде её размещают так, чтобы не закрывала ни ленты, ни яркого поля: на жилете место для неё есть на кармане.',
      'A name tag on the chest saves hours when the laundry comes back. On hi-vis clothing it must cover neither tape nor bright fabric: on a vest its place is the pocket.',
    ),
    p('Запитання про розміри? Телефонуйте.', 'Вопросы о размерах? Звоните.', 'Questions about sizes? Call us.'),
  ),
}
