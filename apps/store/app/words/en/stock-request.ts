import type { StockRequestWords } from '../uk/stock-request.ts'

export const stockRequest: StockRequestWords = {
  title: 'Tell me when it is back',
  lead: 'We will send one e-mail as soon as the product is in stock again.',
  size: 'Size',
  chooseSize: 'Choose a size',
  email: 'E-mail',
  submit: 'Tell me when it is back',
  sent: 'Thank you! We will e-mail you as soon as it is back.',
  available: 'This product is in stock now.',
}
