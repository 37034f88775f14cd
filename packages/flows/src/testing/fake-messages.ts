/** The fake backend's messages, by default those of a shop in Ukrainian. `{left}`: how many are in stock. */
export const fakeMessages = {
  keyReused: 'Ключ уже використано',
  soldOut: 'Нічого не лишилося',
  reduced: 'Лише {left}',
  cartEmpty: 'Кошик порожній',
  cartChanged: 'Кошик змінився',
  unauthorised: 'Увійдіть, щоб продовжити',
  emailTaken: 'Ця адреса вже зайнята',
  wrongPassword: 'Хибна пошта або пароль',
  linkExpired: 'Посилання вже не діє',
  googleFailed: 'Google не підтвердив',
} as const

export type FakeMessages = Readonly<Record<keyof typeof fakeMessages, string>>
