import { RadioGroup, RadioGroupItem } from '@shop/ui/field'

export const Example = () => (
  <RadioGroup label="Delivery" name="delivery" defaultValue="branch" required>
    <RadioGroupItem value="branch" title="Branch" description="Up to 30 kg" aside="95 ₴" />
    <RadioGroupItem value="courier" title="Courier" description="To the door" aside="140 ₴" />
  </RadioGroup>
)
