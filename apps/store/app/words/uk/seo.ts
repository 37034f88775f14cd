/** What search engines and messengers say of pages that have no text of their own. */
export const seo = {
  cart: 'Товари у вашому кошику: розміри, кількість, промокод і сума замовлення.',
  checkout: 'Контакти, доставка й оплата: оформлення замовлення за три кроки.',
  wishlist: 'Робочий одяг і взуття, які ви відклали: усе обране в одному списку.',
  order: 'Що в замовленні, куди воно їде і що з ним зараз.',
}

export type SeoWords = typeof seo
