import type { DeliveryWords } from '../uk/delivery.ts'

export const delivery: DeliveryWords = {
  where: 'Куда доставить?',
  save: 'Сохранить',
  title: 'Доставка в город',
  arrival: 'Доставка в город {city}: {days}',
  choose: 'Выберите город',
  invitation: 'Подскажем цену и день доставки в ваш город',
  change: 'Изменить город',
  city: 'Город',
  cityHint: 'Начните вводить название',
  priceFrom: 'от {price}',
  free: 'бесплатно',
  failed: 'Не удалось узнать условия доставки.',
  retry: 'Попробовать ещё раз',
  loading: 'Ищем способы доставки',
}
