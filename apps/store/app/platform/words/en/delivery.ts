import type { DeliveryWords } from '../uk/delivery.ts'

export const delivery: DeliveryWords = {
  where: 'Where to deliver?',
  save: 'Save',
  title: 'Delivery to',
  arrival: 'Delivery to {city}: {days}',
  choose: 'Choose your city',
  invitation: 'See the price and the day of delivery to your city',
  change: 'Change city',
  city: 'City',
  cityHint: 'Start typing the name',
  priceFrom: 'from {price}',
  free: 'free',
  failed: 'The delivery options couldn’t be loaded.',
  retry: 'Try again',
  loading: 'Looking for delivery options',
}
