export {
  ProductCardAddToCart as AddToCart,
  ProductCardBadges as Badges,
  ProductCardBuyBox as BuyBox,
  ProductCardList as List,
  ProductCardMedia as Media,
  ProductCardMeta as Meta,
  ProductCardName as Name,
  ProductCardNote as Note,
  ProductCardRoot as Root,
  ProductCardSpec as Spec,
  ProductCardStandards as Standards,
  ProductCardWishlistToggle as WishlistToggle,
} from './product-card.tsx'
