import { address } from './address.ts'

/** «Адреси»: the address book of the account. */
export const addresses = {
  empty: 'Адрес ще немає',
  emptyHint: 'Додайте адресу, і під час оформлення замовлення її не доведеться вводити знову.',
  list: 'Збережені адреси',
  apartmentNumber: address.apartment,
  main: 'Основна',
  add: 'Додати адресу',
  newTitle: 'Нова адреса',
  editTitle: 'Редагування адреси',
  name: "Ім'я",
  phone: 'Телефон',
  makeMain: 'Зробити основною',
  edit: 'Редагувати',
  remove: 'Видалити',
  /** Take `{address}`. Accessible names of the buttons. */
  makeMainOf: 'Зробити основною: {address}',
  editOf: 'Редагувати: {address}',
  removeOf: 'Видалити: {address}',
  removal: {
    title: 'Видалити адресу?',
    confirm: 'Так, видалити',
    decline: 'Не видаляти',
  },
  save: 'Зберегти',
  cancel: 'Скасувати',
  updateHint: 'Введіть місто й натисніть «Оновити»: форма покаже, що можна обрати.',
  failed: 'Не вдалося зберегти. Спробуйте ще раз.',
}

export type AddressesWords = typeof addresses
