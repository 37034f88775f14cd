import { body, h2, p, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import { t } from '../../../goods/wording.ts'

export const about: DemoPage = {
  slug: 'about',
  title: t('Про нас', 'О нас', 'About us'),
  description: t(
    'ГАРТ: робочий одяг, взуття та захист для тих, хто весь день на ногах. Кожна модель з технічним листом.',
    'ГАРТ: рабочая одежда, обувь и защита для тех, кто весь день на ногах. Каждая модель с техническим листом.',
    'HART: workwear, footwear and protection for people on their feet all day. Every model with its spec sheet.',
  ),
  body: body(
    p(
      'Гарт — це коли сталь розжарюють і різко охолоджують, щоб вона тримала удар. Так само ми дивимося на одяг: він має витримати зміну, прання і наступну зміну.',
      'Гарт по-украински — закалка: сталь раскаляют и резко охлаждают, чтобы она держала удар. Так же мы смотрим на одежду: она должна выдержать смену, стирку и следующую смену.',
      'Hart is Ukrainian for tempering: steel is heated and quenched so that it takes a blow. We look at clothing the same way: it has to get through a shift, a wash and the next shift.',
    ),
    h2('Що ми продаємо', 'Что мы продаём', 'What we sell'),
    p(
      'Куртки, штани, комбінезони, сигнальний і дощовий одяг, захисне взуття, рукавиці, каски та все, що до них. Основу каталогу становить власна марка, яку шиють переважно в Черкасах, Хмельницькому та Броварах; поруч речі трьох інших виробників.',
      'Куртки, брюки, комбинезоны, сигнальную и дождевую одежду, защитную обувь, перчатки, каски и всё, что к ним. Основу каталога составляет собственная марка, которую шьют в основном в Черкассах, Хмельницком и Броварах; рядом вещи трёх других производителей.',
      'Jackets, trousers, coveralls, hi-vis and rainwear, safety footwear, gloves, helmets and what goes with them. Most of it is our own label, sewn mainly in Cherkasy, Khmelnytskyi and Brovary, alongside products from three other makers.',
    ),
    h2('Як ми описуємо речі', 'Как мы описываем вещи', 'How we describe products'),
    ul(
      t(
        '**Цифра замість прикметника.** Не «міцна тканина», а 245 г/м² і кількість прань, яку вона витримала.',
        '**Цифра вместо прилагательного.** Не «прочная ткань», а 245 г/м² и количество стирок, которое она выдержала.',
        '**A figure instead of an adjective.** Not “tough fabric” but 245 g/m² and the number of washes it has survived.',
      ),
      t(
        '**Стандарт із класом.** EN ISO 20471 без класу нічого не означає, тому клас стоїть на картці.',
        '**Стандарт с классом.** EN ISO 20471 без класса ничего не значит, поэтому класс стоит на карточке.',
        '**A standard with its class.** EN ISO 20471 means nothing without the class, so the class is on the card.',
      ),
      t(
        '**Мірки тіла.** Таблиця розмірів каже, на кого річ пошито, а не скільки в ній сантиметрів.',
        '**Мерки тела.** Таблица размеров говорит, на кого вещь сшита, а не сколько в ней сантиметров.',
        '**Body measurements.** A size chart says whom the garment fits, not how many centimetres it measures.',
      ),
      t(
        '**Чесний залишок.** «Закінчується» пишемо, коли залишилося від однієї до п’яти штук, не раніше.',
        '**Честный остаток.** «Заканчивается» пишем, когда осталось от одной до пяти штук, не раньше.',
        '**Honest stock.** “Low stock” appears when one to five are left, not before.',
      ),
    ),
    h2('Малюнки замість фотографій', 'Рисунки вместо фотографий', 'Drawings instead of photographs'),
    p(
      'Товари в каталозі намальовано так, як це роблять конструктори одягу: технічний ескіз спереду, ззаду й вузлами. На ньому видно шви, кишені та стрічки, яких на фото часто не розгледіти.',
      'Товары в каталоге нарисованы так, как это делают конструкторы одежды: технический эскиз спереди, сзади и узлами. На нём видны швы, карманы и ленты, которых на фото часто не разглядеть.',
      'Products are drawn the way garment makers draw them: technical flats from the front, from the back and in detail. They show seams, pockets and tape that photographs often hide.',
    ),
    h2('Про цей сайт', 'Об этом сайте', 'About this site'),
    p(
      'ГАРТ — демонстраційний магазин. Кошик, замовлення й розрахунки в ньому справжні, а бренд, товари, ціни й відгуки вигадані: замовлення, зроблені тут, ніхто не збирає й не відправляє.',
      'ГАРТ — демонстрационный магазин. Корзина, заказы и расчёты в нём настоящие, а бренд, товары, цены и отзывы вымышлены: заказы, сделанные здесь, никто не собирает и не отправляет.',
      'HART is a demo shop. Its cart, orders and totals are real; the brand, products, prices and reviews are made up. Nobody packs or sends what you order here.',
    ),
  ),
}
