import { body, h2, ol, p, table, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const returns: DemoPage = {
  slug: 'returns',
  title: t('Обмін та повернення', 'Обмен и возврат', 'Exchanges and returns'),
  description: t(
    '14 днів на обмін або повернення робочого одягу та взуття: умови, винятки, хто платить за пересилання.',
    '14 дней на обмен или возврат рабочей одежды и обуви: условия, исключения, кто платит за пересылку.',
    '14 days to exchange or return workwear and footwear: conditions, exceptions and who pays the postage.',
  ),
  body: body(
    p(
      'На обмін або повернення у вас є **14 днів**, не рахуючи дня купівлі. Якщо замовлення прийшло поштою, відлік починається наступного дня після отримання.',
      'На обмен или возврат у вас есть **14 дней**, не считая дня покупки. Если заказ пришёл почтой, отсчёт начинается на следующий день после получения.',
      'You have **14 days** to exchange or return an item, not counting the day of purchase. If the order came by post, the count starts the day after you received it.',
    ),
    h2('Що приймаємо', 'Что принимаем', 'What we accept'),
    ul(
      t(
        'Річ не носили й не прали, вона має товарний вигляд.',
        'Вещь не носили и не стирали, она сохранила товарный вид.',
        'The item hasn’t been worn or washed and looks like new.',
      ),
      t(
        'Збережено ярлики, пломби й упаковку.',
        'Сохранены ярлыки, пломбы и упаковка.',
        'Labels, seals and packaging are intact.',
      ),
      t(
        'Відомий номер замовлення або є розрахунковий документ.',
        'Известен номер заказа или есть расчётный документ.',
        'You know the order number or have the receipt.',
      ),
    ),
    h2('Що обміняти не можна', 'Что обменять нельзя', 'What can’t be exchanged'),
    p(
      '**Рукавиці належної якості** обміну й поверненню не підлягають: вони в переліку постанови Кабінету Міністрів № 172 від 19.03.1994. Тому звірте розмір за [таблицею](/sizes) до замовлення. Рукавиці з дефектом ми, звісно, замінимо.',
      '**Перчатки надлежащего качества** обмену и возврату не подлежат: они в перечне постановления Кабинета Министров № 172 от 19.03.1994. Поэтому сверьте размер по [таблице](/sizes) до заказа. Перчатки с дефектом мы, конечно, заменим.',
      '**Gloves that aren’t faulty** can’t be exchanged or returned: they’re on the list in Cabinet of Ministers resolution No. 172 of 19.03.1994. So check the size against the [chart](/sizes) before ordering. Faulty gloves we’ll replace, of course.',
    ),
    h2('Хто платить за пересилання', 'Кто платит за пересылку', 'Who pays the postage'),
    table(
      [t('Причина', 'Причина', 'Reason'), t('До нас', 'К нам', 'To us'), t('До вас', 'К вам', 'To you')],
      [
        [
          t('Обмін на інший розмір', 'Обмен на другой размер', 'Exchange for another size'),
          t('ми', 'мы', 'we pay'),
          t('ми', 'мы', 'we pay'),
        ],
        [
          t('Повернення: не сподобалося', 'Возврат: не понравилось', 'Return: changed your mind'),
          t('ви', 'вы', 'you pay'),
          t('не відправляємо', 'не отправляем', 'nothing to send'),
        ],
        [
          t('Дефект або не та річ', 'Дефект или не та вещь', 'A defect or the wrong item'),
          t('ми', 'мы', 'we pay'),
          t('ми', 'мы', 'we pay'),
        ],
      ],
    ),
    h2('Як це зробити', 'Как это сделать', 'How to do it'),
    ol(
      t(
        'Подайте заявку [в кабінеті](/account/exchange) або, якщо замовляли без реєстрації, на сторінці замовлення: кнопка «Обмін та повернення». Можна й телефоном [0 800 33 04 71](tel:+380800330471).',
        'Подайте заявку [в кабинете](/account/exchange) или, если заказывали без регистрации, на странице заказа: кнопка «Обмен и возврат». Можно и по телефону [0 800 33 04 71](tel:+380800330471).',
        'Make a request [in your account](/account/exchange) or, if you ordered as a guest, on the order page: the “Exchanges and returns” button. You can also call [0 800 33 04 71](tel:+380800330471).',
      ),
      t(
        'Дочекайтеся відповіді: ми скажемо, куди й за чий рахунок відправити.',
        'Дождитесь ответа: мы скажем, куда и за чей счёт отправить.',
        'Wait for our reply: we’ll tell you where to send it and who pays.',
      ),
      t(
        'Складіть річ у будь-яку цілу упаковку й додайте записку з номером замовлення.',
        'Сложите вещь в любую целую упаковку и добавьте записку с номером заказа.',
        'Put the item in any sturdy packaging with a note of the order number.',
      ),
      t(
        'Отримайте іншу річ. Якщо потрібного розміру немає, повернемо гроші.',
        'Получите другую вещь. Если нужного размера нет, вернём деньги.',
        'Receive the replacement. If the size you need is out of stock, we’ll refund you.',
      ),
    ),
    h2('Повернення грошей', 'Возврат денег', 'Refunds'),
    p(
      'Гроші повертаємо тим самим способом, яким ви платили, протягом 7 днів після того, як річ прийшла до нас. Банк може зараховувати переказ ще кілька днів.',
      'Деньги возвращаем тем же способом, каким вы платили, в течение 7 дней после того, как вещь пришла к нам. Банк может зачислять перевод ещё несколько дней.',
      'We refund you the same way you paid, within 7 days of the item reaching us. Your bank may take a few more days.',
    ),
    h2('Гарантія', 'Гарантия', 'Warranty'),
    p(
      'На одяг 6 місяців, на взуття 3 місяці, на рукавиці 30 днів. Строк саме для вашої речі вказано в її характеристиках. Гарантія не покриває звичайного зносу, пропалин, порізів і прання не за ярликом.',
      'На одежду 6 месяцев, на обувь 3 месяца, на перчатки 30 дней. Срок именно для вашей вещи указан в её характеристиках. Гарантия не покрывает обычного износа, прожогов, порезов и стирки не по ярлыку.',
      'Clothing 6 months, footwear 3 months, gloves 30 days. The term for your item is listed in its specifications. The warranty doesn’t cover normal wear, burns, cuts or washing against the label.',
    ),
    p(
      'Підстава: Закон України «Про захист прав споживачів», статті 8, 9 і 13. Ця сторінка ваших прав не звужує.',
      'Основание: Закон Украины «О защите прав потребителей», статьи 8, 9 и 13. Эта страница ваших прав не сужает.',
      'Legal basis: the Law of Ukraine “On Consumer Rights Protection”, articles 8, 9 and 13. This page doesn’t limit your rights.',
    ),
  ),
}
