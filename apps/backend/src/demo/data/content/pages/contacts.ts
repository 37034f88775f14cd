import { body, h2, p, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const contacts: DemoPage = {
  slug: 'contacts',
  title: t('Контакти', 'Контакты', 'Contact us'),
  description: t(
    'Телефон, пошта й адреса магазину ГАРТ у Києві. Щодня 8:00–20:00, дзвінок безкоштовний.',
    'Телефон, почта и адрес магазина ГАРТ в Киеве. Ежедневно 8:00–20:00, звонок бесплатный.',
    'Phone, e-mail and address of the HART shop in Kyiv. Daily 8:00–20:00, calls are free.',
  ),
  body: body(
    h2('З чим звертатися', 'С чем обращаться', 'What to ask us'),
    ul(
      t(
        'Розмір, тканина, стандарт: відповідає технолог. Назвіть код товару, він під назвою на сторінці.',
        'Размер, ткань, стандарт: отвечает технолог. Назовите код товара, он под названием на странице.',
        'Size, fabric, standard: our garment technologist will answer. Tell us the product code: it’s under the name on the product page.',
      ),
      t(
        'Стан замовлення: назвіть його номер і телефон, указаний під час оформлення.',
        'Статус заказа: назовите его номер и телефон, указанный при оформлении.',
        'Order status: give us its number and the phone number you entered at checkout.',
      ),
      t(
        'Обмін, повернення, дефект: спершу [умови](/returns), потім дзвінок або лист.',
        'Обмен, возврат, дефект: сначала [условия](/returns), потом звонок или письмо.',
        'Exchange, return, defect: read the [terms](/returns) first, then call or write.',
      ),
      t(
        'Перешкода на сайті: як повідомити, сказано на сторінці [«Доступність»](/accessibility).',
        'Препятствие на сайте: как сообщить, сказано на странице [«Доступность»](/accessibility).',
        'An accessibility problem on the site: the [“Accessibility”](/accessibility) page says how to report it.',
      ),
    ),
    h2('Самовивіз', 'Самовывоз', 'Pick-up'),
    p(
      'Приходьте, коли сторінка замовлення покаже «Зібрано». На місці можна приміряти речі й обміняти розмір одразу, якщо потрібний є в магазині.',
      'Приходите, когда страница заказа покажет «Собран». На месте можно примерить вещи и сразу обменять размер, если нужный есть в магазине.',
      'Come when the order page says “Packed”. You can try things on and swap the size on the spot if yours is in the shop.',
    ),
    p(
      'ГАРТ — [демонстраційний магазин](/about): адреса, телефон і пошта вигадані.',
      'ГАРТ — [демонстрационный магазин](/about): адрес, телефон и почта вымышлены.',
      'HART is a [demo shop](/about): the address, phone and e-mail are made up.',
    ),
  ),
}
