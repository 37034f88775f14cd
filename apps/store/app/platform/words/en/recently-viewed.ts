import type { RecentlyViewedWords } from '../uk/recently-viewed.ts'

export const recentlyViewed: RecentlyViewedWords = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Your recently viewed products have been cleared.',
  chooseSize: 'Choose a size: {product}',
}
