import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { formatPlural } from '@shop/ui/messages/format'
import { type ComponentProps, useEffect, useState } from 'react'
import { fetchModule, reloadInPlace } from '../../../platform/errors/chunk-reload.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { loadCompareWords } from '../../../platform/words/load-words.ts'
import type { CompareWords } from '../../../platform/words/uk/compare.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { comparePath } from './compared.ts'
import type { Comparison } from './use-compared.ts'

/** Value of the field `intent` of the button that adds a product to those that are compared. */
export const COMPARE_INTENT = 'compare'

/** Whether a form was submitted by the button of a comparison. */
export const isCompareSubmit = (event: Event): boolean =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.name === 'intent' &&
  event.submitter.value === COMPARE_INTENT

interface CompareToggleProps extends Pick<ComponentProps<'button'>, 'form' | 'onClick'> {
  productId: number
  comparison: Comparison
  /** «Порівняти». */
  label: string
}

/**
 * Adds a product to those that are compared, or removes it. Without `onClick` the button submits its form, with the product in
 * `product_id`, to the page of the comparison.
 */
export function CompareToggle({ productId, comparison, label, form, onClick }: CompareToggleProps) {
  const { locale } = usePage()
  return (
    <Button
      size="small"
      type={onClick ? 'button' : 'submit'}
      form={form}
      formAction={onClick ? undefined : localise('/compare', locale)}
      name="intent"
      value={COMPARE_INTENT}
      aria-pressed={comparison.compared.includes(productId)}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

/** The way to the comparison, once there is something to compare, and why a product was not added. */
export function CompareStatus({ comparison: { compared, isFull } }: { comparison: Comparison }) {
  const { locale } = usePage()
  const [words, setWords] = useState<CompareWords | null>(null)
  const isShown = compared.length > 0
  useEffect(() => {
    if (isShown)
      fetchModule(() => loadCompareWords(locale))
        .catch(reloadInPlace)
        .then(setWords, () => undefined)
  }, [isShown, locale])
  return (
    <>
      {words && isShown && (
        <StoreLink href={localise(comparePath(compared), locale)} data-text="link small">
          {formatPlural(locale, words.open, compared.length)}
        </StoreLink>
      )}
      <span role="status" data-text="small">
        {isFull && words?.full}
      </span>
    </>
  )
}
