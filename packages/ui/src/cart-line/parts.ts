export {
  CartLineDescription as Description,
  CartLineError as Error,
  CartLineFooter as Footer,
  CartLineHeader as Header,
  CartLineMedia as Media,
  CartLineName as Name,
  CartLineRemove as Remove,
  CartLineRoot as Root,
} from './cart-line.tsx'
