export {
  CartLineBottom as Bottom,
  CartLineName as Name,
  CartLineNote as Note,
  CartLinePicture as Picture,
  CartLineRemove as Remove,
  CartLineRoot as Root,
  CartLineTop as Top,
} from './cart-line.tsx'
