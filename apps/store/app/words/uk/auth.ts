/** Signing in: dialogs, pages and their forms. */
export const auth = {
  email: 'E-mail',
  password: 'Пароль',
  passwordConfirmation: 'Підтвердження пароля',
  name: "Ім'я",
  lastName: 'Прізвище',
  phone: 'Телефон',
  login: {
    title: 'Вхід',
    submit: 'Увійти',
    wrong: 'Неправильний e-mail або пароль.',
    forgot: 'Забули пароль?',
    register: 'Зареєструватися',
    google: 'Увійти через Google',
    or: 'або',
    noAccount: 'Ще не маєте кабінету?',
  },
  failed: 'Не вдалося надіслати. Усе введене лишилося на місці, спробуйте ще раз.',
}

export type AuthWords = typeof auth
