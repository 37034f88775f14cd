/** «Повідомити про наявність»: a mail when a product or a size is in stock again. */
export const stockRequest = {
  title: 'Повідомити про наявність',
  lead: 'Надішлемо один лист, щойно товар знову з’явиться.',
  size: 'Розмір',
  chooseSize: 'Оберіть розмір',
  email: 'E-mail',
  submit: 'Повідомити про наявність',
  sent: 'Дякуємо! Напишемо, щойно товар з’явиться.',
  instead: 'Чим замінити',
  inSize: 'У розмірі {size}',
  noSubstitutes: 'Рівноцінної заміни в цьому розмірі зараз немає.',
  available: 'Цей товар зараз є в наявності.',
}

export type StockRequestWords = typeof stockRequest
