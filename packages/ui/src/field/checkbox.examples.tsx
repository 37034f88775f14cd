import { CheckboxField } from '@shop/ui/field'

export const Example = () => (
  <fieldset>
    <legend>Features</legend>
    <CheckboxField name="features" value="waterproof" label="Waterproof" count={11} defaultChecked />
    <CheckboxField name="features" value="insulated" label="Insulated" count={8} />
  </fieldset>
)
