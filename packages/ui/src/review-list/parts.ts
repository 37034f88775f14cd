export {
  ReviewListAverage as Average,
  ReviewListDescription as Description,
  ReviewListDistribution as Distribution,
  ReviewListItem as Item,
  ReviewListReply as Reply,
} from './review-list.tsx'
