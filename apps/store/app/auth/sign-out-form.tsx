import { localise } from '@shop/contract/locales'
import { Form } from 'react-router'
import { usePage } from '../page.ts'

/** The form of the buttons «Вийти», which reference it by `form`. */
export function SignOutForm({ id }: { id: string }) {
  const { locale } = usePage()
  return (
    <Form id={id} method="post" action={localise('/logout', locale)}>
      {/* The server rejects an empty form. */}
      <input type="hidden" name="intent" value="sign-out" />
    </Form>
  )
}
