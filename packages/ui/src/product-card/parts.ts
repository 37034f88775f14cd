export {
  ProductCardAdd as Add,
  ProductCardBuy as Buy,
  ProductCardFlags as Flags,
  ProductCardList as List,
  ProductCardMeta as Meta,
  ProductCardName as Name,
  ProductCardNote as Note,
  ProductCardPlate as Plate,
  ProductCardRoot as Root,
  ProductCardSpec as Spec,
  ProductCardStandards as Standards,
  ProductCardWish as Wish,
} from './product-card.tsx'
