import { localise } from '@shop/contract/locales'
import { orderCodeForm, orderLookupForm } from '@shop/contract/order-lookup'
import { Button } from '@shop/ui/button'
import { PhoneField, TextField } from '@shop/ui/field'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import type { OrderLookupWords } from '../../../platform/words/uk/order-lookup.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { useAuthForm } from '../auth/use-auth-form.ts'
import type { OrderLookup } from './order-lookup.server.ts'

type ShownWords = Omit<OrderLookupWords, 'withPhones'>

interface FormProps {
  words: ShownWords
  reply: FormReply | undefined
  pending: boolean
  action: string
  send: (values: Record<string, string>) => void
}

interface OrderLookupPageProps {
  words: ShownWords
  /** The server's reply to a form sent without scripts. */
  reply: OrderLookup | undefined
}

/** Opens an order whose mail is lost: by its number and phone, and a code that is sent to its e-mail or phone. */
export function OrderLookupPage({ words, reply: pageReply }: OrderLookupPageProps) {
  const fetcher = useFetcher<OrderLookup>()
  const { locale } = usePage()
  const path = localise('/order', locale)
  const lookup = fetcher.data ?? pageReply
  const form: FormProps = {
    words,
    reply: lookup?.reply,
    pending: fetcher.state !== 'idle',
    action: path,
    send: values => void fetcher.submit(values, { method: 'post', action: path }),
  }
  return (
    <div className="wrap authpage">
      <h1 data-text="h1">{words.title}</h1>
      {lookup?.asked ? (
        <CodeForm {...form} asked={lookup.asked} isRepeated={lookup.isRepeated} />
      ) : (
        <LookupForm {...form} />
      )}
    </div>
  )
}

/** Asks for a code. The response is the same whether or not there is such an order. */
function LookupForm({ words, reply, pending, action: path, send }: FormProps) {
  const model = useAuthForm({ fields: orderLookupForm, id: 'order', reply, send })
  const [invalid] = Object.keys(reply?.errors ?? {})
  return (
    <AuthForm model={model} action={path} submit={words.submit} pending={pending} failure={reply?.formError}>
      <p data-text="muted">{words.text}</p>
      <TextField
        {...model.field('number')}
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        autoFocus={invalid === 'number'}
      />
      <PhoneField {...model.field('phone')} label={words.phone} autoFocus={invalid === 'phone'} />
    </AuthForm>
  )
}

interface CodeFormProps extends FormProps {
  asked: NonNullable<OrderLookup['asked']>
  isRepeated: boolean
}

/** Opens the order by the code, or asks for another one. */
function CodeForm({ words, reply, pending, action: path, send, asked, isRepeated }: CodeFormProps) {
  const model = useAuthForm({ fields: orderCodeForm, id: 'order', reply, send })
  const lookup = Object.entries(asked).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!reply?.sent || !input.current) return
    input.current.value = '' // of the code that was replaced
    input.current.focus()
  }, [reply])
  return (
    <>
      <p data-text="muted">
        <span className="no-wrap">{asked.number}</span>, <span className="no-wrap">{asked.phone}</span>
      </p>
      {reply?.sent && (
        <p role="status" className="authform__sent">
          {isRepeated ? words.sentAgain : words.sent}
        </p>
      )}
      <AuthForm model={model} action={path} submit={words.open} pending={pending} failure={reply?.formError}>
        {lookup}
        <TextField
          {...model.field('code')}
          ref={input}
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Also without scripts: the answer to the form that was sent.
          autoFocus
        />
      </AuthForm>
      <div className="authpage__more">
        <form
          method="post"
          action={path}
          className="authform"
          onSubmit={event => {
            event.preventDefault()
            send({ ...asked, again: '1' })
          }}
        >
          {lookup}
          <p data-text="muted">{words.noMail}</p>
          <Button type="submit" name="again" value="1" pending={pending}>
            {words.again}
          </Button>
          <p>
            {/* Loads the page anew: what was asked for is forgotten. */}
            <a href={path} data-text="link">
              {words.change}
            </a>
          </p>
        </form>
      </div>
    </>
  )
}
