import type { Text } from '../../../text.ts'
import { t } from '../../goods/wording.ts'

/** Annotated details of one product. `x` and `y` are per cent of its first picture; pins are numbered from 1 in this order. */
export interface DemoAnatomy {
  /** Slug of the product. */
  product: string
  title: Text
  text: Text
  pins: readonly { x: number; y: number; name: Text; text: Text; value: Text }[]
}

export const anatomy: DemoAnatomy = {
  product: 'kurtka-robocha-travers-hrafit',
  title: t('Розкладено по швах', 'Разложено по швам', 'Taken apart at the seams'),
  text: t(
    'Кожна модель у нас має такий лист: з чого пошито, чим підсилено, скільки важить.',
    'У каждой модели у нас есть такой лист: из чего сшито, чем усилено, сколько весит.',
    'Every model has a sheet like this: what it’s made of, how it’s reinforced, what it weighs.',
  ),
  pins: [
    {
      x: 58,
      y: 14,
      name: t('Комір-стійка', 'Воротник-стойка', 'Stand collar'),
      text: t(
        'фліс усередині, блискавка не торкається підборіддя',
        'флис внутри, молния не касается подбородка',
        'fleece inside, the zip stays off the chin',
      ),
      value: t('7 см', '7 см', '7 cm'),
    },
    {
      x: 40,
      y: 28,
      name: t('Кокетка', 'Кокетка', 'Yoke'),
      text: t(
        'твіл підвищеної щільності, потрійний шов',
        'твил повышенной плотности, тройной шов',
        'denser twill, triple-stitched',
      ),
      value: t('300 г/м²', '300 г/м²', '300 g/m²'),
    },
    {
      x: 40,
      y: 46,
      name: t('Нагрудні кишені', 'Нагрудные карманы', 'Chest pockets'),
      text: t(
        'з клапаном і кнопкою, входить смартфон 6,7″',
        'с клапаном и кнопкой, входит смартфон 6,7″',
        'flap and stud, room for a 6.7″ phone',
      ),
      value: t('2 шт.', '2 шт.', '2 pcs'),
    },
    {
      x: 12,
      y: 64,
      name: t('Підсилення ліктів', 'Усиление локтей', 'Elbow patches'),
      text: t(
        'кордура 500D, вставку можна замінити',
        'кордура 500D, вставку можно заменить',
        '500D Cordura, the insert can be replaced',
      ),
      value: t('2 шт.', '2 шт.', '2 pcs'),
    },
    {
      x: 34,
      y: 81,
      name: t('Пояс і манжети', 'Пояс и манжеты', 'Waistband and cuffs'),
      text: t(
        'регулювання на кнопках, 3 положення',
        'регулировка на кнопках, 3 положения',
        'adjusted by studs, 3 positions',
      ),
      value: t('± 6 см', '± 6 см', '± 6 cm'),
    },
    {
      x: 66,
      y: 33.2,
      name: t('Світловідбивний кант', 'Световозвращающий кант', 'Reflective piping'),
      text: t('по кокетці спереду і ззаду', 'по кокетке спереди и сзади', 'along the yoke, front and back'),
      value: t('5 мм', '5 мм', '5 mm'),
    },
  ],
}
