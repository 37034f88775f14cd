import type { StockRequestWords } from '../uk/stock-request.ts'

export const stockRequest: StockRequestWords = {
  title: 'Сообщить о наличии',
  lead: 'Пришлём одно письмо, как только товар снова появится.',
  size: 'Размер',
  chooseSize: 'Выберите размер',
  email: 'E-mail',
  submit: 'Сообщить о наличии',
  sent: 'Спасибо! Напишем, как только товар появится.',
  instead: 'Чем заменить',
  inSize: 'В размере {size}',
  noSubstitutes: 'Равноценной замены в этом размере сейчас нет.',
  available: 'Этот товар сейчас есть в наличии.',
}
