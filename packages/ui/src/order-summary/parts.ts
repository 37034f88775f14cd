export {
  OrderSummaryBar as Bar,
  OrderSummaryHandle as Handle,
  OrderSummaryHead as Head,
  OrderSummaryLines as Lines,
  OrderSummaryNote as Note,
  OrderSummaryRoot as Root,
  OrderSummarySum as Sum,
  OrderSummarySums as Sums,
  OrderSummaryTitle as Title,
} from './order-summary.tsx'
