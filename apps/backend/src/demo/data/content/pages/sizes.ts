import type { Text } from '../../../../text.ts'
import { body, h2, p, table, ul } from '../../../content/html.ts'
import type { DemoPage } from '../../../content/page.ts'
import type { Measure, Range, SizeChart } from '../../../goods/goods.ts'
import { clothing, glove, shoe, womens } from '../../../goods/sizes.ts'
import { same, t } from '../../../goods/wording.ts'

const measureNames = {
  height: t('Зріст', 'Рост', 'Height'),
  chest: t('Обхват грудей', 'Обхват груди', 'Chest'),
  waist: t('Обхват талії', 'Обхват талии', 'Waist'),
  hips: t('Обхват стегон', 'Обхват бёдер', 'Hips'),
  sleeve: t('Довжина рукава', 'Длина рукава', 'Sleeve'),
  foot: t('Довжина стопи', 'Длина стопы', 'Foot length'),
  hand: t('Обхват долоні', 'Обхват ладони', 'Hand circumference'),
  head: t('Обхват голови', 'Обхват головы', 'Head circumference'),
} as const satisfies Record<Measure, Text>

const figures = (range: Range | undefined): Text => {
  if (!range) return same('—')
  const words = range.map(value => `${value}`).join('–')
  return t(words.replaceAll('.', ','), words.replaceAll('.', ','), words)
}

const sizeTable = (chart: SizeChart): Text =>
  table(
    [t('Розмір', 'Размер', 'Size'), ...chart.measures.map(measure => measureNames[measure])],
    chart.rows.map(row => [same(row.size), ...chart.measures.map(measure => figures(row.measures[measure]))]),
  )

export const sizes: DemoPage = {
  slug: 'sizes',
  title: t('Розміри', 'Размеры', 'Sizes'),
  description: t(
    'Як зняти мірки й обрати розмір робочого одягу, взуття та рукавиць. Таблиці в сантиметрах.',
    'Как снять мерки и выбрать размер рабочей одежды, обуви и перчаток. Таблицы в сантиметрах.',
    'How to measure yourself and choose the size of workwear, footwear and gloves. Charts in centimetres.',
  ),
  body: body(
    p(
      'Усі цифри на цій сторінці — **мірки вашого тіла в сантиметрах**, а не виміри речі. Запас на рух і один теплий шар у крої вже є, додавати нічого не треба.',
      'Все цифры на этой странице — **мерки вашего тела в сантиметрах**, а не замеры вещи. Запас на движение и один тёплый слой в крое уже есть, прибавлять ничего не нужно.',
      'All figures on this page are **your body measurements in centimetres**, not the garment’s. Room for movement and one warm layer is already in the cut, so don’t add anything.',
    ),
    h2('Як зняти мірки', 'Как снять мерки', 'How to measure'),
    ul(
      t(
        '**Груди:** стрічка йде найвищими точками грудей і під лопатками, горизонтально. Руки опущено, дихайте рівно.',
        '**Грудь:** лента идёт по самым высоким точкам груди и под лопатками, горизонтально. Руки опущены, дышите ровно.',
        '**Chest:** the tape runs level over the fullest part and below the shoulder blades. Arms down, breathe evenly.',
      ),
      t(
        '**Талія:** там, де ви носите пояс штанів. Пропустіть під стрічку палець.',
        '**Талия:** там, где вы носите пояс брюк. Пропустите под ленту палец.',
        '**Waist:** where you wear your trousers. Keep one finger under the tape.',
      ),
      t(
        '**Стегна:** по найширшому місцю, ноги разом.',
        '**Бёдра:** по самому широкому месту, ноги вместе.',
        '**Hips:** over the widest part, feet together.',
      ),
      t(
        '**Зріст:** босоніж, спиною до стіни.',
        '**Рост:** босиком, спиной к стене.',
        '**Height:** barefoot, back against a wall.',
      ),
      t(
        '**Рукав:** від кінця плеча до зап’ястка через злегка зігнутий лікоть.',
        '**Рукав:** от конца плеча до запястья через слегка согнутый локоть.',
        '**Sleeve:** from the point of the shoulder over a slightly bent elbow to the wrist.',
      ),
      t(
        '**Стопа:** станьте на аркуш увечері, обведіть і виміряйте від п’яти до найдовшого пальця. Міряйте обидві, беріть більшу.',
        '**Стопа:** встаньте на лист вечером, обведите и измерьте от пятки до самого длинного пальца. Мерьте обе, берите большую.',
        '**Foot:** stand on a sheet of paper in the evening, draw around your foot and measure from the heel to the longest toe. Measure both feet, take the longer.',
      ),
      t(
        '**Долоня:** довкола кісточок, без великого пальця.',
        '**Ладонь:** вокруг костяшек, без большого пальца.',
        '**Hand:** around the knuckles, without the thumb.',
      ),
    ),
    h2('Чоловічий одяг і унісекс', 'Мужская одежда и унисекс', 'Men’s and unisex clothing'),
    sizeTable(clothing('44', '64', 'whole')),
    h2('Жіночий одяг', 'Женская одежда', 'Women’s clothing'),
    sizeTable(womens('40', '54', 'whole')),
    h2('Взуття', 'Обувь', 'Footwear'),
    sizeTable(shoe('36', '48')),
    p(
      'Підносок не тягнеться, тому залиште перед пальцями 8–10 мм. Для утепленого взуття й товстої шкарпетки беріть на розмір більше.',
      'Подносок не тянется, поэтому оставьте перед пальцами 8–10 мм. Для утеплённой обуви и толстого носка берите на размер больше.',
      'A toecap doesn’t stretch, so leave 8–10 mm in front of your toes. For winter footwear and thick socks, go one size up.',
    ),
    h2('Рукавиці', 'Перчатки', 'Gloves'),
    sizeTable(glove('7', '11')),
    p(
      'Рукавиці належної якості [не підлягають поверненню](/returns), тож тут міряти варто двічі.',
      'Перчатки надлежащего качества [не подлежат возврату](/returns), так что здесь мерить стоит дважды.',
      'Gloves that aren’t faulty [can’t be returned](/returns), so it pays to measure twice here.',
    ),
    h2('Якщо ви між двома розмірами', 'Если вы между двумя размерами', 'If you are between two sizes'),
    ul(
      t(
        'Куртку беріть більшу, якщо під нею буде фліс або утеплений жилет.',
        'Куртку берите большую, если под ней будет флис или утеплённый жилет.',
        'Take the larger jacket if fleece or an insulated vest goes under it.',
      ),
      t(
        'Штани беріть за талією: пояс регулюється на 3 см у кожен бік, стегна мають запас.',
        'Брюки берите по талии: пояс регулируется на 3 см в каждую сторону, бёдра имеют запас.',
        'Choose trousers by the waist: it adjusts 3 cm either way, and the hips have room.',
      ),
      t(
        'Напівкомбінезон обирайте за зростом: лямки не замінять короткої спинки.',
        'Полукомбинезон выбирайте по росту: лямки не заменят короткой спинки.',
        'Choose bib overalls by height: straps cannot make up for a short back.',
      ),
      t(
        'Сумніваєтеся — запитайте: 0 800 33 04 71. Назвіть зріст, груди й талію, і ми порадимо.',
        'Сомневаетесь — спросите: 0 800 33 04 71. Назовите рост, грудь и талию, и мы посоветуем.',
        'In doubt? Ask us: 0 800 33 04 71. Tell us your height, chest and waist, and we’ll advise.',
      ),
    ),
  ),
}
