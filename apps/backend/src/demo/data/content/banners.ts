import type { Text } from '../../../text.ts'
import { goods, type Model, type Standard } from '../../goods/index.ts'
import { t } from '../../goods/wording.ts'
import { en343, en20471 } from '../goods/standards.ts'

/** A picture of a product: its slug and the index of the picture. */
export interface BannerPicture {
  product: string
  picture: number
}

/** A slide of the home page's banner. */
export interface DemoBanner {
  id: number
  /** May contain an intended line break. */
  title: Text
  text: Text
  /** Path without the language's prefix. */
  url: string
  /** Label of its button. */
  action: Text
  /** Short label for the navigation of the carousel. */
  short: Text
  image: BannerPicture
  secondImage: BannerPicture | null
  /** Name of a file of `demo/pictures`, which is shown instead of the two pictures. */
  scene: string
  standards: readonly Standard[]
  /** The product whose price and old price are shown, or null. */
  priced: string | null
}

const best = (subcategory: string): Model[] =>
  goods
    .filter(model => model.places.some(place => place.subcategory === subcategory))
    .toSorted((a, b) => b.popularity - a.popularity)

const picture = (model: Model | undefined): BannerPicture | null =>
  model ? { product: model.variants[0].slug, picture: 0 } : null

function jacket(): DemoBanner[] {
  return goods
    .filter(model => model.slug === 'kurtka-robocha-travers')
    .map(model => {
      const product = model.variants[0].slug
      const off = model.oldPrice === null ? 0 : Math.round((1 - model.price / model.oldPrice) * 100)
      const reduced = off > 0 ? `, −${off} %` : ''
      return {
        id: 1,
        title: t('Шов тримає.\nЗміна триває.', 'Шов держит.\nСмена идёт.', 'Seams hold.\nShifts go on.'),
        text: t(
          'Куртка «Траверс»: твіл 245 г/м², потрійні шви, лікті з кордури. Тримає форму після 50 прань за 60 °C.',
          'Куртка «Траверс»: твил 245 г/м², тройные швы, локти из кордуры. Держит форму после 50 стирок при 60 °C.',
          'The “Traverse” jacket: 245 g/m² twill, triple seams, Cordura elbows. Keeps its shape after 50 washes at 60 °C.',
        ),
        url: `/${model.places[0].category}/${product}`,
        action: t('Обрати розмір', 'Выбрать размер', 'Choose a size'),
        short: t(
          `Куртка «Траверс»${reduced}`,
          `Куртка «Траверс»${reduced}`,
          `“Traverse” jacket${reduced.replace(' %', '%')}`,
        ),
        image: { product, picture: 0 },
        secondImage: { product, picture: 1 },
        scene: 'banner-work',
        standards: model.standards,
        priced: product,
      }
    })
}

function winterBoots(): DemoBanner[] {
  const [first] = best('winter-boots')
  const image = picture(first)
  if (!first || !image) return []
  const [, other] = first.variants
  const sizes = `${first.sizeChart.rows.at(0)?.size}–${first.sizeChart.rows.at(-1)?.size}`
  return [
    {
      id: 2,
      title: t('Лід. Цвяхи.\nМінус сімнадцять.', 'Лёд. Гвозди.\nМинус семнадцать.', 'Ice. Nails.\nMinus seventeen.'),
      text: t(
        'Утеплене взуття S3: підносок на 200 джоулів, захист від проколу, підошва, яка тримає тепло на −17 °C.',
        'Утеплённая обувь S3: подносок на 200 джоулей, защита от прокола, подошва, которая держит тепло на −17 °C.',
        'S3 winter footwear: a 200-joule toecap, penetration resistance, a sole that stays warm at −17 °C.',
      ),
      url: '/winter-boots',
      action: t('До зимового взуття', 'К зимней обуви', 'Shop winter footwear'),
      short: t(
        `Зимове взуття S3: розміри ${sizes}`,
        `Зимняя обувь S3: размеры ${sizes}`,
        `S3 winter footwear: sizes ${sizes}`,
      ),
      image,
      // The same boots in their other colour.
      secondImage: other ? { product: other.slug, picture: 0 } : null,
      scene: 'banner-winter',
      standards: first.standards,
      priced: null,
    },
  ]
}

function hiVis(): DemoBanner[] {
  const [first] = best('signal-jackets')
  const [second] = best('signal-vests')
  const image = picture(first)
  if (!image) return []
  return [
    {
      id: 3,
      title: t('Видно раніше,\nніж чути.', 'Видно раньше,\nчем слышно.', 'Seen before\nyou are heard.'),
      text: t(
        'Сигнальний одяг класу 2 і 3: стрічка, яка повертає світло фар, і тканина, яку помітно вдень.',
        'Сигнальная одежда класса 2 и 3: лента, которая возвращает свет фар, и ткань, которую заметно днём.',
        'Class 2 and 3 hi-vis clothing: tape that throws headlights back, and fabric that stands out by day.',
      ),
      url: '/hi-vis',
      action: t('До сигнального одягу', 'К сигнальной одежде', 'Shop hi-vis clothing'),
      short: t('Сигнальний одяг класу 2 і 3', 'Сигнальная одежда класса 2 и 3', 'Hi-vis clothing, classes 2 and 3'),
      image,
      secondImage: picture(second),
      scene: 'banner-hi-vis',
      standards: [en20471(3), en343(3, 1)],
      priced: null,
    },
  ]
}

/** The slides in order, without those of unknown products. */
export const banners: readonly DemoBanner[] = [...jacket(), ...winterBoots(), ...hiVis()]
