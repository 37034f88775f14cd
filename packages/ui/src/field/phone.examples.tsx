import { PhoneField, phoneMask } from '@shop/ui/field'

const polish = phoneMask('+48 ### ### ###')

export const Example = () => (
  <>
    <PhoneField label="Phone" name="phone" defaultValue="0671234567" required />
    <PhoneField label="Phone in Poland" name="phone-pl" mask={polish} />
  </>
)
