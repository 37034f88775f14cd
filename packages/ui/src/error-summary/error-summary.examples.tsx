import { ErrorSummary } from '@shop/ui/error-summary'
import { TextField } from '@shop/ui/field'

export const Example = () => (
  <form noValidate>
    <ErrorSummary errors={[{ id: 'city', text: 'City: choose one' }]} />
    <TextField id="city" label="City" error="Choose a city" />
  </form>
)
