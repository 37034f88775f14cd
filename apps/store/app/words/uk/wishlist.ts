export const wishlist = {
  title: 'Список бажань',
  empty: 'У списку бажань ще нічого немає',
  emptyHint: 'Натисніть серце біля товару, і він чекатиме тут 100 днів.',
  toCatalogue: 'До каталогу',
  groups: 'Групи',
  emptyGroup: 'У групі ще нічого немає. Товари переносять сюди зі сторінки «Все обране».',
  newGroup: 'Нова група',
  groupName: 'Назва групи',
  create: 'Створити групу',
  rename: 'Перейменувати',
  save: 'Зберегти',
  removeGroup: 'Видалити групу',
  /** Takes `{product}`. */
  groupOf: 'Група: {product}',
  noGroup: 'Без групи',
  move: 'Перемістити',
  /** Takes `{product}`. */
  moveOf: 'Перемістити: {product}',
  moveToNew: 'До нової групи…',
  /** Takes `{group}`. */
  moved: 'Переміщено: {group}',
  cancel: 'Скасувати',
  taken: 'Група з такою назвою вже є',
  unusable: 'Така назва не підійде, оберіть іншу',
  failed: 'Не вдалося зберегти список бажань: для нього забракло місця.',
  forgotten: 'Список бажань із минулого разу не вдалося прочитати, тож починаємо з порожнього.',
  retry: 'Спробувати ще раз',
}

export type WishlistWords = typeof wishlist
