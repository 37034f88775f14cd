import { ru as ui } from '@shop/ui/messages/ru'
import type { AccountWords } from '../uk/account.ts'

export const account: AccountWords = {
  ui: { account: ui.account },
  title: 'Кабинет',
  home: 'Главная',
  sections: {
    account: 'Контактная информация',
    'account-addresses': 'Адреса',
    'account-wishlist': 'Избранное',
    'account-orders': 'Мои заказы',
    'account-exchange': 'Обмен и возврат',
  },
  guest: {
    title: 'Вход в кабинет',
    text: 'Войдите, чтобы открыть эту страницу.',
  },
}
