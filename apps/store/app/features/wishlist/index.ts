export { renderSaveForLater } from './save-for-later.tsx'
export { UnmergedNotice } from './unmerged-notice.tsx'
export { WishlistPage } from './wishlist-page.tsx'
export { WishlistEvents, WishlistProvider } from './wishlist-provider.tsx'
