import type { Messages } from '@shop/ui'
import { en } from '@shop/ui/messages/en'
import { ShopUiProvider } from '@shop/ui/provider'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { ScrollToTop } from '@shop/ui/scroll-to-top'

/** The English messages with one of them replaced. A language of your own has all of them: TypeScript names what is missing. */
const messages: Messages = { ...en, scrollToTop: { label: 'Up' } }

export const Page = () => (
  <ShopUiProvider locale="en-GB" messages={messages} currency={{ prefix: '£', spacing: 'none', decimals: 2 }}>
    <QuantityStepper.Root product="Gloves" />
    <ScrollToTop />
  </ShopUiProvider>
)
