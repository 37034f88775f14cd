import { PasswordField } from '@shop/ui/field'

export const Example = () => (
  <PasswordField
    label="New password"
    name="password"
    autoComplete="new-password"
    hint="At least 8 characters"
    required
  />
)
