import { SelectField } from '@shop/ui/field'

export const Example = () => (
  <SelectField label="Subject" name="subject" defaultValue="delivery">
    <option value="delivery">Delivery</option>
    <option value="returns">Returns</option>
    <option value="invoice">Invoice</option>
  </SelectField>
)
