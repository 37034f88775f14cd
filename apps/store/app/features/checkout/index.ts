export { CheckoutPage } from './checkout-page.tsx'
export { readStepValues, stepNumber } from './form.ts'
export { type Cancellation, OrderCancel } from './order-cancel.tsx'
export { BuyerNotes, Fact } from './order-facts.tsx'
export type { PaymentAction } from './order-pay.tsx'
export {
  canCancel,
  canChangeDelivery,
  canPay,
  canReturn,
  deliveryText,
  showsPayment,
  showsPaymentStatus,
} from './order-view.ts'
export { ChangeDeliveryPage } from './orders/change-delivery-page.tsx'
export { Invoice } from './orders/invoice.tsx'
export { orderPagePath } from './orders/order-paths.ts'
export { OrderReceipts } from './orders/order-receipts.tsx'
export { OrderReturns } from './orders/order-returns.tsx'
export { OrderTimeline } from './orders/order-timeline.tsx'
export { ThankYouPage } from './thank-you-page.tsx'
export { useCheckout } from './use-checkout.ts'
