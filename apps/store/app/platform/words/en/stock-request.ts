import type { StockRequestWords } from '../uk/stock-request.ts'

export const stockRequest: StockRequestWords = {
  title: 'Notify me when it’s back',
  lead: 'We’ll send one e-mail as soon as it’s back in stock.',
  size: 'Size',
  chooseSize: 'Choose a size',
  email: 'E-mail',
  submit: 'Notify me when it’s back',
  sent: 'Thank you! We’ll e-mail you as soon as it’s back.',
  instead: 'Available instead',
  inSize: 'In size {size}',
  noSubstitutes: 'Nothing that protects alike is available in this size right now.',
  available: 'This product is in stock right now.',
}
