import type { Text } from '../../../text.ts'
import { t } from '../../goods/wording.ts'

export { anatomy, type DemoAnatomy } from './anatomy.ts'
export { type BannerPicture, banners, type DemoBanner } from './banners.ts'

/** Meta data of the home page; the page adds the name of the shop to the title. */
export const homeMeta: { title: Text; description: Text } = {
  title: t('Робочий одяг, взуття і захист', 'Рабочая одежда, обувь и защита', 'Workwear, footwear and protection'),
  description: t(
    'Куртки, штани, комбінезони, сигнальний одяг і захисне взуття з тканиною, вагою та стандартом на кожній картці. Доставка по Україні 6–10 робочих днів.',
    'Куртки, брюки, комбинезоны, сигнальная одежда и защитная обувь с тканью, весом и стандартом на каждой карточке. Доставка по Украине 6–10 рабочих дней.',
    'Jackets, trousers, coveralls, hi-vis clothing and safety footwear, with fabric, weight and standard on every card. Delivery across Ukraine in 6–10 working days.',
  ),
}

/** A benefit under the banner: a number, its unit and a text. The page adds the number of its products. */
export interface DemoBenefit {
  figure: string
  unit: Text
  text: Text
}

export const benefits: readonly DemoBenefit[] = [
  {
    figure: '6–10',
    unit: t('робочих днів', 'рабочих дней', 'working days'),
    text: t('на доставку по Україні', 'на доставку по Украине', 'for delivery across Ukraine'),
  },
  {
    figure: '14',
    unit: t('днів', 'дней', 'days'),
    text: t('на обмін та повернення', 'на обмен и возврат', 'to exchange or return'),
  },
  {
    figure: '44–64',
    unit: t('розміри', 'размеры', 'sizes'),
    text: t('курток, штанів і комбінезонів', 'курток, брюк и комбинезонов', 'in jackets, trousers and coveralls'),
  },
]
