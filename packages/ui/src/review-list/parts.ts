export {
  ReviewListDescription as Description,
  ReviewListItem as Item,
  ReviewListReply as Reply,
} from './review-list.tsx'
