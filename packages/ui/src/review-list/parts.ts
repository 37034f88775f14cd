export {
  ReviewListItem as Item,
  ReviewListNote as Note,
  ReviewListReply as Reply,
  ReviewListScore as Score,
  ReviewListSpread as Spread,
} from './review-list.tsx'
