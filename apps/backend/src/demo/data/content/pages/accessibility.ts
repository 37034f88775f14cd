import { body, h2, p, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const accessibility: DemoPage = {
  slug: 'accessibility',
  title: t('Доступність', 'Доступность', 'Accessibility'),
  description: t(
    'Якого рівня доступності прагне магазин ГАРТ, як ми це перевіряємо, що ще не так і як повідомити про перешкоду.',
    'К какому уровню доступности стремится магазин ГАРТ, как мы это проверяем, что ещё не так и как сообщить о препятствии.',
    'What level of accessibility the HART shop aims for, how we check it, what is still missing and how to report a barrier.',
  ),
  body: body(
    p(
      'Магазином має бути зручно користуватися кожному: з клавіатури, зі збільшеним шрифтом, із програмою читання з екрана, на повільному зв’язку, без скриптів. Мета — **WCAG 2.2, рівень AA**.',
      'Магазином должно быть удобно пользоваться каждому: с клавиатуры, с увеличенным шрифтом, с программой чтения с экрана, на медленной связи, без скриптов. Цель — **WCAG 2.2, уровень AA**.',
      'Everyone should be able to use the shop: by keyboard, with larger text, with a screen reader, on a slow connection, without scripts. The aim is **WCAG 2.2, level AA**.',
    ),
    h2('Що зроблено', 'Что сделано', 'What we have done'),
    ul(
      t(
        'Увесь шлях від каталогу до замовлення проходиться з клавіатури; фокус видно завжди, перше посилання веде до вмісту.',
        'Весь путь от каталога до заказа проходится с клавиатуры; фокус виден всегда, первая ссылка ведёт к содержанию.',
        'You can get from the catalogue to a placed order by keyboard alone; focus is always visible and the first link skips to the content.',
      ),
      t(
        'Купити можна й без JavaScript: усі форми справжні.',
        'Купить можно и без JavaScript: все формы настоящие.',
        'You can buy without JavaScript: every form is a real form.',
      ),
      t(
        'Наявність, помилки й обране позначено словом і знаком, а не лише кольором.',
        'Наличие, ошибки и избранное обозначены словом и знаком, а не только цветом.',
        'Availability, errors and favourites are marked with a word and an icon, never by colour alone.',
      ),
      t(
        'Кнопки купівлі, кошика й форм для пальця мають 44 пікселі заввишки, усе інше поза текстом — щонайменше 24; контраст тексту не нижчий за 4,5 : 1 у світлій і темній темі.',
        'Кнопки покупки, корзины и форм для пальца имеют 44 пикселя в высоту, всё остальное вне текста — не меньше 24; контраст текста не ниже 4,5 : 1 в светлой и тёмной теме.',
        'On touch screens the buttons of buying, the cart and forms are 44 pixels high, everything else outside a text at least 24; text contrast is at least 4.5:1 in both the light and the dark theme.',
      ),
      t(
        'Якщо система просить менше руху, анімації немає.',
        'Если система просит меньше движения, анимации нет.',
        'If your system asks for reduced motion, there is none.',
      ),
      t(
        'Кожну сторінку перекладено трьома мовами, зокрема назви кнопок, які чує лише програма читання.',
        'Каждая страница переведена на три языка, включая названия кнопок, которые слышит только программа чтения.',
        'Every page is in three languages, including button names that only a screen reader speaks.',
      ),
    ),
    h2('Як ми перевіряємо', 'Как мы проверяем', 'How we check'),
    p(
      'Автоматичні тести в браузері Chromium: перевірки axe на сторінках каталогу, товару, кошика, оформлення й кабінету трьома мовами, у світлій і темній темах; замовлення з клавіатури від каталогу до подяки; текст 200 %, а на окремих сторінках ширина 320 пікселів і режим високого контрасту.',
      'Автоматические тесты в браузере Chromium: проверки axe на страницах каталога, товара, корзины, оформления и кабинета на трёх языках, в светлой и тёмной темах; заказ с клавиатуры от каталога до благодарности; текст 200 %, а на отдельных страницах ширина 320 пикселей и режим высокой контрастности.',
      'Automated tests in Chromium: axe checks of the catalogue, product, cart, checkout and account pages in three languages, in the light and the dark theme; an order placed by keyboard from the catalogue to the thank-you page; 200% text and, on some pages, a width of 320 pixels and high contrast mode.',
    ),
    h2('Що ще не так', 'Что ещё не так', 'Known gaps'),
    ul(
      t(
        'Ми ще не перевіряли магазин із людьми, які щодня користуються програмами читання з екрана, і не проходили зовнішнього аудиту.',
        'Мы ещё не проверяли магазин с людьми, которые ежедневно пользуются программами чтения с экрана, и не проходили внешнего аудита.',
        'The shop has not yet been tested by people who use screen readers every day, and has had no external audit.',
      ),
      t(
        'Safari, Firefox і мобільні програми читання (VoiceOver, TalkBack) систематично не перевірено.',
        'Safari, Firefox и мобильные программы чтения (VoiceOver, TalkBack) систематически не проверены.',
        'Safari, Firefox and mobile screen readers (VoiceOver, TalkBack) are not tested systematically.',
      ),
      t(
        'Описи малюнків називають річ, колір і ракурс, але не переказують кожного шва. Те, що важливо для вибору, є в таблицях.',
        'Описания рисунков называют вещь, цвет и ракурс, но не пересказывают каждый шов. То, что важно для выбора, есть в таблицах.',
        'Picture descriptions name the item, colour and view but not every seam. What matters for choosing is in the tables.',
      ),
      t(
        'Широкі таблиці розмірів на вузькому екрані гортаються вбік.',
        'Широкие таблицы размеров на узком экране листаются вбок.',
        'Wide size charts scroll sideways on a narrow screen.',
      ),
      t(
        'Сторінки оплати належать платіжним системам, і на їхню доступність ми не впливаємо.',
        'Страницы оплаты принадлежат платёжным системам, и на их доступность мы не влияем.',
        'Payment pages belong to the payment providers, and we have no influence on their accessibility.',
      ),
    ),
    h2('Повідомити про перешкоду', 'Сообщить о препятствии', 'Report a barrier'),
    p(
      'Напишіть на [shop@hart.example](mailto:shop@hart.example) або зателефонуйте на [0 800 33 04 71](tel:+380800330471): яка сторінка, що не вдалося, який браузер і допоміжна програма. Замовлення ми приймемо й телефоном. Відповідаємо протягом п’яти робочих днів.',
      'Напишите на [shop@hart.example](mailto:shop@hart.example) или позвоните на [0 800 33 04 71](tel:+380800330471): какая страница, что не удалось, какой браузер и вспомогательная программа. Заказ мы примем и по телефону. Отвечаем в течение пяти рабочих дней.',
      'Write to [shop@hart.example](mailto:shop@hart.example) or call [0 800 33 04 71](tel:+380800330471): which page, what went wrong, which browser and assistive technology. We also take orders by phone. We reply within five working days.',
    ),
    p(
      'Заяву складено 23 листопада 2026 року за власною оцінкою.',
      'Заявление составлено 23 ноября 2026 года по собственной оценке.',
      'This statement was prepared on 23 November 2026 on the basis of a self-assessment.',
    ),
  ),
}
