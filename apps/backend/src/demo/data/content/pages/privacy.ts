import { body, h2, p, table, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const privacy: DemoPage = {
  slug: 'privacy',
  title: t('Політика конфіденційності', 'Политика конфиденциальности', 'Privacy policy'),
  description: t(
    'Які дані зберігає магазин ГАРТ, де, як довго й навіщо, і як попросити їх видалити.',
    'Какие данные хранит магазин ГАРТ, где, как долго и зачем, и как попросить их удалить.',
    'What data the HART shop keeps, where, how long and why, and how to have it deleted.',
  ),
  body: body(
    p(
      'Коротко: ми зберігаємо лише те, без чого не можна показати кошик, відправити замовлення й відповідати за нього. Даних не продаємо.',
      'Коротко: мы храним только то, без чего нельзя показать корзину, отправить заказ и отвечать за него. Данных не продаём.',
      'In short: we keep only what we need to show your cart, send your order and stand behind it. We don’t sell data.',
    ),
    h2('Що зберігає ваш браузер', 'Что хранит ваш браузер', 'What your browser keeps'),
    table(
      [t('Що', 'Что', 'What'), t('Як довго', 'Как долго', 'How long'), t('Навіщо', 'Зачем', 'Why')],
      [
        [
          t(
            'Cookie кошика `cart_id` і промокоду `coupon`, кількість товарів у локальному сховищі',
            'Cookie корзины `cart_id` и промокода `coupon`, количество товаров в локальном хранилище',
            'The cookies `cart_id` (your cart) and `coupon` (a promo code); the number of items, in local storage',
          ),
          t('100 днів', '100 дней', '100 days'),
          t(
            'щоб кошик не зник, коли ви закриєте вкладку',
            'чтобы корзина не исчезла, когда вы закроете вкладку',
            'so that the cart is still there when you come back',
          ),
        ],
        [
          t('Cookie мови `i18n_redirected`', 'Cookie языка `i18n_redirected`', 'The language cookie `i18n_redirected`'),
          t('365 днів', '365 дней', '365 days'),
          t(
            'щоб магазин відкривався обраною мовою',
            'чтобы магазин открывался на выбранном языке',
            'so that the shop opens in the language you chose',
          ),
        ],
        [
          t(
            'Чернетка оформлення: cookie `checkout`, зашифрований, недоступний скриптам; ще не надісланий текст — у сховищі вкладки',
            'Черновик оформления: cookie `checkout`, зашифрованный, недоступный скриптам; ещё не отправленный текст — в хранилище вкладки',
            'The checkout draft: the cookie `checkout`, encrypted and unreadable to scripts; text not yet sent, in the tab’s storage',
          ),
          t(
            '24 години; текст — поки відкрита вкладка',
            '24 часа; текст — пока открыта вкладка',
            '24 hours; the text while the tab is open',
          ),
          t(
            'щоб після перезавантаження не вводити все знову',
            'чтобы после перезагрузки не вводить всё снова',
            'so that you don’t have to type it all again after a reload',
          ),
        ],
        [
          t(
            'Щойно оформлене замовлення: cookie `order`, зашифрований, недоступний скриптам',
            'Только что оформленный заказ: cookie `order`, зашифрованный, недоступный скриптам',
            'The order you have just placed: the cookie `order`, encrypted and unreadable to scripts',
          ),
          t('24 години', '24 часа', '24 hours'),
          t(
            'щоб показати вам замовлення на сторінці після оформлення',
            'чтобы показать вам заказ на странице после оформления',
            'to show you the order once it is placed',
          ),
        ],
        [
          t('Список бажань гостя', 'Список желаний гостя', 'A guest’s wishlist'),
          t('100 днів', '100 дней', '100 days'),
          t(
            'щоб обране лишалося обраним',
            'чтобы избранное оставалось избранным',
            'so that your favourites stay where you left them',
          ),
        ],
        [
          t(
            'Світла чи темна тема, ваша відповідь на запит про cookie',
            'Светлая или тёмная тема, ваш ответ на запрос о cookie',
            'Light or dark theme, your answer about cookies',
          ),
          t('поки ви не очистите сховище', 'пока вы не очистите хранилище', 'until you clear the storage'),
          t('щоб не питати вдруге', 'чтобы не спрашивать второй раз', 'so as not to ask twice'),
        ],
        [
          t(
            'Останні п’ять пошукових запитів, лише у вашому браузері',
            'Последние пять поисковых запросов, только в вашем браузере',
            'Your last five searches, in your browser only',
          ),
          t(
            'поки ви не очистите історію пошуку',
            'пока вы не очистите историю поиска',
            'until you clear the search history',
          ),
          t('щоб запропонувати їх знову', 'чтобы предложить их снова', 'to offer them again'),
        ],
        [
          t(
            'Переглянуті товари (до дванадцяти) і мірки, які ви ввели, щоб дізнатися свій розмір',
            'Просмотренные товары (до двенадцати) и мерки, которые вы ввели, чтобы узнать свой размер',
            'The products you viewed (up to twelve) and the measurements you entered to find your size',
          ),
          t('поки ви не очистите сховище', 'пока вы не очистите хранилище', 'until you clear the storage'),
          t(
            'щоб легко повернутися до побаченого й підказати розмір',
            'чтобы легко вернуться к увиденному и подсказать размер',
            'to find your way back to them and to suggest your size',
          ),
        ],
        [
          t(
            'Cookie міста доставки `delivery_city` і порівняння `compare`',
            'Cookie города доставки `delivery_city` и сравнения `compare`',
            'The cookies `delivery_city` (where to deliver) and `compare` (products to compare)',
          ),
          t('100 днів', '100 дней', '100 days'),
          t(
            'щоб показувати ціну й день доставки та товари, які ви порівнюєте',
            'чтобы показывать цену и день доставки и товары, которые вы сравниваете',
            'to show the price and day of delivery and the products you are comparing',
          ),
        ],
        [
          t(
            'Контакти й доставка, якщо ви обрали «Запам’ятати мене»: cookie `remembered`, зашифрований, недоступний скриптам',
            'Контакты и доставка, если вы выбрали «Запомнить меня»: cookie `remembered`, зашифрованный, недоступный скриптам',
            'Contact and delivery details, if you chose “Remember me”: the cookie `remembered`, encrypted and unreadable to scripts',
          ),
          t('пів року', 'полгода', 'half a year'),
          t('щоб заповнити наступне замовлення', 'чтобы заполнить следующий заказ', 'to fill in your next order'),
        ],
        [
          t('Cookie входу', 'Cookie входа', 'The sign-in cookie'),
          t(
            'до виходу з кабінету або кінця сеансу',
            'до выхода из кабинета или конца сеанса',
            'until you sign out or the session ends',
          ),
          t(
            'щоб упізнати вас; скриптам він недоступний',
            'чтобы узнать вас; скриптам он недоступен',
            'to recognise you; scripts cannot read it',
          ),
        ],
      ],
    ),
    p(
      'Усе це потрібне для роботи магазину. Лічильників і рекламних міток за замовчуванням немає; якщо магазин їх додасть, вони запрацюють лише після вашої згоди.',
      'Всё это нужно для работы магазина. Счётчиков и рекламных меток по умолчанию нет; если магазин их добавит, они заработают только после вашего согласия.',
      'The shop needs all of it to work. There are no analytics or advertising tags by default; if the shop adds any, they run only with your consent.',
    ),
    h2('Що зберігає магазин', 'Что хранит магазин', 'What the shop keeps'),
    table(
      [t('Дані', 'Данные', 'Data'), t('Навіщо', 'Зачем', 'Why'), t('Як довго', 'Как долго', 'How long')],
      [
        [
          t(
            'Замовлення: ім’я, прізвище, телефон, e-mail, місто й відділення або адреса, отримувач, коментар, склад і суми',
            'Заказ: имя, фамилия, телефон, e-mail, город и отделение или адрес, получатель, комментарий, состав и суммы',
            'An order: name, last name, phone, e-mail, city and branch or address, recipient, comment, items and amounts',
          ),
          t(
            'відправити, обміняти, повернути гроші, вести облік',
            'отправить, обменять, вернуть деньги, вести учёт',
            'to send it, exchange it, refund it and keep the books',
          ),
          t(
            'строк гарантії та строк, який закон установлює для облікових документів',
            'срок гарантии и срок, который закон устанавливает для учётных документов',
            'the warranty period and the period the law sets for accounting documents',
          ),
        ],
        [
          t('Вміст кошика', 'Содержимое корзины', 'The contents of a cart'),
          t('показати його на будь-якій сторінці', 'показать его на любой странице', 'to show it on any page'),
          t('100 днів від останньої зміни', '100 дней от последнего изменения', '100 days from its last change'),
        ],
        [
          t(
            'Повідомлення з форми: ім’я, телефон, текст',
            'Сообщение из формы: имя, телефон, текст',
            'A message from the form: name, phone, text',
          ),
          t('відповісти вам', 'ответить вам', 'to answer you'),
          t('поки триває розмова', 'пока длится разговор', 'as long as the conversation lasts'),
        ],
        [
          t('Відгук про товар: ім’я, текст, фото', 'Отзыв о товаре: имя, текст, фото', 'A review: name, text, photos'),
          t('показати його на сторінці товару', 'показать его на странице товара', 'to show it on the product page'),
          t(
            'поки товар є в каталозі; якщо ви видалите кабінет — без імені',
            'пока товар есть в каталоге; если вы удалите кабинет — без имени',
            'while the product is in the catalogue; without your name once you delete your account',
          ),
        ],
        [
          t(
            'Запитання про товар: ім’я, текст, e-mail, якщо ви його вказали',
            'Вопрос о товаре: имя, текст, e-mail, если вы его указали',
            'A question about a product: name, text, and e-mail if you gave one',
          ),
          t(
            'відповісти вам і показати відповідь на сторінці товару',
            'ответить вам и показать ответ на странице товара',
            'to answer you and show the answer on the product page',
          ),
          t(
            'поки товар є в каталозі; e-mail — до відповіді',
            'пока товар есть в каталоге; e-mail — до ответа',
            'while the product is in the catalogue; the e-mail until we answer',
          ),
        ],
        [
          t(
            'E-mail для повідомлення про наявність',
            'E-mail для сообщения о наличии',
            'An e-mail address to notify when a product is back',
          ),
          t('надіслати один лист', 'отправить одно письмо', 'to send one e-mail'),
          t('до появи товару', 'до появления товара', 'until the product is back'),
        ],
        [
          t('Листи, які ми надіслали', 'Письма, которые мы отправили', 'The e-mails we have sent'),
          t('з’ясувати, чому лист не дійшов', 'выяснить, почему письмо не дошло', 'to find out why one did not arrive'),
          t('90 днів', '90 дней', '90 days'),
        ],
        [
          t('E-mail розсилки', 'E-mail рассылки', 'A newsletter address'),
          t('лист раз на місяць', 'письмо раз в месяц', 'one e-mail a month'),
          t('до відписки', 'до отписки', 'until you unsubscribe'),
        ],
        [
          t(
            'Обліковий запис: ім’я, прізвище, e-mail, телефон, адреси, обране',
            'Учётная запись: имя, фамилия, e-mail, телефон, адреса, избранное',
            'An account: name, last name, e-mail, phone, addresses, wishlist',
          ),
          t(
            'кабінет, який ви створили самі',
            'кабинет, который вы создали сами',
            'the account that you created yourself',
          ),
          t('до видалення', 'до удаления', 'until it is deleted'),
        ],
      ],
    ),
    p(
      'Пароль зберігається лише як відбиток, з якого його не відновити. Даних картки магазин не бачить: ви вводите їх на сторінці платіжної системи. У службових журналах немає імен, телефонів і адрес пошти.',
      'Пароль хранится только как отпечаток, из которого его не восстановить. Данных карты магазин не видит: вы вводите их на странице платёжной системы. В служебных журналах нет имён, телефонов и адресов почты.',
      'A password is kept only as a hash from which it cannot be recovered. The shop never sees card data: you type it on the payment provider’s page. The service logs hold no names, phones or e-mail addresses.',
    ),
    h2('Кому передаємо', 'Кому передаём', 'Who else receives it'),
    ul(
      t(
        'Перевізнику, якого ви обрали: ім’я, телефон і адресу отримувача.',
        'Перевозчику, которого вы выбрали: имя, телефон и адрес получателя.',
        'The carrier you chose: the recipient’s name, phone and address.',
      ),
      t(
        'Платіжній системі, якщо ви платите онлайн: номер замовлення й суму.',
        'Платёжной системе, если вы платите онлайн: номер заказа и сумму.',
        'The payment provider, if you pay online: the order number and the amount.',
      ),
      t(
        'Державним органам, коли цього вимагає закон.',
        'Государственным органам, когда этого требует закон.',
        'Public authorities, where the law requires it.',
      ),
    ),
    h2('Ваші права', 'Ваши права', 'Your rights'),
    p(
      'Ви можете дізнатися, що ми про вас зберігаємо, виправити це, отримати копію або попросити видалити все, крім того, що зобов’язує зберігати закон. Якщо у вас є кабінет, завантажити свої дані й видалити його можна самостійно, у розділі «Контактна інформація». Якщо немає, напишіть на [shop@hart.example](mailto:shop@hart.example) з адреси, указаної в замовленні. Права суб’єкта персональних даних перелічено в статті 8 Закону України «Про захист персональних даних».',
      'Вы можете узнать, что мы о вас храним, исправить это, получить копию или попросить удалить всё, кроме того, что обязывает хранить закон. Если у вас есть кабинет, скачать свои данные и удалить его можно самостоятельно, в разделе «Контактная информация». Если нет, напишите на [shop@hart.example](mailto:shop@hart.example) с адреса, указанного в заказе. Права субъекта персональных данных перечислены в статье 8 Закона Украины «О защите персональных данных».',
      'You can find out what we keep about you, correct it, get a copy or have it deleted, except for what the law requires us to keep. If you have an account, you can download your data and delete the account yourself, under “Contact details”. Otherwise write to [shop@hart.example](mailto:shop@hart.example) from the address given in the order. Your rights are listed in article 8 of the Law of Ukraine “On Personal Data Protection”.',
    ),
    p(
      'ГАРТ — [демонстраційний магазин](/about). Не вводьте в ньому справжніх телефонів і адрес, якщо не хочете, щоб вони лишилися в його базі.',
      'ГАРТ — [демонстрационный магазин](/about). Не вводите в нём настоящих телефонов и адресов, если не хотите, чтобы они остались в его базе.',
      'HART is a [demo shop](/about). Please do not enter real phone numbers or addresses unless you are happy for them to stay in its database.',
    ),
  ),
}
