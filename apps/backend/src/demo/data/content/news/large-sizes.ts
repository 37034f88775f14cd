import type { DemoArticle } from '../../../content/article.ts'
import { body, p } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const largeSizes: DemoArticle = {
  slug: 'povernulysia-rozmiry-60-64',
  date: '2026-11-11',
  title: t(
    'Повернулися розміри 60–64 у куртках і напівкомбінезонах',
    'Вернулись размеры 60–64 в куртках и полукомбинезонах',
    'Sizes 60–64 are back in jackets and bib overalls',
  ),
  lead: t(
    'Дошили партію на велику статуру, ціна та сама.',
    'Дошили партию на крупную фигуру, цена та же.',
    'Another batch for larger builds has been sewn, at the same price.',
  ),
  body: body(
    p(
      'Великі розміри закінчуються першими, хоча шиємо їх менше. Так сталося й цієї осені: до середини жовтня 60, 62 і 64 зникли з половини моделей. Тепер партію дошито.',
      'Большие размеры заканчиваются первыми, хотя шьём их меньше. Так случилось и этой осенью: к середине октября 60, 62 и 64 исчезли из половины моделей. Теперь партия дошита.',
      'Large sizes run out first although fewer of them are made. It happened this autumn too: by mid-October 60, 62 and 64 were gone from half the models. Now another batch is ready.',
    ),
    p(
      'Розмір 64 — це обхват грудей 126–129 см. Ми не просто розтягнули лекала: з 60-го спинка довша, пройма глибша, а пояс регулюється ширше, бо живіт росте швидше за плечі.',
      'Размер 64 — это обхват груди 126–129 см. Мы не просто растянули лекала: с 60-го спинка длиннее, пройма глубже, а пояс регулируется шире, потому что живот растёт быстрее плеч.',
      'Size 64 means a chest of 126–129 cm. The patterns are not simply stretched: from 60 up the back is longer, the armhole deeper and the waist adjusts further, because a belly grows faster than shoulders.',
    ),
    p(
      'Доплати за великий розмір немає й не буде. Тканини йде більше, але ми ділимо її на всю партію, а не на тих, кому не пощастило з лекалом.',
      'Доплаты за большой размер нет и не будет. Ткани уходит больше, но мы делим её на всю партию, а не на тех, кому не повезло с лекалом.',
      'There is no surcharge for large sizes and there will be none. They take more fabric, but we spread it over the whole batch rather than over those the pattern did not favour.',
    ),
    p(
      'Якщо ви давно не міряли себе, зробіть це перед замовленням: [таблиця розмірів](/sizes) дає мірки тіла, а не речі. Помилилися — [обміняємо](/returns) протягом 14 днів, пересилання за наш рахунок.',
      'Если вы давно не измеряли себя, сделайте это перед заказом: [таблица размеров](/sizes) даёт мерки тела, а не вещи. Ошиблись — [обменяем](/returns) в течение 14 дней, пересылка за наш счёт.',
      'If it’s a while since you measured yourself, do it before ordering: the [size chart](/sizes) gives body measurements, not garment ones. Got it wrong? We [exchange](/returns) within 14 days and pay the postage.',
    ),
    p(
      'Дивіться [робочі куртки](/work-jackets) та [напівкомбінезони](/bibs): якщо ваш розмір знову закінчився, він буде перекреслений на сторінці товару.',
      'Смотрите [рабочие куртки](/work-jackets) и [полукомбинезоны](/bibs): если ваш размер снова закончился, он будет перечёркнут на странице товара.',
      'See [work jackets](/work-jackets) and [bib overalls](/bibs): if your size has run out again, it is crossed out on the product’s page.',
    ),
  ),
}
