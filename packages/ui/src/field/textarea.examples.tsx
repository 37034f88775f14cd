import { TextareaField } from '@shop/ui/field'

export const Example = () => (
  <TextareaField label="Comment on the order" name="comment" max={700} hint="For the courier, for example" optional />
)
