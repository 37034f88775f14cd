import { settlements } from '../../../adapters/carrier/demo-directory/settlements.ts'
import type { Text } from '../../../text.ts'
import { same, t } from '../../goods/wording.ts'

/** One phone of a contact: `label` is shown, `number` is dialled. */
export interface SettingsPhone {
  label: Text
  number: string
}

/** One contact of the shop. Exactly one is the main contact. */
export interface SettingsContact {
  is_main: boolean
  name: Text
  phones: readonly SettingsPhone[]
  /** `url` is that of a chat. */
  messengers?: readonly { label: string; url: string }[]
  email: string
  address: Text
  hours: Text
}

/** The settings of the seed with the field names of spec §3, texts in every language. */
export interface DemoSettings {
  name: Text
  /** `%year%` is replaced by the current year when it is rendered. */
  copyright: Text
  checkout: {
    currencies: Readonly<Record<string, { prefix: string; suffix: string }>>
    /** Favourite cities by `ref` of the delivery directory, in the order shown. */
    cities: readonly string[]
  }
  contacts: readonly SettingsContact[]
  /** Where and when orders are picked up. */
  pickup: Text
  head_code: string
  body_code: string
  blog_subscribe_title: Text
  blog_subscribe_subtitle: Text
  blog_subscribe_placeholder: Text
  blog_subscribe_btn_title: Text
  theme_bg_type: 'color' | 'gradient'
  theme_color: string
  theme_gradient: string
  theme_gradient2: string
  theme_gradient_deg: number
  theme_gradient_type: 'linear' | 'radial'
  theme_font_style: string
  theme_noise: boolean
}

const favourites = ['Київ', 'Львів', 'Одеса', 'Дніпро', 'Харків', 'Запоріжжя', 'Вінниця', 'Полтава']

const freeLine: SettingsPhone = { label: same('0 800 33 04 71'), number: '+380800330471' }

const workshop = t('Київ, вул. Ливарна, 14', 'Киев, ул. Литейная, 14', '14 Lyvarna St, Kyiv')

export const settings: DemoSettings = {
  name: t('ГАРТ', 'ГАРТ', 'HART'),
  copyright: t('© %year% ГАРТ. Робочий одяг.', '© %year% ГАРТ. Рабочая одежда.', '© %year% HART. Workwear.'),
  checkout: {
    currencies: { UAH: { prefix: '', suffix: '\u00a0₴' } },
    cities: favourites.flatMap(name => settlements.filter(place => place.name.uk === name).map(place => place.ref)),
  },
  contacts: [
    {
      is_main: true,
      name: t('Магазин і самовивіз', 'Магазин и самовывоз', 'Shop and pick-up'),
      phones: [freeLine],
      messengers: [{ label: 'Viber', url: 'viber://chat?number=%2B380800330471' }],
      email: 'shop@hart.example',
      address: workshop,
      hours: t(
        'Щодня 8:00–20:00, дзвінок безкоштовний',
        'Ежедневно 8:00–20:00, звонок бесплатный',
        'Daily 8:00–20:00, calls are free',
      ),
    },
    {
      is_main: false,
      name: t('Для компаній', 'Для компаний', 'For companies'),
      phones: [freeLine],
      email: 'company@hart.example',
      address: workshop,
      hours: t('Пн–Пт 9:00–18:00', 'Пн–Пт 9:00–18:00', 'Mon–Fri 9:00–18:00'),
    },
  ],
  pickup: t(
    'Київ, вул. Ливарна, 14, щодня 8:00–20:00',
    'Киев, ул. Литейная, 14, ежедневно 8:00–20:00',
    '14 Lyvarna St, Kyiv, daily 8:00–20:00',
  ),
  head_code: '',
  body_code: '',
  blog_subscribe_title: t(
    'Один лист на місяць: новинки й знижки',
    'Одно письмо в месяц: новинки и скидки',
    'One e-mail a month: new arrivals and discounts',
  ),
  blog_subscribe_subtitle: t(
    'Нові моделі, розміри, які знову є, і знижки. Без щоденних розсилок.',
    'Новые модели, размеры, которые снова есть, и скидки. Без ежедневных рассылок.',
    'New models, sizes back in stock and price drops. No daily e-mails.',
  ),
  blog_subscribe_placeholder: same('E-mail'),
  blog_subscribe_btn_title: t('Підписатися', 'Подписаться', 'Subscribe'),
  theme_bg_type: 'color',
  theme_color: '#ff5b1f',
  theme_gradient: '#ff5b1f',
  theme_gradient2: '#ffb23e',
  theme_gradient_deg: 135,
  theme_gradient_type: 'linear',
  theme_font_style: 'condensed',
  theme_noise: false,
}
