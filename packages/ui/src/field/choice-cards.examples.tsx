import { CheckboxGroup, CheckboxGroupItem } from '@shop/ui/field'

export const Example = () => (
  <CheckboxGroup label="Extra services" name="extras" layout="grid" defaultValue={['hem']}>
    <CheckboxGroupItem value="logo" title="Embroidered logo" description="Up to 12 × 12 cm" aside="180 ₴" />
    <CheckboxGroupItem value="hem" title="Hemming" description="To your measure, 2 days" aside="90 ₴" />
    <CheckboxGroupItem
      value="boxing"
      title="Packed by worker"
      disabled
      disabledReason="For orders of 10 sets or more"
    />
  </CheckboxGroup>
)
