import type { Address } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Badge } from '@shop/ui/badge'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { addressLine } from '../../../platform/words/address-line.ts'
import type { AddressesWords } from '../../../platform/words/uk/addresses.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AddressForm } from './address-form-fields.tsx'
import type { AddressesPageData } from './addresses.server.ts'
import type { AddressesResult } from './addresses-action.server.ts'

interface AddressesPageProps {
  data: AddressesPageData
  result: AddressesResult | undefined
}

/** «Адреси»: the address book, or the form of one address. */
export function AddressesPage({ data, result }: AddressesPageProps) {
  const { title, words, addresses, form } = data
  const { locale } = usePage()
  const list = useRestoreItemFocus(result)
  const add = (
    <Button asChild variant="accent">
      <StoreLink href={`${localise('/account/addresses', locale)}?edit=new`}>{words.add}</StoreLink>
    </Button>
  )
  return (
    <>
      <h1 data-text="h1">{title}</h1>
      <FormFailure>{result?.error}</FormFailure>
      {form ? (
        <AddressForm key={form.id} data={data} form={form} reply={result?.reply} />
      ) : addresses.length === 0 ? (
        <EmptyState.Root>
          <EmptyState.Title>{words.empty}</EmptyState.Title>
          <EmptyState.Description>{words.emptyHint}</EmptyState.Description>
          <EmptyState.Footer>{add}</EmptyState.Footer>
        </EmptyState.Root>
      ) : (
        <>
          <ul className="addresses" aria-label={words.list} ref={list}>
            {addresses.map(address => (
              <li key={address.id} className="addresses__item" tabIndex={-1} data-address={address.id}>
                <AddressFacts address={address} words={words} />
                {result?.removal?.id === address.id ? (
                  <RemovalQuestion address={address} words={words} />
                ) : (
                  <AddressActions address={address} words={words} />
                )}
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </>
  )
}

/**
 * Returns the focus to the address whose button was pressed and has gone: to «Видалити» after its question was declined, to the
 * address itself when it was made the main one, which is read out with it.
 */
function useRestoreItemFocus(result: AddressesResult | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const { formData, state } = useNavigation()
  const pressed = useRef<{ id: string; intent: string } | null>(null)
  useEffect(() => {
    if (formData) pressed.current = { id: String(formData.get('id')), intent: String(formData.get('intent')) }
  }, [formData])
  useEffect(() => {
    const { activeElement, body } = document
    if (state !== 'idle' || result?.removal || !pressed.current) return
    const { id, intent } = pressed.current
    pressed.current = null
    if (activeElement && activeElement !== body) return
    const item = list.current?.querySelector<HTMLElement>(`[data-address="${CSS.escape(id)}"]`)
    const button = intent === 'keep' ? item?.querySelector<HTMLElement>('button[value="ask-remove"]') : null
    ;(button ?? item)?.focus({ preventScroll: true })
  }, [state, result])
  return list
}

interface AddressProps {
  address: Address
  words: AddressesWords
}

const AddressFacts = ({ address, words }: AddressProps) => (
  <div>
    <p className="addresses__name">
      <b>{address.name}</b> {address.main === 1 && <Badge>{words.main}</Badge>}
    </p>
    <p>{addressLine(address, words)}</p>
    {address.phone && <p data-text="small muted">{address.phone}</p>}
  </div>
)

function AddressActions({ address, words }: AddressProps) {
  const { locale } = usePage()
  const { id, main } = address
  const named = (label: string) => formatMessage(label, { address: addressLine(address, words) })
  return (
    <div className="addresses__actions">
      {main === 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="main" size="small" aria-label={named(words.makeMainOf)}>
            {words.makeMain}
          </Button>
        </Form>
      )}
      <Button asChild size="small">
        <StoreLink href={`${localise('/account/addresses', locale)}?edit=${id}`} aria-label={named(words.editOf)}>
          {words.edit}
        </StoreLink>
      </Button>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="ask-remove"
          size="small"
          variant="quiet"
          aria-label={named(words.removeOf)}
        >
          {words.remove}
        </Button>
      </Form>
    </div>
  )
}

/** Asks for confirmation before an address is deleted. */
function RemovalQuestion({ address: { id }, words: { removal } }: AddressProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={title} className="addresses__question">
      <h2 id={title} data-text="h4" tabIndex={-1} ref={heading}>
        {removal.title}
      </h2>
      <Form method="post" preventScrollReset className="addresses__actions">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="remove" variant="neutral">
          {removal.confirm}
        </Button>
        <Button type="submit" name="intent" value="keep">
          {removal.decline}
        </Button>
      </Form>
    </section>
  )
}
