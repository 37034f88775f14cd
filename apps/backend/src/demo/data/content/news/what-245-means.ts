import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, p, table } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const what245Means: DemoArticle = {
  slug: 'shcho-oznachaie-245-hm2',
  date: '2026-09-17',
  title: t(
    'Що означає 245 г/м² і чому важча тканина не завжди міцніша',
    'Что значит 245 г/м² и почему более тяжёлая ткань не всегда прочнее',
    'What 245 g/m² means, and why heavier fabric is not always stronger',
  ),
  lead: t(
    'Вага, переплетення і склад: три цифри, за якими порівнюють робочі тканини.',
    'Вес, переплетение и состав: три цифры, по которым сравнивают рабочие ткани.',
    'Weight, weave and fibre: three figures by which workwear fabrics are compared.',
  ),
  body: body(
    p(
      'На кожній картці в нас стоїть число з «г/м²». Це вага одного квадратного метра тканини. За нею зручно вгадувати сезон, але міцність вона показує лише разом із двома іншими речами.',
      'На каждой карточке у нас стоит число с «г/м²». Это вес одного квадратного метра ткани. По нему удобно угадывать сезон, но прочность он показывает только вместе с двумя другими вещами.',
      'Every card of ours has a number with “g/m²”: the weight of one square metre of fabric. It is a good guess at the season, but it tells strength only together with two other things.',
    ),
    table(
      [t('Вага', 'Вес', 'Weight'), t('Для чого', 'Для чего', 'What for')],
      [
        [
          t('150–200 г/м²', '150–200 г/м²', '150–200 g/m²'),
          t('футболки, поло, літні штани', 'футболки, поло, летние брюки', 'T-shirts, polos, summer trousers'),
        ],
        [
          t('210–260 г/м²', '210–260 г/м²', '210–260 g/m²'),
          t(
            'куртки та штани на весну й осінь',
            'куртки и брюки на весну и осень',
            'jackets and trousers for spring and autumn',
          ),
        ],
        [
          t('270–320 г/м²', '270–320 г/м²', '270–320 g/m²'),
          t(
            'важка робота, канвас, зима зверху',
            'тяжёлая работа, канвас, зима сверху',
            'heavy work, canvas, winter shells',
          ),
        ],
        [
          t('330–400 г/м²', '330–400 г/м²', '330–400 g/m²'),
          t('зварювання та вогнестійкі костюми', 'сварка и огнестойкие костюмы', 'welding and flame-resistant suits'),
        ],
      ],
    ),
    h2('Переплетення', 'Переплетение', 'Weave'),
    p(
      'Твіл має діагональний рубчик: нитки перекриваються рідше, тому тканина м’якша й краще тримає згин. Ріпстоп має сітку товщих ниток через кожні кілька міліметрів: розрив зупиняється на найближчій. Тому ріпстоп у 210 г/м² може рватися важче, ніж твіл у 245.',
      'У твила диагональный рубчик: нити перекрываются реже, поэтому ткань мягче и лучше держит сгиб. У рипстопа сетка более толстых нитей через каждые несколько миллиметров: разрыв останавливается на ближайшей. Поэтому рипстоп в 210 г/м² может рваться тяжелее, чем твил в 245.',
      'Twill has a diagonal rib: its threads cross less often, so it is softer and takes bending better. Ripstop has a grid of thicker threads every few millimetres, and a tear stops at the nearest. So ripstop of 210 g/m² may tear less easily than twill of 245.',
    ),
    h2('Склад', 'Состав', 'Fibre'),
    p(
      'Поліестер дає міцність і не вигорає, бавовна вбирає піт і не плавиться від іскри. 65 на 35 — розумна середина для більшості робіт. Біля вогню навпаки: лише бавовна з просоченням, модакрил або арамід, бо розплавлений поліестер липне до шкіри.',
      'Полиэстер даёт прочность и не выгорает, хлопок впитывает пот и не плавится от искры. 65 на 35 — разумная середина для большинства работ. Возле огня наоборот: только хлопок с пропиткой, модакрил или арамид, потому что расплавленный полиэстер липнет к коже.',
      'Polyester gives strength and keeps its colour; cotton takes up sweat and does not melt from a spark. 65 to 35 is a sensible middle for most jobs. Near fire it is the other way round: treated cotton, modacrylic or aramid only, since molten polyester sticks to skin.',
    ),
    h2('На що ще дивитися', 'На что ещё смотреть', 'What else to look at'),
    p(
      'Шви рвуться раніше за тканину, тому потрійний шов на кокетці важить більше, ніж зайві 30 грамів. Накладки з кордури на ліктях і колінах рятують місця, які стираються першими. І зсідання: не більше 2–3 % після п’яти прань, інакше розмір з’їде.',
      'Швы рвутся раньше ткани, поэтому тройной шов на кокетке значит больше, чем лишние 30 граммов. Накладки из кордуры на локтях и коленях спасают места, которые стираются первыми. И усадка: не больше 2–3 % после пяти стирок, иначе размер уйдёт.',
      'Seams go before fabric does, so triple stitching at the yoke is worth more than another 30 grams. Cordura at elbows and knees saves the places that wear first. And shrinkage: no more than 2–3% after five washes, or the size will drift.',
    ),
    p(
      'Усі ці цифри зібрано на сторінці кожної моделі у вкладці «Технічні дані». Порівняти дві куртки можна за пів хвилини.',
      'Все эти цифры собраны на странице каждой модели во вкладке «Технические данные». Сравнить две куртки можно за полминуты.',
      'All these figures stand on each model’s page under “Technical data”. Comparing two jackets takes half a minute.',
    ),
  ),
}
