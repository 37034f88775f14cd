export const texts = {
  en: {
    title: 'Workwear',
    jacket: 'Work jacket',
    add: 'Add to cart',
    cart: 'Cart',
    total: 'Total',
    empty: 'The cart is empty',
    city: 'City',
    polish: 'Po polsku',
  },
  pl: {
    title: 'Odzież robocza',
    jacket: 'Kurtka robocza',
    add: 'Dodaj do koszyka',
    cart: 'Koszyk',
    total: 'Razem',
    empty: 'Koszyk jest pusty',
    city: 'Miasto',
    polish: 'In English',
  },
}

export type Language = keyof typeof texts
