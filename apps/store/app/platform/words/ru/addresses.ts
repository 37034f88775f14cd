import type { AddressesWords } from '../uk/addresses.ts'
import { address } from './address.ts'

export const addresses: AddressesWords = {
  empty: 'Адресов пока нет',
  emptyHint: 'Добавьте адрес, и при оформлении заказа его не придётся вводить снова.',
  list: 'Сохранённые адреса',
  apartmentNumber: address.apartment,
  main: 'Основной',
  add: 'Добавить адрес',
  newTitle: 'Новый адрес',
  editTitle: 'Редактирование адреса',
  name: 'Имя',
  phone: 'Телефон',
  makeMain: 'Сделать основным',
  edit: 'Редактировать',
  remove: 'Удалить',
  makeMainOf: 'Сделать основным: {address}',
  editOf: 'Редактировать: {address}',
  removeOf: 'Удалить: {address}',
  removal: {
    title: 'Удалить адрес?',
    confirm: 'Да, удалить',
    decline: 'Не удалять',
  },
  save: 'Сохранить',
  cancel: 'Отменить',
  updateHint: 'Введите город и нажмите «Обновить»: форма покажет, что можно выбрать.',
  failed: 'Не удалось сохранить. Попробуйте ещё раз.',
}
