/** Products that were looked at in this browser. */
export const recentlyViewed = {
  title: 'Ви переглядали',
  clear: 'Очистити',
  cleared: 'Список переглянутого очищено.',
  chooseSize: 'Обрати розмір: {product}',
}

export type RecentlyViewedWords = typeof recentlyViewed
