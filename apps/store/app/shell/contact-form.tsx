import { COMMENT_MAX } from '@shop/contract/fields'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { FormReply } from '../platform/forms/form-reply.server.ts'
import { useFormFetcher } from '../platform/forms/use-form-fetcher.ts'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import type { ShellWords } from '../platform/words/uk/shell.ts'
import { usePage } from '../platform/words/use-page.ts'
import { useShopLayout } from './layout/use-shop-layout.ts'

/** The form above the footer of every page but the checkout's. Source: the specification of the screens, «Every page». */
export function ContactForm() {
  const { words } = useShopLayout()
  const { contact } = words
  return (
    <section className="contact-form" aria-labelledby="contact-title">
      <div className="wrap">
        <div className="contact-form__header">
          <h2 id="contact-title" data-text="h2">
            {contact.title}
          </h2>
          <p data-text="muted">{contact.text}</p>
        </div>
        <ContactFields words={words} id="contact" />
      </div>
    </section>
  )
}

interface ContactFieldsProps {
  words: Pick<ShellWords, 'contact' | 'failed'>
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  /** Prefix of the fields' ids: a page may contain two of these forms. */
  id: string
}

/** Name, phone, message. Validated by the backend, whose messages are shown at the fields. */
export function ContactFields({ words: { contact, failed }, reply: initialReply, id }: ContactFieldsProps) {
  const { locale } = usePage()
  const { fetcher, reply, errors, formProps, isUnanswered } = useFormFetcher(initialReply)
  const input = (name: string) => ({ name, defaultValue: reply?.values[name] })
  const field = (name: 'name' | 'phone' | 'message', control: ReactNode, className?: string) => (
    <Field.Root controlId={`${id}-${name}`} error={errors[name]} required className={className}>
      <Field.Label>{contact[name]}</Field.Label>
      <Field.InputGroup>{control}</Field.InputGroup>
      <Field.Error />
    </Field.Root>
  )
  return (
    <fetcher.Form
      {...formProps}
      method="post"
      action={localise('/message', locale)}
      noValidate
      className="contact-form__fields"
    >
      {field('name', <Field.Input {...input('name')} autoComplete="given-name" />)}
      {field(
        'phone',
        <Field.Input {...input('phone')} type="tel" placeholder="+380 67 123 45 67" autoComplete="tel" />,
      )}
      {field('message', <Field.Textarea {...input('message')} rows={3} maxLength={COMMENT_MAX} />, 'field-grid__wide')}
      <div className="field-grid__wide contact-form__submit">
        <Button type="submit" variant="neutral" pending={fetcher.state !== 'idle'}>
          {contact.send}
        </Button>
        <p data-text="caption">
          {contact.agree} <StoreLink href={localise('/privacy', locale)}>{contact.privacy}</StoreLink>.
        </p>
        <p role="status" className="contact-form__status">
          {isUnanswered ? failed : reply?.sent ? contact.sent : reply?.formError}
        </p>
      </div>
    </fetcher.Form>
  )
}
