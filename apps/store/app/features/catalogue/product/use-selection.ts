import {
  emptySelection,
  OPTION_ATTRIBUTE,
  productFromOptionList,
  selectionView,
  selectValue,
} from '@shop/flows/product-options'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { AddReply } from './action.server.ts'
import { sizeOfOtherColour } from './chosen-size.ts'
import type { ProductView } from './loader.server.ts'

type Product = Pick<ProductView['product'], 'id' | 'left' | 'options' | 'size' | 'variants'>

/**
 * Size and quantity as state over the native fields of the «add to cart» form. The fields are read again on submit: they may
 * hold a size that was chosen before hydration, or a typed quantity that has not been committed by blur. The size of the
 * address is chosen; another colour starts with the chosen size where it has that in stock. A form that was refused without
 * scripts starts with what it had sent.
 */
export function useSelection(shown: Product, form: RefObject<HTMLFormElement | null>, reply: AddReply | null = null) {
  const { left, options } = shown
  const product = useMemo(() => productFromOptionList(options, left), [options, left])
  const [selection, setSelection] = useState(() => {
    const name = sizeOfOtherColour(shown)
    const same = options.find(option => option.name === name && option.availability !== 'out_of_stock')
    const size = reply?.size || (shown.size ?? (same && String(same.id)))
    const first = reply ? { ...emptySelection, requestedQuantity: reply.count, showErrors: true } : emptySelection
    return size === undefined ? first : selectValue(product, first, OPTION_ATTRIBUTE, size)
  })
  const view = selectionView(product, selection)

  const chooseSize = useCallback(
    (id: string | null) =>
      setSelection(current => (id === null ? current : selectValue(product, current, OPTION_ATTRIBUTE, id))),
    [product],
  )
  const setQuantity = useCallback(
    (requestedQuantity: number) => setSelection(current => ({ ...current, requestedQuantity })),
    [],
  )
  // In the commit that hydrates: the next one shows the state.
  useLayoutEffect(() => {
    const size = form.current && new FormData(form.current).get('option_id')
    if (typeof size === 'string') chooseSize(size)
  }, [form, chooseSize])

  /** Reads the form on submit. Null when a size is missing; the error is shown then. */
  const submit = (fields: FormData): { optionId: number | null; count: number } | null => {
    const size = fields.get('option_id')
    const count = Number(fields.get('count'))
    const isTyped = Number.isInteger(count) && count > 0 && count !== view.quantity
    const typed = isTyped ? { ...selection, requestedQuantity: count } : selection
    const current = typeof size === 'string' ? selectValue(product, typed, OPTION_ATTRIBUTE, size) : typed
    const { status, optionId, quantity } = selectionView(product, current)
    setSelection({ ...current, showErrors: status !== 'resolved' })
    return status === 'resolved' ? { optionId, count: quantity } : null
  }

  const [sizes] = view.attributes
  return {
    /** Id of the chosen size; null while none is. */
    size: sizes?.values.find(({ chosen }) => chosen)?.id ?? null,
    hasError: sizes?.hasError ?? false,
    optionId: view.optionId,
    quantity: view.quantity,
    maxQuantity: view.maxQuantity,
    chooseSize,
    setQuantity,
    submit,
  }
}
