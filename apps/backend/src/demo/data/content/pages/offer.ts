import { body, h2, ol, p, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const offer: DemoPage = {
  slug: 'offer',
  title: t('Публічна оферта', 'Публичная оферта', 'Public offer'),
  description: t(
    'Умови, на яких магазин ГАРТ продає товари дистанційно: замовлення, ціна, доставка, повернення, відповідальність.',
    'Условия, на которых магазин ГАРТ продаёт товары дистанционно: заказ, цена, доставка, возврат, ответственность.',
    'The terms of distance selling at the HART shop: orders, prices, delivery, returns and liability.',
  ),
  body: body(
    p(
      'ГАРТ — [демонстраційний магазин](/about), тому цей текст є **зразком**: він показує, які умови застосовував би справжній продавець, і договору не створює.',
      'ГАРТ — [демонстрационный магазин](/about), поэтому этот текст является **образцом**: он показывает, какие условия применял бы настоящий продавец, и договора не создаёт.',
      'HART is a [demo shop](/about), so this text is a **sample**: it shows the terms a real seller would apply and does not create a contract.',
    ),
    h2('1. Сторони і предмет', '1. Стороны и предмет', '1. Parties and subject'),
    p(
      'Продавець пропонує будь-якій дієздатній особі купити товари, показані на сайті, за ціною й на умовах, чинних на момент замовлення. Покупцем є той, хто оформив замовлення; отримувачем може бути інша особа, яку він назвав.',
      'Продавец предлагает любому дееспособному лицу купить товары, показанные на сайте, по цене и на условиях, действующих в момент заказа. Покупателем является тот, кто оформил заказ; получателем может быть другое лицо, которое он назвал.',
      'The seller offers the goods shown on the site to anyone of legal capacity, at the price and on the terms in force at the time of ordering. The buyer is the person who placed the order; the buyer may name someone else as the recipient.',
    ),
    h2('2. Як укладається договір', '2. Как заключается договор', '2. How the contract is made'),
    ol(
      t(
        'Покупець додає товари в кошик і проходить три кроки оформлення: контактні дані, доставка, оплата.',
        'Покупатель добавляет товары в корзину и проходит три шага оформления: контактные данные, доставка, оплата.',
        'The buyer adds goods to the cart and completes three checkout steps: contact details, delivery and payment.',
      ),
      t(
        'Кнопка «Підтвердити замовлення» означає згоду з цією офертою та з [політикою конфіденційності](/privacy).',
        'Кнопка «Подтвердить заказ» означает согласие с этой офертой и с [политикой конфиденциальности](/privacy).',
        'Pressing “Place the order” means accepting this offer and the [privacy policy](/privacy).',
      ),
      t(
        'Договір укладено, коли сайт показав номер замовлення. Товар із цієї миті відкладено для покупця.',
        'Договор заключён, когда сайт показал номер заказа. Товар с этого момента отложен для покупателя.',
        'The contract is made when the site shows the order number. From then on the goods are reserved for the buyer.',
      ),
    ),
    h2('3. Ціна й оплата', '3. Цена и оплата', '3. Price and payment'),
    ul(
      t(
        'Ціни вказано в гривнях, без вартості доставки.',
        'Цены указаны в гривнах, без стоимости доставки.',
        'Prices are in hryvnias and do not include delivery.',
      ),
      t(
        'Якщо ціна або наявність змінилися під час оформлення, сайт показує зміну до підтвердження. Мовчки нічого не змінюється.',
        'Если цена или наличие изменились во время оформления, сайт показывает изменение до подтверждения. Молча ничего не меняется.',
        'If a price or the stock changes during checkout, the site shows the change before confirmation. Nothing changes silently.',
      ),
      t(
        'Способи оплати: при отриманні, карткою онлайн, за рахунком IBAN. Які з них доступні для вашої доставки, видно під час оформлення.',
        'Способы оплаты: при получении, картой онлайн, по счёту IBAN. Какие из них доступны для вашей доставки, видно при оформлении.',
        'Payment methods: on receipt, by card online, by IBAN invoice. The checkout shows which ones your delivery option allows.',
      ),
    ),
    h2('4. Доставка', '4. Доставка', '4. Delivery'),
    p(
      'Строк — 6–10 робочих днів. Способи, вартість і обмеження наведено на сторінці [«Доставка і оплата»](/delivery). Ризик випадкового пошкодження переходить до покупця, коли він або отримувач забрав посилку.',
      'Срок — 6–10 рабочих дней. Способы, стоимость и ограничения приведены на странице [«Доставка и оплата»](/delivery). Риск случайного повреждения переходит к покупателю, когда он или получатель забрал посылку.',
      'Delivery takes 6–10 working days. The options, prices and limits are on the [“Delivery and payment”](/delivery) page. The risk of accidental damage passes to the buyer once the parcel has been collected.',
    ),
    h2('5. Скасування, обмін, повернення', '5. Отмена, обмен, возврат', '5. Cancellations, exchanges and returns'),
    p(
      'Нове замовлення покупець може скасувати на його сторінці, а пізніше — телефоном, доки його не відправлено. Обмін і повернення відбуваються протягом 14 днів на умовах сторінки [«Обмін та повернення»](/returns).',
      'Новый заказ покупатель может отменить на его странице, а позже — по телефону, пока он не отправлен. Обмен и возврат происходят в течение 14 дней на условиях страницы [«Обмен и возврат»](/returns).',
      'The buyer may cancel a new order on its page, and later by phone until it is sent. Exchanges and returns are accepted within 14 days on the terms of the [“Exchanges and returns”](/returns) page.',
    ),
    h2('6. Якість і відповідальність', '6. Качество и ответственность', '6. Quality and liability'),
    ul(
      t(
        'Продавець відповідає за те, що товар має вказані на сторінці тканину, стандарт, клас і розмір.',
        'Продавец отвечает за то, что товар имеет указанные на странице ткань, стандарт, класс и размер.',
        'The seller is responsible for the goods having the fabric, standard, class and size stated on their page.',
      ),
      t(
        'Засіб захисту захищає лише від того, що названо в його стандарті. Добір захисту для робочого місця лишається за роботодавцем.',
        'Средство защиты защищает только от того, что названо в его стандарте. Подбор защиты для рабочего места остаётся за работодателем.',
        'Protective equipment protects only against what its standard covers. Choosing protection for a workplace remains the employer’s responsibility.',
      ),
      t(
        'Сторони не відповідають за порушення через обставини непереборної сили, доки вони тривають.',
        'Стороны не отвечают за нарушения из-за обстоятельств непреодолимой силы, пока они длятся.',
        'Neither party is liable for a breach caused by force majeure while it lasts.',
      ),
    ),
    h2('7. Суперечки', '7. Споры', '7. Disputes'),
    p(
      'Спершу напишіть нам: [shop@hart.example](mailto:shop@hart.example). Якщо не домовимося, спір вирішують за законодавством України; покупець може звернутися до Держпродспоживслужби або до суду.',
      'Сначала напишите нам: [shop@hart.example](mailto:shop@hart.example). Если не договоримся, спор решается по законодательству Украины; покупатель может обратиться в Госпродпотребслужбу или в суд.',
      'Write to us first: [shop@hart.example](mailto:shop@hart.example). If we cannot agree, the dispute is settled under the law of Ukraine; the buyer may contact the consumer protection service or go to court.',
    ),
  ),
}
