import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmailField, PasswordField } from '@shop/ui/field'
import type { FormReply } from '../forms/form-reply.server.ts'
import { useFormFetcher } from '../forms/use-form-fetcher.ts'
import { usePage } from '../page.ts'
import type { AuthWords } from '../words/uk/auth.ts'
import { loginForm } from './forms.ts'

interface SignInFormProps {
  words: AuthWords
  /** Prefix of the fields' ids: page and dialog may both contain this form. */
  id: string
  /** Path of this shop that is shown after signing in. */
  next: string | null
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
}

/** E-mail and password. */
export function SignInForm({ words, id, next, reply: initialReply }: SignInFormProps) {
  const { locale } = usePage()
  const { fetcher, queue, isUnanswered } = useFormFetcher()
  const reply = fetcher.data ?? initialReply
  const failure = isUnanswered ? words.failed : reply?.formError
  return (
    <fetcher.Form {...queue} method="post" action={localise('/login', locale)} noValidate className="authform">
      {next !== null && <input type="hidden" name="next" value={next} />}
      {failure && (
        <p role="alert" className="authform__failure">
          {failure}
        </p>
      )}
      <EmailField
        id={`${id}-email`}
        name="email"
        label={words.email}
        required
        maxLength={loginForm.email.max}
        autoComplete="username"
        defaultValue={reply?.values.email}
        error={reply?.errors.email}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={words.password}
        required
        maxLength={loginForm.password.max}
        error={reply?.errors.password}
      />
      <Button type="submit" variant="accent" size="large" pending={fetcher.state !== 'idle'}>
        {words.login.submit}
      </Button>
    </fetcher.Form>
  )
}
