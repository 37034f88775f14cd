/** Delivery to the shopper's city: its choice, and terms on the product page and in the cart. */
export const delivery = {
  where: 'Куди доставити?',
  save: 'Зберегти',
  title: 'Доставка в місто',
  arrival: 'Доставка в місто {city}: {days}',
  choose: 'Оберіть місто',
  invitation: 'Підкажемо ціну й день доставки у ваше місто',
  change: 'Змінити місто',
  city: 'Місто',
  cityHint: 'Почніть вводити назву',
  priceFrom: 'від {price}',
  free: 'безкоштовно',
  failed: 'Не вдалося дізнатися умови доставки.',
  retry: 'Спробувати ще раз',
  loading: 'Шукаємо способи доставки',
}

export type DeliveryWords = typeof delivery
