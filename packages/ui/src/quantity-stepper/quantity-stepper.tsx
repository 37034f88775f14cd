'use client'
import { type ComponentPropsWithRef, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import { type Announcement, announce } from './announcement.ts'
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY, parseInteger } from './quantity.ts'
import { QuantityStepperInput } from './quantity-stepper-input.tsx'
import { attrs, type QuantityChangeReason, StepperContext, useStepper } from './stepper-context.ts'
import { usePressRepeat } from './use-press-repeat.ts'

/** Time a shown limit stays. */
const LIMIT_SHOWN_MS = 6_000

export interface QuantityStepperRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Controlled quantity, an integer. Outside min…max it is shown clamped. */
  value?: number | undefined
  /** Initial quantity, an integer. @default `min` */
  defaultValue?: number | undefined
  /**
   * Called with an integer in min…max, never NaN: an emptied input falls back to the last value. Typing is reported on
   * blur or Enter. A held button repeats every 90 ms, so debounce requests to a server. `cancel()` keeps the quantity.
   */
  onValueChange?: ChangeHandler<number, QuantityChangeReason> | undefined
  /** Minimum quantity: 0 where choosing none is possible, as in a table of sizes. @default 1 */
  min?: number | undefined
  /** Quantity in stock. @default 999 */
  max?: number | undefined
  /** Quantities are `min` and whole steps above it, for goods that are sold in packs. @default 1 */
  step?: number | undefined
  /** Product name, added to the accessible names of input and buttons: a cart has many steppers. */
  product?: string | undefined
  /** Name of the form field. */
  name?: string | undefined
  /** Disables input and buttons. @default false */
  disabled?: boolean | undefined
  /** The quantity can be read, focused and submitted, but not changed. @default false */
  readOnly?: boolean | undefined
  /** Says why the quantity is not above `max`. @default the provider's text with `max` */
  limitText?: string | undefined
  /** Height: 44, 48 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * Quantity input. Renders a `<div>` with Decrement, Input and Increment unless given other children. Keys in the input:
 * arrows one step, Page Up and Page Down ten steps, Home `min`, End `max` where it is given; the wheel does nothing.
 *
 * A spinbutton; both buttons are in the accessibility tree, but not tab stops. A change is announced once. Not for fractions or
 * large numbers.
 */
