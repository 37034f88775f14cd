import {
  CheckboxField,
  CheckboxGroup,
  CheckboxGroupItem,
  EmailField,
  Field,
  RadioGroup,
  RadioGroupItem,
  SelectField,
} from '@shop/ui/field'

export const Example = () => (
  <form>
    <EmailField label="E-mail" name="email" required hint="We send the receipt there" />
    <SelectField label="Subject" name="subject">
      <option>Delivery</option>
      <option>Returns</option>
    </SelectField>
    <RadioGroup label="Delivery" name="delivery" defaultValue="branch">
      <RadioGroupItem value="branch" title="Branch" description="Up to 30 kg" aside="95 ₴" />
      <RadioGroupItem value="courier" title="Courier" aside="140 ₴" />
    </RadioGroup>
    <CheckboxGroup label="Extra services" name="extras" layout="grid">
      <CheckboxGroupItem value="logo" title="Embroidered logo" aside="180 ₴" />
      <CheckboxGroupItem
        value="boxing"
        title="Packed by worker"
        disabled
        disabledReason="For orders of 10 sets or more"
      />
    </CheckboxGroup>
    <CheckboxField label="Call me about the order" name="call" />
    {/* A custom field, composed of the parts. */}
    <Field.Root hint="As on the invoice" error="No such company">
      <Field.Label optional>Company</Field.Label>
      <Field.InputGroup>
        <Field.Input name="company" />
      </Field.InputGroup>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
    <Field.Root>
      <Field.Label>Country</Field.Label>
      <Field.Select name="country">
        <option>Ukraine</option>
      </Field.Select>
    </Field.Root>
    <Field.Root>
      <Field.Label>Comment</Field.Label>
      <Field.Textarea name="comment" />
    </Field.Root>
  </form>
)
