export {
  RatingHistogramAverage as Average,
  RatingHistogramItems as Items,
  RatingHistogramRoot as Root,
} from './rating-histogram.tsx'
