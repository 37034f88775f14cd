/** The sections of the account. Source: spec §2: «the sidebar lists five sections plus a logout action». */
export const accountSections = [
  { name: 'account', path: '/account' },
  { name: 'account-addresses', path: '/account/addresses' },
  { name: 'account-wishlist', path: '/account/wishlist' },
  { name: 'account-orders', path: '/account/orders' },
  { name: 'account-exchange', path: '/account/exchange' },
] as const
