export {
  OrderSummaryBar as Bar,
  OrderSummaryDescription as Description,
  OrderSummaryHeader as Header,
  OrderSummaryLines as Lines,
  OrderSummaryRoot as Root,
  OrderSummaryTitle as Title,
  OrderSummaryTotals as Totals,
  OrderSummaryTotalsRow as TotalsRow,
  OrderSummaryTrigger as Trigger,
} from './order-summary.tsx'
