import { fields } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { OptionPicker } from '@shop/ui/option-picker'
import { useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { FocusedMessage, FormFailure } from '../../../platform/forms/messages.tsx'
import { useReplyErrors } from '../../../platform/forms/use-reply-errors.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { ProductHeading } from '../tile/product-heading.tsx'
import { ProductTiles } from '../tile/product-tiles.tsx'
import type { StockRequestData } from './stock-request.server.ts'

/** «Повідомити про наявність»: size and e-mail address. */
export function StockRequestPage({ data, reply }: { data: StockRequestData; reply: FormReply | undefined }) {
  const { product, optionId, email, words } = data
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  const { errors, onInput } = useReplyErrors(form, reply)
  return (
    <>
      <div className="wrap form-page">
        <ProductHeading title={words.title} product={product.heading} />
        {reply?.sent ? (
          <FocusedMessage className="authform__sent">{words.sent}</FocusedMessage>
        ) : product.isSoldOut ? (
          <Form method="post" noValidate ref={form} onInput={onInput} className="authform">
            <p data-text="muted">{words.lead}</p>
            <FormFailure>{reply?.formError}</FormFailure>
            {product.soldOut.length > 0 && (
              <OptionPicker.Root
                name="option_id"
                label={words.size}
                defaultValue={reply?.values.option_id ?? (optionId === undefined ? null : String(optionId))}
                error={errors.option_id}
                required
              >
                <OptionPicker.Legend>{words.size}</OptionPicker.Legend>
                <OptionPicker.Items>
                  {product.soldOut.map(({ id, name }) => (
                    <OptionPicker.Item key={id} value={String(id)}>
                      {name}
                    </OptionPicker.Item>
                  ))}
                </OptionPicker.Items>
              </OptionPicker.Root>
            )}
            <EmailField
              id="email"
              name="email"
              label={words.email}
              required
              maxLength={fields.email.max}
              defaultValue={reply?.values.email ?? email}
              error={errors.email}
            />
            <Button type="submit" variant="accent" pending={isSending}>
              {words.submit}
            </Button>
          </Form>
        ) : (
          <p>{words.available}</p>
        )}
      </div>
      <Substitutes data={data} />
    </>
  )
}

/** What can be bought instead, in the size that is out of stock. */
function Substitutes({ data: { product, size, substitutes, chooseSizeOf, words } }: { data: StockRequestData }) {
  const { pathname } = useLocation()
  if (!product.isSoldOut || (substitutes.length === 0 && product.soldOut.length < 2)) return null
  return (
    <section className="wrap section" id="instead">
      <div className="section__header">
        <h2 data-text="h2">{words.instead}</h2>
      </div>
      {product.soldOut.length > 1 && (
        <nav className="substitute-sizes" aria-label={words.size}>
          {product.soldOut.map(({ id, name }) => (
            <StoreLink
              key={id}
              href={`${pathname}?size=${encodeURIComponent(name)}#instead`}
              aria-current={name === size || undefined}
              data-text="link"
            >
              {formatMessage(words.inSize, { size: name })}
            </StoreLink>
          ))}
        </nav>
      )}
      {substitutes.length > 0 ? (
        <ProductTiles cards={substitutes} chooseSize={chooseSizeOf} />
      ) : (
        <p data-text="muted">{words.noSubstitutes}</p>
      )}
    </section>
  )
}
