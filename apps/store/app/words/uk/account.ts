/** The frame of the account. */
export const account = {
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
