export {
  CartLineBottom as Bottom,
  CartLineMedia as Media,
  CartLineName as Name,
  CartLineNote as Note,
  CartLineRemove as Remove,
  CartLineRoot as Root,
  CartLineTop as Top,
} from './cart-line.tsx'
