import type { RecentlyViewedWords } from '../uk/recently-viewed.ts'

export const recentlyViewed: RecentlyViewedWords = {
  title: 'Вы смотрели',
  clear: 'Очистить',
  cleared: 'Список просмотренного очищен.',
  chooseSize: 'Выбрать размер: {product}',
}
