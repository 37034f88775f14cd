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
      'An order takes **6–10 working days** to reach you. The exact time depends on the delivery option you choose at checkout.',
    ),
    h2('Способи доставки', 'Способы доставки', 'Delivery options'),
    table(
      [
        t('Спосіб', 'Способ', 'Option'),
        t('Вартість', 'Стоимость', 'Price'),
        t('Робочих днів', 'Рабочих дней', 'Working days'),
        t('Умови', 'Условия', 'Conditions'),
      ],
      deliveries.map(way => [way.name, hryvnias(way.price, way.from), days(way.days), way.note]),
    ),
    p(
      'Ціни в каталозі та кошику вказані без доставки. За неї ви платите перевізнику за його тарифом: він залежить від ваги, розміру посилки й відстані.',
      'Цены в каталоге и корзине указаны без доставки. За неё вы платите перевозчику по его тарифу: он зависит от веса, размера посылки и расстояния.',
      'Prices in the catalogue and cart don’t include delivery. You pay the carrier at its own rate, which depends on weight, size and distance.',
    ),
    h2('Оплата', 'Оплата', 'Payment'),
    table(
      [t('Спосіб', 'Способ', 'Method'), t('Як це відбувається', 'Как это происходит', 'How it works')],
      payments.map(way => [way.name, way.text]),
    ),
    p(
      'Поштомати грошей не приймають, тому замовлення туди оплачують наперед: карткою або за рахунком. Під час оформлення видно лише ті способи оплати, які дозволяє обрана доставка.',
      'Почтоматы денег не принимают, поэтому заказ туда оплачивают заранее: картой или по счёту. При оформлении видны только те способы оплаты, которые допускает выбранная доставка.',
      'Parcel lockers don’t accept payment, so orders sent to one are paid in advance: by card or by invoice. At checkout you’ll see only the payment methods your delivery option allows.',
    ),
    h2('Коли забираєте посилку', 'Когда забираете посылку', 'When you collect the parcel'),
    ul(
      t(
        'Про прибуття вас повідомить перевізник. Майте при собі документ або застосунок перевізника.',
        'О прибытии вас уведомит перевозчик. Имейте при себе документ или приложение перевозчика.',
        'The carrier lets you know when it arrives. Bring your ID or the carrier’s app.',
      ),
      t(
        'У відділенні огляньте речі до оплати: розмір, колір, шви, блискавки.',
        'В отделении осмотрите вещи до оплаты: размер, цвет, швы, молнии.',
        'At a branch, check the items before paying: size, colour, seams, zips.',
      ),
      t(
        'Якщо пакунок пошкоджено, складіть акт разом із працівником відділення й зателефонуйте нам.',
        'Если упаковка повреждена, составьте акт вместе с сотрудником отделения и позвоните нам.',
        'If the packaging is damaged, draw up a report with the branch staff and call us.',
      ),
      t(
        'Не підійшло? Прочитайте, як [обміняти або повернути](/returns).',
        'Не подошло? Прочитайте, как [обменять или вернуть](/returns).',
        'Doesn’t fit? Read how to [exchange or return](/returns) it.',
      ),
    ),
    h2('Куди не доставляємо', 'Куда не доставляем', 'Where we do not deliver'),
    p(
      'На тимчасово окуповані території та в громади, де перевізники призупинили роботу. Такий населений пункт можна знайти у формі замовлення, але для нього лишається тільки самовивіз.',
      'На временно оккупированные территории и в общины, где перевозчики приостановили работу. Такой населённый пункт можно найти в форме заказа, но для него остаётся только самовывоз.',
      'To temporarily occupied territories and to communities where carriers have suspended service. You can find such a place in the order form, but only pick-up is offered for it.',
    ),
    h2('Де подивитися стан замовлення', 'Где посмотреть статус заказа', 'Where to check your order status'),
    p(
      'Після оформлення відкриється сторінка замовлення з номером, складом і станом. Збережіть її адресу: за нею замовлення видно й без реєстрації.',
      'После оформления откроется страница заказа с номером, составом и статусом. Сохраните её адрес: по нему заказ виден и без регистрации.',
      'After checkout you’ll see the order page with its number, contents and status. Keep its address: it opens the order without an account.',
    ),
    h2('Про довідник відділень', 'О справочнике отделений', 'About the directory of branches'),
    p(
      'Населені пункти в довіднику справжні, а відділення, поштомати й тарифи вигадані: це демонстраційний магазин. У справжньому магазині тут відділення й тарифи самого перевізника.',
      'Населённые пункты в справочнике настоящие, а отделения, почтоматы и тарифы вымышлены: это демонстрационный магазин. В настоящем магазине здесь отделения и тарифы самого перевозчика.',
      'The towns in the directory are real; the branches, parcel lockers and rates are made up, because this is a demo shop. A real shop shows the carrier’s own branches and rates here.',
    ),
  ),
}
