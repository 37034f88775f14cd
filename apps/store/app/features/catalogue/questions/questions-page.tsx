import { COMMENT_MAX, fields } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { EmailField, TextareaField, TextField } from '@shop/ui/field'
import { Pagination } from '@shop/ui/pagination'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { FocusedMessage, FormFailure } from '../../../platform/forms/messages.tsx'
import { useReplyErrors } from '../../../platform/forms/use-reply-errors.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { ProductHeading } from '../tile/product-heading.tsx'
import { QuestionList } from './question-list.tsx'
import type { QuestionsData } from './questions.server.ts'

interface QuestionsPageProps {
  data: QuestionsData
  reply: FormReply | undefined
}

/** «Запитання й відповіді» about a product, with the form that asks one. */
export function QuestionsPage({ data, reply }: QuestionsPageProps) {
  const { product, items, path, page, pages, words } = data
  return (
    <div className="wrap questions">
      <ProductHeading title={words.title} product={product} />
      <div className="questions__columns">
        <div>
          {items.length === 0 ? (
            <p data-text="muted">{words.none}</p>
          ) : (
            <>
              {product.hasColours && (
                <p data-text="small muted" className="questions__lead">
                  {words.lead}
                </p>
              )}
              <QuestionList items={items} reply={words.reply} level={2} />
              <Pagination page={page} pages={pages} href={to => (to > 1 ? `${path}?page=${to}` : path)} />
            </>
          )}
        </div>
        {/* A new form for the next question: its key makes a repeat the same question. */}
        <AskForm key={String(data.sent)} data={data} reply={reply} />
      </div>
    </div>
  )
}

function AskForm({ data, reply }: QuestionsPageProps) {
  const { product, customer, path, sent, key, words: allWords } = data
  const { form: words } = allWords
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  const { errors, onInput } = useReplyErrors(form, reply)
  return (
    <section className="questions__ask" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title" data-text="h3">
        {words.title}
      </h2>
      {sent && !reply ? (
        <>
          <FocusedMessage className="authform__sent">{words.sent}</FocusedMessage>
          <Button asChild>
            <StoreLink href={`${path}#ask`}>{words.another}</StoreLink>
          </Button>
        </>
      ) : (
        <Form
          method="post"
          action={`${path}#ask`}
          noValidate
          ref={form}
          onInput={onInput}
          className="authform"
          aria-labelledby="ask-title"
        >
          <p data-text="muted">{words.lead}</p>
          <FormFailure>{reply?.formError}</FormFailure>
          <input type="hidden" name="product_id" value={product.id} />
          <input type="hidden" name="key" value={key} />
          <TextareaField
            id="question-text"
            name="text"
            label={words.text}
            max={COMMENT_MAX}
            rows={5}
            required
            defaultValue={reply?.values.text}
            error={errors.text}
          />
          <TextField
            id="question-name"
            name="name"
            label={words.name}
            autoComplete="given-name"
            required
            maxLength={fields.name.max}
            defaultValue={reply?.values.name ?? customer.name}
            error={errors.name}
          />
          <EmailField
            id="question-email"
            name="email"
            label={words.email}
            optional
            maxLength={fields.email.max}
            hint={words.emailHint}
            defaultValue={reply?.values.email ?? customer.email}
            error={errors.email}
          />
          <Button type="submit" variant="accent" pending={isSending}>
            {words.send}
          </Button>
        </Form>
      )}
    </section>
  )
}
