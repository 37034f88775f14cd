import type { User } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { Suspense } from 'react'
import type { ProfileWords } from '../../../platform/words/uk/profile.ts'
import { AccountPart } from '../account-form.tsx'
import type { AccountReply } from '../account-reply.server.ts'
import { GoogleButton } from '../auth/google-button.tsx'
import { useIntentFetcher } from '../use-intent-fetcher.ts'

/** Id of the part that a link of the deletion leads to. */
export const SIGN_IN_AGAIN = 'sign-in-again'

interface SignInAgainProps {
  customer: User
  words: ProfileWords['proof']
  /** Label of the button for a customer who has signed in with Google before. */
  google: string | null
  reply: AccountReply | undefined
}

/** A customer without a password proves to be the owner by signing in once more. */
export function SignInAgain({ customer, words, google, reply: pageReply }: SignInAgainProps) {
  const { fetcher, pathname, reply, pending } = useIntentFetcher(pageReply, 'sign-in-link')
  return (
    <AccountPart title={words.title} id={SIGN_IN_AGAIN}>
      <p data-text="muted">{formatMessage(words.text, { email: customer.email })}</p>
      <fetcher.Form method="post" action={`${pathname}#${SIGN_IN_AGAIN}`}>
        <input type="hidden" name="intent" value="sign-in-link" />
        {!reply?.sent && (
          <Button type="submit" size="large" pending={pending}>
            {words.submit}
          </Button>
        )}
        <p role="status">{reply?.sent ? words.sent : reply?.formError}</p>
      </fetcher.Form>
      <Suspense>{google !== null && <GoogleButton label={google} next={pathname} />}</Suspense>
    </AccountPart>
  )
}
