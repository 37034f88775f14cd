import { body, h2, p, question } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const faq: DemoPage = {
  slug: 'faq',
  title: t('Запитання й відповіді', 'Вопросы и ответы', 'Questions and answers'),
  description: t(
    'Коротко про доставку, оплату, розміри, обмін і замовлення для компаній у магазині ГАРТ.',
    'Коротко о доставке, оплате, размерах, обмене и заказах для компаний в магазине ГАРТ.',
    'Delivery, payment, sizes, exchanges and company orders at the HART shop, in brief.',
  ),
  body: body(
    h2('Доставка й оплата', 'Доставка и оплата', 'Delivery and payment'),
    question(
      t('Скільки чекати на замовлення?', 'Сколько ждать заказ?', 'How long does an order take?'),
      p(
        'Від оформлення до отримання минає **6–10 робочих днів**; скільки саме, залежить від [способу доставки](/delivery).',
        'От оформления до получения проходит **6–10 рабочих дней**; сколько именно, зависит от [способа доставки](/delivery).',
        'From placing the order to receiving it takes **6–10 working days**, depending on the [delivery method](/delivery).',
      ),
    ),
    question(
      t('Чи входить доставка в ціну?', 'Входит ли доставка в цену?', 'Is delivery included in the price?'),
      p(
        'Ні. Ціни в каталозі та кошику вказані без доставки; за неї ви платите перевізнику за його тарифом.',
        'Нет. Цены в каталоге и корзине указаны без доставки; за неё вы платите перевозчику по его тарифу.',
        'No. Prices in the catalogue and the cart do not include delivery; you pay the carrier at its rate.',
      ),
    ),
    question(
      t(
        'Чому для поштомата немає оплати при отриманні?',
        'Почему для почтомата нет оплаты при получении?',
        'Why can’t I pay on receipt at a parcel locker?',
      ),
      p(
        'Поштомати грошей не приймають, тому замовлення туди оплачують наперед: карткою або за рахунком.',
        'Почтоматы денег не принимают, поэтому заказы туда оплачивают заранее: картой или по счёту.',
        'Lockers do not take money, so orders sent there are paid in advance: by card or by invoice.',
      ),
    ),
    h2('Розміри', 'Размеры', 'Sizes'),
    question(
      t('Як обрати розмір?', 'Как выбрать размер?', 'How do I choose a size?'),
      p(
        'Зніміть мірки, як показано на сторінці [«Розміри»](/sizes), і порівняйте з таблицею на сторінці товару. Там само є підбір розміру за зростом, грудьми й талією.',
        'Снимите мерки, как показано на странице [«Размеры»](/sizes), и сравните с таблицей на странице товара. Там же есть подбор размера по росту, груди и талии.',
        'Take your measurements as the [“Sizes”](/sizes) page shows and compare them with the chart on the product page. It also has a size finder by height, chest and waist.',
      ),
    ),
    question(
      t(
        'Я між двома розмірами. Який брати?',
        'Я между двумя размерами. Какой брать?',
        'I am between two sizes. Which one?',
      ),
      p(
        'Куртку беріть більшу, якщо під нею буде фліс або утеплений жилет; штани — за талією.',
        'Куртку берите больше, если под ней будет флис или утеплённый жилет; брюки — по талии.',
        'Take the larger jacket if fleece or an insulated vest goes under it; choose trousers by the waist.',
      ),
    ),
    h2('Обмін і повернення', 'Обмен и возврат', 'Exchange and return'),
    question(
      t(
        'Скільки часу на обмін або повернення?',
        'Сколько времени на обмен или возврат?',
        'How long do I have to return something?',
      ),
      p(
        '**14 днів**, не рахуючи дня купівлі; якщо замовлення прийшло поштою — після отримання. Умови й винятки на сторінці [«Обмін та повернення»](/returns).',
        '**14 дней**, не считая дня покупки; если заказ пришёл по почте — после получения. Условия и исключения на странице [«Обмен и возврат»](/returns).',
        '**14 days**, not counting the day of purchase; for an order by post, after receiving it. Terms and exceptions are on the [“Exchange and return”](/returns) page.',
      ),
    ),
    question(
      t('Чи можна повернути рукавиці?', 'Можно ли вернуть перчатки?', 'Can gloves be returned?'),
      p(
        'Рукавиці належної якості — ні: вони в переліку товарів, що не підлягають обміну. Рукавиці з дефектом замінимо.',
        'Перчатки надлежащего качества — нет: они в перечне товаров, не подлежащих обмену. Перчатки с дефектом заменим.',
        'Not if they are of proper quality: they are on the list of goods that cannot be exchanged. Defective ones we replace.',
      ),
    ),
    h2('Замовлення', 'Заказ', 'Orders'),
    question(
      t('Чи потрібно реєструватися?', 'Нужно ли регистрироваться?', 'Do I have to register?'),
      p(
        'Ні. Після оформлення відкриється сторінка замовлення; за її адресою стан видно й без реєстрації.',
        'Нет. После оформления откроется страница заказа; по её адресу состояние видно и без регистрации.',
        'No. After checkout the order page opens; its address shows the status without an account.',
      ),
    ),
    question(
      t(
        'Ми купуємо для бригади. Як замовити?',
        'Мы покупаем для бригады. Как заказать?',
        'We buy for a crew. How do we order?',
      ),
      p(
        'На сторінці товару є замовлення кількох розмірів одразу, а рахунок для компанії обирають під час оплати. Докладніше: [для компаній](/companies).',
        'На странице товара есть заказ нескольких размеров сразу, а счёт для компании выбирают при оплате. Подробнее: [для компаний](/companies).',
        'The product page takes several sizes at once, and an invoice for the company is chosen at payment. More: [for companies](/companies).',
      ),
    ),
  ),
}
