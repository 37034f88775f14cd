import type { FailureCode } from '../failure.ts'

/** Messages of field rules and failures. Placeholders: `{length}`. The Ukrainian ones are copied from spec §5. */
export const uk = {
  required: 'Це поле є обовьязковим!',
  email: 'Електронна пошта повинна містити @',
  min: 'Мінімально {length} символів',
  max: 'максимальне значення {length} символу',
  atMost: 'Щонайбільше {length}',
  confirmed: 'confirmed',
  phone: 'Номер телефону у форматі +380 67 123 45 67',
  passwordMismatch: 'Пароль не співпадає',
  newsletterRequired: 'Введіть e-mail',
  newsletterEmail: 'E-mail повинен містити @',
  newsletterSent: 'Дякую, Лист відправлено!',
  question: 'Оберіть питання',
  deliveryFirst: 'Спершу оберіть спосіб доставки',
  payment: 'Оберіть спосіб оплати',
  choice: 'Оберіть один із варіантів',
  emailTaken: 'Цю електронну пошту вже зареєстровано',
  wrongPassword: 'Неправильний пароль',
  invalidLink: 'Посилання більше не діє. Запросіть новий лист',
  unknownKey: 'Невідоме поле',
  wrongType: 'Значення має хибний тип',
  wrongValue: 'Неприпустиме значення',
  tooSmall: 'Значення замале',
  tooBig: 'Значення завелике',
  failure: {
    malformed: 'Запит не вдалося прочитати',
    unauthorised: 'Увійдіть, щоб продовжити',
    forbidden: 'Цю дію заборонено',
    not_found: 'Не знайдено',
    method: 'Цей спосіб запиту не підтримується',
    conflict: 'Дані змінилися, перевірте їх ще раз',
    too_large: 'Запит завеликий',
    media_type: 'Очікується JSON',
    invalid: 'Перевірте заповнені поля',
    rate_limited: 'Забагато спроб. Спробуйте трохи згодом',
    server: 'Щось пішло не так. Ми вже знаємо про це',
    unavailable: 'Сервіс тимчасово недоступний. Спробуйте за хвилину',
  } satisfies Record<FailureCode, string>,
}

export type Messages = typeof uk
