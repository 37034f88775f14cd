import { body, h2, p, table, ul } from '../../../content/html.ts'
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
    table(
      [t('Що', 'Что', 'What'), t('Як', 'Как', 'How'), t('Коли', 'Когда', 'When')],
      [
        [
          t('Телефон', 'Телефон', 'Phone'),
          t(
            '[0 800 33 04 71](tel:+380800330471), безкоштовно по Україні',
            '[0 800 33 04 71](tel:+380800330471), бесплатно по Украине',
            '[0 800 33 04 71](tel:+380800330471), free within Ukraine',
          ),
          t('щодня 8:00–20:00', 'ежедневно 8:00–20:00', 'daily 8:00–20:00'),
        ],
        [
          t('E-mail', 'E-mail', 'E-mail'),
          t(
            '[shop@hart.example](mailto:shop@hart.example)',
            '[shop@hart.example](mailto:shop@hart.example)',
            '[shop@hart.example](mailto:shop@hart.example)',
          ),
          t(
            'відповідаємо в робочі дні 9:00–18:00',
            'отвечаем в рабочие дни 9:00–18:00',
            'answered on working days 9:00–18:00',
          ),
        ],
        [
          t('Для компаній', 'Для компаний', 'For companies'),
          t(
            '[company@hart.example](mailto:company@hart.example)',
            '[company@hart.example](mailto:company@hart.example)',
            '[company@hart.example](mailto:company@hart.example)',
          ),
          t('у робочі дні 9:00–18:00', 'в рабочие дни 9:00–18:00', 'working days 9:00–18:00'),
        ],
        [
          t('Магазин і самовивіз', 'Магазин и самовывоз', 'Shop and pick-up'),
          t('Київ, вул. Ливарна, 14', 'Киев, ул. Литейная, 14', '14 Lyvarna St, Kyiv'),
          t('щодня 8:00–20:00', 'ежедневно 8:00–20:00', 'daily 8:00–20:00'),
        ],
      ],
    ),
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
