import { body, h2, ol, p, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const companies: DemoPage = {
  slug: 'companies',
  title: t('Для компаній', 'Для компаний', 'For companies'),
  description: t(
    'Як одягнути бригаду чи підприємство: добір за стандартами, розміри списком, рахунок IBAN і документи.',
    'Как одеть бригаду или предприятие: подбор по стандартам, размеры списком, счёт IBAN и документы.',
    'Kitting out a crew or a company: choosing by standard, sizes as a list, an IBAN invoice and documents.',
  ),
  body: body(
    p(
      'Одягаєте більше ніж одну людину — напишіть на [company@hart.example](mailto:company@hart.example). Замовити кілька комплектів можна й самостійно: на сторінці товару натисніть «Замовити на бригаду», укажіть кількість кожного розміру й оплатіть за рахунком.',
      'Одеваете больше чем одного человека — напишите на [company@hart.example](mailto:company@hart.example). Заказать несколько комплектов можно и самостоятельно: на странице товара нажмите «Заказать на бригаду», укажите количество каждого размера и оплатите по счёту.',
      'Kitting out more than one person? Write to [company@hart.example](mailto:company@hart.example). You can also order a few sets yourself: press “Order for a crew” on the product page, enter how many of each size you need and pay by invoice.',
    ),
    h2('Що надіслати', 'Что прислать', 'What to send us'),
    ol(
      t(
        'Ким працюють люди й де: приміщення, дорога, висота, холод, вогонь, хімія.',
        'Кем работают люди и где: помещение, дорога, высота, холод, огонь, химия.',
        'What people do and where: indoors, on the road, at height, in the cold, near fire or chemicals.',
      ),
      t(
        'Вимоги вашої служби охорони праці, якщо вони є: стандарт і клас.',
        'Требования вашей службы охраны труда, если они есть: стандарт и класс.',
        'What your safety department requires, if anything: the standard and class.',
      ),
      t(
        'Кількість і розміри. Не знаєте розмірів — дайте людям [таблицю](/sizes): достатньо зросту, обхвату грудей і талії.',
        'Количество и размеры. Не знаете размеров — дайте людям [таблицу](/sizes): достаточно роста, обхвата груди и талии.',
        'How many and which sizes. If you don’t know them, give people the [size chart](/sizes): height, chest and waist are enough.',
      ),
      t('Куди доставити і до якого дня.', 'Куда доставить и к какому дню.', 'Where to deliver and by which day.'),
    ),
    h2('Що ви отримаєте', 'Что вы получите', 'What you get'),
    ul(
      t(
        'Перелік моделей із кодами, стандартами й цінами, щоб погодити його в себе.',
        'Перечень моделей с кодами, стандартами и ценами, чтобы согласовать его у себя.',
        'A list of models with codes, standards and prices to approve internally.',
      ),
      t(
        'Один комплект на приміряння кожного розміру, перш ніж замовляти решту.',
        'Один комплект на примерку каждого размера, прежде чем заказывать остальное.',
        'One set of each size to try on before you order the rest.',
      ),
      t(
        'Рахунок IBAN і видаткову накладну. Замовлення збираємо після надходження оплати.',
        'Счёт IBAN и расходную накладную. Заказ собираем после поступления оплаты.',
        'An IBAN invoice and a delivery note. We pack the order once the payment has arrived.',
      ),
      t(
        'Обмін розмірів протягом 14 днів на тих самих [умовах](/returns), що й для всіх.',
        'Обмен размеров в течение 14 дней на тех же [условиях](/returns), что и для всех.',
        'Size exchanges within 14 days on the same [terms](/returns) as for everyone.',
      ),
    ),
    h2('Як ми радимо добирати', 'Как мы советуем подбирать', 'How we suggest choosing'),
    p(
      'Починайте з ризику, а не з моделі. Рух техніки — EN ISO 20471 і його клас. Дощ — EN 343. Іскри й полум’я — EN ISO 11612 або EN ISO 11611 для зварників. Падіння предметів на ногу — EN ISO 20345. Коли стандарт відомий, у каталозі лишаються одиниці моделей, і тоді вже порівнюють тканину, вагу й ціну.',
      'Начинайте с риска, а не с модели. Движение техники — EN ISO 20471 и его класс. Дождь — EN 343. Искры и пламя — EN ISO 11612 или EN ISO 11611 для сварщиков. Падение предметов на ногу — EN ISO 20345. Когда стандарт известен, в каталоге остаются единицы моделей, и тогда уже сравнивают ткань, вес и цену.',
      'Start from the risk, not from the model. Moving vehicles: EN ISO 20471 and its class. Rain: EN 343. Sparks and flame: EN ISO 11612, or EN ISO 11611 for welders. Things falling on the foot: EN ISO 20345. Once the standard is known only a few models are left, and it is time to compare fabric, weight and price.',
    ),
    p(
      'ГАРТ — [демонстраційний магазин](/about): ця сторінка показує, як виглядала б пропозиція для компаній.',
      'ГАРТ — [демонстрационный магазин](/about): эта страница показывает, как выглядело бы предложение для компаний.',
      'HART is a [demo shop](/about): this page shows what an offer for companies would look like.',
    ),
  ),
}
