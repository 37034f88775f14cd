import { payments } from '../../../../adapters/payment/demo-payments/data.ts'
import { deliveries } from '../../../../delivery/methods.ts'
import type { Text } from '../../../../text.ts'
import { body, h2, p, table, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

const hryvnias = (price: number, from: boolean): Text => {
  const sum = `${price / 100} ₴`
  if (price === 0) return t('безкоштовно', 'бесплатно', 'free')
  return from ? t(`від ${sum}`, `от ${sum}`, `from ${sum}`) : t(sum, sum, sum)
}

const days = (range: string): Text => {
  const dashed = range.replace('-', '–')
  return t(dashed, dashed, dashed)
}

export const delivery: DemoPage = {
  slug: 'delivery',
  title: t('Доставка і оплата', 'Доставка и оплата', 'Delivery and payment'),
  description: t(
    'Як ГАРТ доставляє робочий одяг по Україні за 6–10 робочих днів, скільки це коштує і як заплатити.',
    'Как ГАРТ доставляет рабочую одежду по Украине за 6–10 рабочих дней, сколько это стоит и как заплатить.',
    'How HART delivers workwear across Ukraine in 6–10 working days, what it costs and how to pay.',
  ),
  body: body(
    p(
      'Від оформлення замовлення до отримання минає **6–10 робочих днів**. Скільки саме, залежить від способу; його ви обираєте під час оформлення.',
      'От оформления заказа до получения проходит **6–10 рабочих дней**. Сколько именно, зависит от способа; его вы выбираете при оформлении.',
      'From order to doorstep takes **6–10 working days**. How many exactly depends on the way you choose at checkout.',
    ),
    h2('Способи доставки', 'Способы доставки', 'Ways of delivery'),
    table(
      [
        t('Спосіб', 'Способ', 'Way'),
        t('Вартість', 'Стоимость', 'Price'),
        t('Робочих днів', 'Рабочих дней', 'Working days'),
        t('Умови', 'Условия', 'Conditions'),
      ],
      deliveries.map(way => [way.name, hryvnias(way.price, way.from), days(way.days), way.note]),
    ),
    p(
      'Ціни в каталозі та кошику вказані без доставки. За неї ви платите перевізнику за його тарифом: він залежить від ваги, розміру посилки й відстані.',
      'Цены в каталоге и корзине указаны без доставки. За неё вы платите перевозчику по его тарифу: он зависит от веса, размера посылки и расстояния.',
      'Prices in the catalogue and cart do not include delivery. You pay the carrier by its own tariff, which depends on weight, size and distance.',
    ),
    h2('Оплата', 'Оплата', 'Payment'),
    table(
      [t('Спосіб', 'Способ', 'Way'), t('Як це відбувається', 'Как это происходит', 'How it works')],
      payments.map(way => [way.name, way.text]),
    ),
    p(
      'Поштомати грошей не приймають, тому замовлення туди оплачують наперед: карткою або за рахунком. Під час оформлення видно лише ті способи оплати, які дозволяє обрана доставка.',
      'Почтоматы денег не принимают, поэтому заказ туда оплачивают заранее: картой или по счёту. При оформлении видны только те способы оплаты, которые допускает выбранная доставка.',
      'Parcel lockers take no money, so an order sent to one is paid in advance: by card or by invoice. At checkout you see only the payments that the chosen delivery allows.',
    ),
    h2('Коли забираєте посилку', 'Когда забираете посылку', 'When you collect the parcel'),
    ul(
      t(
        'Про прибуття вас повідомить перевізник. Майте при собі документ або застосунок перевізника.',
        'О прибытии вас уведомит перевозчик. Имейте при себе документ или приложение перевозчика.',
        'The carrier tells you when it has arrived. Bring a document or the carrier’s app.',
      ),
      t(
        'У відділенні огляньте речі до оплати: розмір, колір, шви, блискавки.',
        'В отделении осмотрите вещи до оплаты: размер, цвет, швы, молнии.',
        'At a branch, look the goods over before paying: size, colour, seams, zips.',
      ),
      t(
        'Якщо пакунок пошкоджено, складіть акт разом із працівником відділення й зателефонуйте нам.',
        'Если упаковка повреждена, составьте акт вместе с сотрудником отделения и позвоните нам.',
        'If the packaging is damaged, draw up a report with the branch staff and ring us.',
      ),
      t(
        'Не підійшло? Прочитайте, як [обміняти або повернути](/returns).',
        'Не подошло? Прочитайте, как [обменять или вернуть](/returns).',
        'Something does not fit? Read how to [exchange or return](/returns) it.',
      ),
    ),
    h2('Куди не доставляємо', 'Куда не доставляем', 'Where we do not deliver'),
    p(
      'На тимчасово окуповані території та в громади, де перевізники призупинили роботу. Такий населений пункт можна знайти у формі замовлення, але для нього лишається тільки самовивіз.',
      'На временно оккупированные территории и в громады, где перевозчики приостановили работу. Такой населённый пункт можно найти в форме заказа, но для него остаётся только самовывоз.',
      'To temporarily occupied territories and to communities where carriers have stopped working. Such a place can be found in the order form, but only pick-up is offered for it.',
    ),
    h2('Де подивитися стан замовлення', 'Где посмотреть состояние заказа', 'Where to see the state of an order'),
    p(
      'Після оформлення відкриється сторінка замовлення з номером, складом і станом. Збережіть її адресу: за нею замовлення видно й без реєстрації.',
      'После оформления откроется страница заказа с номером, составом и состоянием. Сохраните её адрес: по нему заказ виден и без регистрации.',
      'After ordering you see the order’s own page with its number, contents and state. Keep the address: it shows the order without an account.',
    ),
    h2('Про довідник відділень', 'О справочнике отделений', 'About the directory of branches'),
    p(
      'Населені пункти в довіднику справжні, а відділення, поштомати й тарифи вигадані: це демонстраційний магазин. У справжньому магазині тут відділення й тарифи самого перевізника.',
      'Населённые пункты в справочнике настоящие, а отделения, почтоматы и тарифы вымышлены: это демонстрационный магазин. В настоящем магазине здесь отделения и тарифы самого перевозчика.',
      'The settlements in the directory are real; the branches, lockers and prices are made up, because this is a demo shop. A real shop has the carrier’s own branches and prices here.',
    ),
  ),
}
