import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { PhoneField, TextField } from '@shop/ui/field'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { useReplyErrors } from '../../../platform/forms/use-reply-errors.ts'
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { OWNER_FIELD } from '../../../platform/session/form-owner.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AddressCityField, AddressFields, addressBookForm } from '../../delivery/index.ts'
import type { AddressesPageData } from './addresses.server.ts'
import type { AddressesResult } from './addresses-action.server.ts'

interface AddressFormProps {
  data: AddressesPageData
  form: NonNullable<AddressesPageData['form']>
  reply: AddressesResult['reply']
}

/** Adds an address or changes one. */
export function AddressForm({ data, form: { id, values: saved }, reply }: AddressFormProps) {
  const { words, checkoutWords, favourites, owner, key } = data
  const { locale } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const isSending = useNavigation().formMethod === 'POST'
  const values = reply?.values ?? saved
  const { errors, onInput, change } = useReplyErrors(form, reply)
  const field = (name: keyof typeof addressBookForm) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    maxLength: addressBookForm[name].max,
    // Without scripts the browser brings the first refused one into view.
    autoFocus: Boolean(errors[name]),
  })
  const { maxLength: _, ...phone } = field('phone')
  return (
    <Form method="post" noValidate className="address-form" ref={form} onInput={onInput}>
      <h2 data-text="h3">{id === null ? words.newTitle : words.editTitle}</h2>
      {id !== null && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name={OWNER_FIELD} value={owner} />
      <input type="hidden" name="key" value={key} />
      <FormFailure>{reply?.formError}</FormFailure>
      <div className="field-grid">
        <TextField {...field('name')} label={words.name} required autoComplete="name" />
        <PhoneField {...phone} label={words.phone} optional />
      </div>
      <AddressCityField
        key={values.shipping_city}
        values={values}
        error={errors.shipping_city}
        onChange={() => change('shipping_city')}
        cities={reply?.cities ?? []}
        favourites={favourites}
        words={checkoutWords}
      />
      {/* Enter in a field presses the first button of a form, a hidden one too: with scripts that must be «Зберегти». */}
      {!isHydrated && (
        <div className="without-scripts update-form">
          <Button type="submit" name="intent" value="fill" formNoValidate>
            {checkoutWords.update}
          </Button>
          <p data-text="caption">{words.updateHint}</p>
        </div>
      )}
      <AddressFields labels={checkoutWords.addressParts} field={field} />
      <div className="addresses__actions">
        <Button type="submit" name="intent" value="save" variant="accent" pending={isSending}>
          {words.save}
        </Button>
        <Button asChild>
          <StoreLink href={localise('/account/addresses', locale)}>{words.cancel}</StoreLink>
        </Button>
      </div>
    </Form>
  )
}
