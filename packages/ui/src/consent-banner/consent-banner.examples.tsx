import { Button } from '@shop/ui/button'
import { ConsentBanner } from '@shop/ui/consent-banner'
import { CheckboxField } from '@shop/ui/field'

export const Example = () => (
  <ConsentBanner.Root>
    <ConsentBanner.Title>Cookies</ConsentBanner.Title>
    <ConsentBanner.Description>We count visits only if you allow it.</ConsentBanner.Description>
    <ConsentBanner.Choices>
      <CheckboxField label="Needed for the shop" defaultChecked disabled />
      <CheckboxField label="Counting of visits" />
    </ConsentBanner.Choices>
    <ConsentBanner.Footer>
      <Button>Refuse</Button>
      <Button>Accept</Button>
    </ConsentBanner.Footer>
  </ConsentBanner.Root>
)
