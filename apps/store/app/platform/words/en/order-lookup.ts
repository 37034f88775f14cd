import type { OrderLookupWords } from '../uk/order-lookup.ts'

export const orderLookup: OrderLookupWords = {
  title: 'Find your order',
  description: 'Your order by its number and phone, if the e-mail is lost.',
  text: 'Lost the e-mail with the link? Enter the order number and the phone it was placed with. We’ll send a code to the e-mail address of that order.',
  number: 'Order number',
  numberHint: 'It looks like HT-12345678. If you don’t have it, please call us.',
  phone: 'Phone',
  submit: 'Send the code',
  sent: 'If there is such an order, a code is on its way to the e-mail address given in it. The code works for 15 minutes.',
  sentAgain: 'If there is such an order, a new code is on its way to the same place. The earlier one no longer works.',
  code: 'Code from the e-mail',
  open: 'Open the order',
  noMail: 'No code? Look in the spam folder and check the number and phone.',
  again: 'Send a new code',
  change: 'Change the number or phone',
  withPhones: {
    text: 'Lost the e-mail with the link? Enter the order number and the phone it was placed with. We’ll send a code to where you chose to hear of the order: by e-mail or on Viber or SMS.',
    sent: 'If there is such an order, a code is on its way to where you chose to hear of it: by e-mail or on Viber or SMS. The code works for 15 minutes.',
    code: 'Code from the e-mail or message',
  },
}
