import { localise } from '@shop/contract/locales'
import { usePage } from '../../../platform/words/use-page.ts'

/** The form of the buttons «Вийти», which reference it by `form`. It loads a document: nothing of the customer stays in memory. */
export function SignOutForm({ id }: { id: string }) {
  const { locale } = usePage()
  return (
    <form id={id} method="post" action={localise('/logout', locale)}>
      {/* The server rejects an empty form. */}
      <input type="hidden" name="intent" value="sign-out" />
    </form>
  )
}
