export {
  OrderTimelineDate as Date,
  OrderTimelineDescription as Description,
  OrderTimelineItem as Item,
  OrderTimelineLink as Link,
  OrderTimelineRoot as Root,
  OrderTimelineTitle as Title,
} from './order-timeline.tsx'
