import type { Messages } from '@shop/ui'
import { en } from '@shop/ui/messages/en'

/** Polish. What this page does not show is left in English. */
export const pl: Messages = {
  ...en,
  numbers: { group: '\u00a0', decimal: ',' },
  cartLine: { remove: 'Usuń: {product}' },
  combobox: {
    loading: 'Szukam…',
    empty: 'Nic nie znaleziono',
    failed: 'Nie udało się wczytać listy',
    retry: 'Spróbuj ponownie',
    found: {
      one: 'Znaleziono {count} miasto',
      few: 'Znaleziono {count} miasta',
      many: 'Znaleziono {count} miast',
      other: 'Znaleziono {count} miasta',
    },
    popular: 'Często wybierane',
    selected: '{option}, wybrano',
  },
  modal: { close: 'Zamknij' },
  quantity: {
    label: 'Liczba',
    decrease: 'Zmniejsz liczbę',
    increase: 'Zwiększ liczbę',
    named: '{label}: {product}',
    changed: 'Liczba: {count}',
    limit: 'Zostało tylko {count}',
    most: 'Najwyżej {count} w jednym zamówieniu',
  },
}
