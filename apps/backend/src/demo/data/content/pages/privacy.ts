import { body, h2, p, table, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const privacy: DemoPage = {
  slug: 'privacy',
  title: t('Політика конфіденційності', 'Политика конфиденциальности', 'Privacy policy'),
  description: t(
    'Які дані зберігає магазин ГАРТ, де, як довго й навіщо, і як попросити їх видалити.',
    'Какие данные хранит магазин ГАРТ, где, как долго и зачем, и как попросить их удалить.',
    'What data the HART shop keeps, where, for how long and why, and how to have it deleted.',
  ),
  body: body(
    p(
      'Коротко: ми зберігаємо лише те, без чого не можна показати кошик, відправити замовлення й відповісти за нього. Даних не продаємо.',
      'Коротко: мы храним только то, без чего нельзя показать корзину, отправить заказ и отвечать за него. Данных не продаём.',
      'In short: we keep only what it takes to show your cart, send your order and answer for it. We sell no data.',
    ),
    h2('Що зберігає ваш браузер', 'Что хранит ваш браузер', 'What your browser keeps'),
    table(
      [t('Що', 'Что', 'What'), t('Як довго', 'Как долго', 'How long'), t('Навіщо', 'Зачем', 'Why')],
      [
        [
          t(
            'Cookie кошика `cart_id` і промокоду `coupon`, кількість товарів у локальному сховищі',
            'Cookie корзины `cart_id` и промокода `coupon`, количество товаров в локальном хранилище',
            'The cookies `cart_id` of the cart and `coupon` of a promo code; the number of goods in local storage',
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
            'Чернетка оформлення: cookie `checkout`, запечатаний, недоступний скриптам; ще не надісланий текст — у сховищі вкладки',
            'Черновик оформления: cookie `checkout`, запечатанный, недоступный скриптам; ещё не отправленный текст — в хранилище вкладки',
            'The checkout draft: the cookie `checkout`, sealed and out of reach of scripts; text not yet sent, in the tab’s storage',
          ),
          t(
            '24 години; текст — поки відкрита вкладка',
            '24 часа; текст — пока открыта вкладка',
            '24 hours; the text while the tab is open',
          ),
          t(
            'щоб після перезавантаження не вводити все знову',
            'чтобы после перезагрузки не вводить всё снова',
            'so that a reload does not make you type it all again',
          ),
        ],
        [
          t(
            'Щойно зроблене замовлення: cookie `order`, запечатаний, недоступний скриптам',
            'Только что сделанный заказ: cookie `order`, запечатанный, недоступный скриптам',
            'The order just placed: the cookie `order`, sealed and out of reach of scripts',
          ),
          t('24 години', '24 часа', '24 hours'),
          t(
            'щоб показати вам замовлення на сторінці після оформлення',
            'чтобы показать вам заказ на странице после оформления',
            'to show you the order on the page after the checkout',
          ),
        ],
        [
          t('Список бажань гостя', 'Список желаний гостя', 'A guest’s wishlist'),
          t('100 днів', '100 дней', '100 days'),
          t(
            'щоб обране лишалося обраним',
            'чтобы избранное оставалось избранным',
            'so that what you liked stays liked',
          ),
        ],
        [
          t(
            'Світла чи темна тема, відповідь про лічильники',
            'Светлая или тёмная тема, ответ о счётчиках',
            'Light or dark scheme, your answer about counters',
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
          t('Cookie входу', 'Cookie входа', 'The sign-in cookie'),
          t(
            'до виходу з кабінету або кінця сеансу',
            'до выхода из кабинета или конца сеанса',
            'until you sign out or the session ends',
          ),
          t(
            'щоб упізнати вас; скриптам він недоступний',
            'чтобы узнать вас; скриптам он недоступен',
            'to know you; scripts cannot read it',
          ),
        ],
      ],
    ),
    p(
      'Усе це потрібне для роботи магазину. Лічильників і рекламних міток за замовчуванням немає; якщо магазин їх додасть, вони запрацюють лише після вашої згоди.',
      'Всё это нужно для работы магазина. Счётчиков и рекламных меток по умолчанию нет; если магазин их добавит, они заработают только после вашего согласия.',
      'All of it is needed for the shop to work. There are no counters or advertising tags by default; if the shop adds any, they run only after you agree.',
    ),
    h2('Що зберігає магазин', 'Что хранит магазин', 'What the shop keeps'),
    table(
      [t('Дані', 'Данные', 'Data'), t('Навіщо', 'Зачем', 'Why'), t('Як довго', 'Как долго', 'How long')],
      [
        [
          t(
            'Замовлення: ім’я, прізвище, телефон, e-mail, місто й відділення або адреса, отримувач, коментар, склад і суми',
            'Заказ: имя, фамилия, телефон, e-mail, город и отделение или адрес, получатель, комментарий, состав и суммы',
            'An order: name, last name, phone, e-mail, city and branch or address, recipient, comment, contents and sums',
          ),
          t(
            'відправити, обміняти, повернути гроші, вести облік',
            'отправить, обменять, вернуть деньги, вести учёт',
            'to send it, exchange it, refund it and keep the books',
          ),
          t(
            'строк гарантії та строк, який закон установлює для облікових документів',
            'срок гарантии и срок, который закон устанавливает для учётных документов',
            'the warranty term and the term the law sets for accounting documents',
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
          t('E-mail розсилки', 'E-mail рассылки', 'A newsletter address'),
          t('лист раз на місяць', 'письмо раз в месяц', 'one letter a month'),
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
        'The payment provider, if you pay online: the order number and the sum.',
      ),
      t(
        'Державним органам, коли цього вимагає закон.',
        'Государственным органам, когда этого требует закон.',
        'Public authorities, where the law requires it.',
      ),
    ),
    h2('Ваші права', 'Ваши права', 'Your rights'),
    p(
      'Ви можете дізнатися, що ми про вас зберігаємо, виправити це, отримати копію або попросити видалити все, крім того, що зобов’язує зберігати закон. Напишіть на [shop@hart.example](mailto:shop@hart.example) з адреси, указаної в замовленні. Права суб’єкта персональних даних перелічено в статті 8 Закону України «Про захист персональних даних».',
      'Вы можете узнать, что мы о вас храним, исправить это, получить копию или попросить удалить всё, кроме того, что обязывает хранить закон. Напишите на [shop@hart.example](mailto:shop@hart.example) с адреса, указанного в заказе. Права субъекта персональных данных перечислены в статье 8 Закона Украины «О защите персональных данных».',
      'You may learn what we keep about you, correct it, get a copy or have it deleted, except what the law obliges us to keep. Write to [shop@hart.example](mailto:shop@hart.example) from the address given in the order. Your rights are listed in article 8 of the Law of Ukraine “On Personal Data Protection”.',
    ),
    p(
      'ГАРТ — [демонстраційний магазин](/about). Не вводьте в ньому справжніх телефонів і адрес, якщо не хочете, щоб вони лишилися в його базі.',
      'ГАРТ — [демонстрационный магазин](/about). Не вводите в нём настоящих телефонов и адресов, если не хотите, чтобы они остались в его базе.',
      'HART is a [demo shop](/about). Do not type real phones and addresses into it if you do not want them to stay in its database.',
    ),
  ),
}