export function QuantityStepperRoot(props: QuantityStepperRootProps) {
  const { min = MIN_QUANTITY, max = MAX_QUANTITY, value, defaultValue = min, onValueChange, ...named } = props
  const { step = 1, product, name, limitText, ...others } = named
  const { disabled = false, readOnly = false, size = 'medium', children, ...rest } = others
  const { messages } = useShopUi()
  const generatedId = useId()
  const [ownId, setOwnId] = useState<string>()
  const id = ownId ?? generatedId
  const [quantity, setQuantity] = useControlled(value, defaultValue, onValueChange)
  const reset = useValueReset(quantity, setQuantity)
  const pieces = clampQuantity(quantity, max, min, step)
  const bounded = props.max !== undefined
  const texts = messages.quantity
  const limit = limitText ?? formatMessage(max < MAX_QUANTITY ? texts.limit : texts.most, { count: max })
  const changed = formatMessage(texts.changed, { count: pieces })
  const [{ shown, outcome, text, isLimit, key }, setAnnouncement] = useState<Announcement>({
    shown: pieces,
    text: '',
    key: 0,
  })
  useEffect(() => {
    // Not otherwise: while a transition of its parent waits, an update without an effect renders again, for ever.
    if (outcome || pieces !== shown) setAnnouncement(before => announce(before, pieces, min, max, changed, limit))
  })
  const [draft, setDraft] = useState<string | null>(null)
  const from = clampQuantity(parseInteger(draft ?? '') ?? pieces, max, min, step)
  // Ahead of `from` until the next render, so that presses between two renders add up.
  const latest = useRef(from)
  latest.current = from

  const set = (next: number, reason: QuantityChangeReason, cause?: Cause) => {
    setDraft(null)
    const wanted = Math.trunc(next)
    const pieces = clampQuantity(wanted, max, min, step)
    if (!setQuantity(pieces, reason, cause)) return
    latest.current = pieces
    const outcome = reason === 'button' ? 'changed' : wanted === pieces ? 'silent' : 'raised'
    // Renders also when a controlling parent keeps the quantity: the next press then begins at what is shown.
    setAnnouncement(before => ({ ...before, outcome: wanted > max ? 'limited' : outcome }))
  }
  const press = (by: 1 | -1, cause: Cause) => set(latest.current + by * step, 'button', cause)
  useEffect(() => {
    if (!isLimit) return
    const timer = setTimeout(() => setAnnouncement(before => ({ ...before, text: '', isLimit: false })), LIMIT_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isLimit])
  const nameOf = (label: string) => (product === undefined ? label : formatMessage(texts.named, { label, product }))
  const names = { field: nameOf(texts.label), decrement: nameOf(texts.decrease), increment: nameOf(texts.increase) }
  // Not memoised: its parts are few, and show what changes whenever this renders.
  const state = { pieces, from, draft, setDraft, min, max, step, bounded, disabled, readOnly }
  const stepper = { ...state, id, setOwnId, name, names, set, press }
  return (
    <StepperContext value={stepper}>
      <div
        {...rest}
        data-size={size}
        data-disabled={dataAttr(disabled)}
        data-readonly={dataAttr(readOnly)}
        {...attrs('root')}
      >
        {children ?? (
          <>
            <QuantityStepperDecrement />
            <QuantityStepperInput />
            <QuantityStepperIncrement />
          </>
        )}
        <span
          ref={reset}
          role="status"
          {...(isLimit ? {} : visuallyHidden)}
          data-limit={dataAttr(isLimit)}
          {...attrs('status')}
        >
          {text && <span key={key}>{text}</span>}
        </span>
      </div>
    </StepperContext>
  )
}

type HoldProps = ReturnType<typeof usePressRepeat>

function composeHandlers(
  props: ComponentPropsWithRef<'button'>,
  hold: HoldProps,
): Partial<ComponentPropsWithRef<'button'>> {
  return {
    onPointerDown: composeEventHandlers(props.onPointerDown, hold.onPointerDown),
    onPointerUp: composeEventHandlers(props.onPointerUp, hold.onPointerUp),
    onPointerLeave: composeEventHandlers(props.onPointerLeave, hold.onPointerLeave),
    onPointerCancel: composeEventHandlers(props.onPointerCancel, hold.onPointerCancel),
    onMouseDown: composeEventHandlers(props.onMouseDown, hold.onMouseDown),
    onContextMenu: composeEventHandlers(props.onContextMenu, hold.onContextMenu),
    onClick: composeEventHandlers(props.onClick, hold.onClick),
  }
}

interface StepProps extends PartProps<'button'> {
  by: 1 | -1
  icon: ReactElement
}

/**
 * A button that changes by one step. At its bound it is `aria-disabled`: an attribute `disabled` would take the focus away from
 * whoever reached the bound with it.
 */
function Step({ by, icon, asChild = false, children, ...props }: StepProps) {
  const part = by < 0 ? 'decrement' : 'increment'
  const { pieces, min, max, step, disabled, readOnly, id, names, press } = useStepper(
    by < 0 ? 'Decrement' : 'Increment',
  )
  const off = disabled || readOnly
  const isAtLimit = by < 0 ? pieces <= min : pieces + step > max
  const hold = usePressRepeat(event => press(by, event), off || isAtLimit)
  const shared = {
    tabIndex: -1,
    'aria-label': names[part],
    'aria-controls': id,
    ...props,
    ...composeHandlers(props, hold),
    disabled: off || props.disabled,
    'aria-disabled': (isAtLimit && !off) || undefined,
    ...attrs(part),
  }
  return (
    <PartElement as="button" asChild={asChild} {...shared}>
      {children ?? icon}
    </PartElement>
  )
}

/**
 * Decreases by one step. At `min` it is `aria-disabled`. Not a tab stop: the input's arrow keys do the same. Renders a `<button>`.
 */
export function QuantityStepperDecrement(props: PartProps<'button'>) {
  return <Step {...props} by={-1} icon={<MinusIcon size="small" />} />
}

/**
 * Increases by one step. At `max` it is `aria-disabled`, and a press says why. Not a tab stop: the input's arrow keys do the same.
 * Renders a `<button>`.
 */
export function QuantityStepperIncrement(props: PartProps<'button'>) {
  return <Step {...props} by={1} icon={<PlusIcon size="small" />} />
}
