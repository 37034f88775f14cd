import { localise } from '@shop/contract/locales'
import { Form } from 'react-router'
import { usePage } from '../page.ts'

/** The form of the buttons «Вийти», which name it by its id. */
export function SignOutForm({ id }: { id: string }) {
  const { locale } = usePage()
  return (
    <Form id={id} method="post" action={localise('/logout', locale)}>
      {/* An empty form is refused. */}
      <input type="hidden" name="intent" value="sign-out" />
    </Form>
  )
}
