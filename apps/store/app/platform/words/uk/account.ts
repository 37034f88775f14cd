import { uk as ui } from '@shop/ui/messages/uk'
/** The frame of the account. */
export const account = {
  /** Messages of components that only the account has. */
  ui: { account: ui.account },
  title: 'Кабінет',
  home: 'Головна',
  sections: {
    account: 'Контактна інформація',
    'account-addresses': 'Адреси',
    'account-wishlist': 'Обране',
    'account-orders': 'Мої замовлення',
    'account-exchange': 'Обмін та повернення',
  },
  guest: {
    title: 'Вхід до кабінету',
    text: 'Увійдіть, щоб відкрити цю сторінку.',
  },
}

export type AccountWords = typeof account
