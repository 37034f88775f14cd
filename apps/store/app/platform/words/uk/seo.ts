/** Descriptions of pages without their own text, for search engines and messengers. */
export const seo = {
  cart: 'Товари у вашому кошику: розміри, кількість, промокод і сума замовлення.',
  checkout: 'Контакти, доставка й оплата: оформлення замовлення за три кроки.',
  wishlist: 'Робочий одяг і взуття, які ви відклали: усе обране в одному списку.',
  account: 'Ваші дані, адреси, замовлення й обране в одному місці.',
  login: 'Вхід до кабінету: замовлення, адреси й обране.',
  order: 'Що в замовленні, куди воно їде і що з ним зараз.',
}

export type SeoWords = typeof seo
