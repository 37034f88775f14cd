import type { AuthWords } from '../uk/auth.ts'

export const auth: AuthWords = {
  email: 'E-mail',
  password: 'Пароль',
  passwordConfirmation: 'Подтверждение пароля',
  name: 'Имя',
  lastName: 'Фамилия',
  phone: 'Телефон',
  login: {
    title: 'Вход',
    submit: 'Войти',
    wrong: 'Неверный e-mail или пароль.',
    forgot: 'Забыли пароль?',
    register: 'Зарегистрироваться',
    google: 'Войти через Google',
    or: 'или',
    noAccount: 'Ещё нет кабинета?',
  },
  failed: 'Не удалось отправить. Всё введённое осталось на месте, попробуйте ещё раз.',
}
