export {
  OrderSummaryBar as Bar,
  OrderSummaryHeader as Header,
  OrderSummaryLines as Lines,
  OrderSummaryNote as Note,
  OrderSummaryRoot as Root,
  OrderSummaryTitle as Title,
  OrderSummaryTotals as Totals,
  OrderSummaryTotalsRow as TotalsRow,
  OrderSummaryTrigger as Trigger,
} from './order-summary.tsx'
