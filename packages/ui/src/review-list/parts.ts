export {
  ReviewListAverage as Average,
  ReviewListDistribution as Distribution,
  ReviewListItem as Item,
  ReviewListNote as Note,
  ReviewListReply as Reply,
} from './review-list.tsx'
