'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useShopUi } from '../provider/provider.tsx'
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from './quantity.ts'
import type { quantityStepperData } from './quantity-stepper.data.ts'
import { usePressRepeat } from './use-press-repeat.ts'

// Custom implementation: react-aria's number field weighs 22 kB. Unlike it, the input keeps the role `spinbutton` with
// its value and bounds, as the APG pattern specifies; VoiceOver on iOS cannot type into one but finds both buttons.
const attrs = /* @__PURE__ */ createAnatomy<typeof quantityStepperData>('quantity-stepper')

interface Status {
  text: string
  /** Says why the quantity is not higher: shown to everybody, not only announced. */
  isLimit: boolean
  /** Changes with every message, so that equal ones are announced again. */
  key: number
}

/** Time a shown limit stays. */
const LIMIT_SHOWN_MS = 6_000

interface Stepper {
  pieces: number
  min: number
  max: number
  /** `max` was given: only then does End go there. */
  bounded: boolean
  disabled: boolean
  id: string
  /** Registers the id given to the input, which the buttons refer to. */
  setOwnId: (id: string | undefined) => void
  name: string | undefined
  names: { field: string; decrement: string; increment: string }
  set: (pieces: number) => void
  /** Changes by steps; the result is announced when it is shown. */
  step: (by: number) => void
}
const StepperContext = /* @__PURE__ */ createContext<Stepper | null>(null)

function useStepper(part: string): Stepper {
  const stepper = use(StepperContext)
  if (stepper) return stepper
  throw new Error(`@shop/ui: <QuantityStepper.${part}> must be used inside <QuantityStepper.Root>.`)
}

export interface QuantityStepperRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Controlled quantity, an integer. Outside min…max it is shown clamped. */
  value?: number | undefined
  /** Initial quantity, an integer. @default `min` */
  defaultValue?: number | undefined
  /**
   * Called with an integer in min…max, never NaN: an emptied input falls back to the last value. Typing is reported on
   * blur or Enter. A held button repeats every 90 ms, so debounce requests to a server.
   */
  onValueChange?: ((pieces: number) => void) | undefined
  /** Minimum quantity: 0 where choosing none is possible, as in a table of sizes. @default 1 */
  min?: number | undefined
  /** Quantity in stock. @default 999 */
  max?: number | undefined
  /** Product name, added to the accessible names of input and buttons: a cart has many steppers. */
  product?: string | undefined
  /** Name of the form field. */
  name?: string | undefined
  /** Disables input and buttons. @default false */
  disabled?: boolean | undefined
  /** Says why the quantity is not above `max`. @default the provider's text with `max` */
  limitText?: string | undefined
  /** Height: 44, 48 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * Quantity input. Renders a `<div>` with Decrement, Input and Increment unless given other children. Keys in the input:
 * arrows ±1, Page Up and Page Down ±10, Home `min`, End `max` where it is given; the wheel does nothing.
 */
export function QuantityStepperRoot(props: QuantityStepperRootProps) {
  const { min = MIN_QUANTITY, max = MAX_QUANTITY, value, defaultValue = min, onValueChange, ...named } = props
  const { product, name, limitText, ...others } = named
  const { disabled = false, size = 'medium', children, ...rest } = others
  const { messages } = useShopUi()
  const generatedId = useId()
  const [ownId, setOwnId] = useState<string>()
  const id = ownId ?? generatedId
  const [quantity, setQuantity] = useControlled(value, defaultValue, onValueChange)
  const pieces = clampQuantity(quantity, max, min)
  const bounded = props.max !== undefined
  const [status, setStatus] = useState<Status | null>(null)
  // Ahead of `pieces` until the next render, so that presses between two renders add up.
  const latest = useRef(pieces)
  const shownBefore = useRef(pieces)
  latest.current = pieces
  // Renders also when a controlling parent keeps the value: the next press then begins at what is shown.
  const [, render] = useReducer((before: number) => before + 1, 0)
  /** What to say about the last change, once its result is shown: a controlling parent may choose another value. */
  const result = useRef<'changed' | 'raised' | 'limited' | 'silent' | null>(null)

  const set = useCallback(
    (next: number) => {
      const wanted = Math.trunc(next)
      latest.current = clampQuantity(wanted, max, min)
      result.current = wanted > max ? 'limited' : wanted < min ? 'raised' : (result.current ?? 'silent')
      setQuantity(latest.current)
      render()
    },
    [max, min, setQuantity],
  )
  const texts = messages.quantity
  const step = useCallback(
    (by: number) => {
      result.current = 'changed'
      set(latest.current + by)
    },
    [set],
  )
  const limit = limitText ?? formatMessage(max < MAX_QUANTITY ? texts.limit : texts.most, { count: max })
  useEffect(() => {
    // The bound fell below what was shown: another size is chosen, or somebody else has bought some.
    if (result.current === null && shownBefore.current > max && max >= min) result.current = 'limited'
    const said = result.current
    const isSpoken = said === 'raised' || (said === 'changed' && shownBefore.current !== pieces)
    shownBefore.current = pieces
    if (said === null) return
    result.current = null
    const text = said === 'limited' ? limit : isSpoken ? formatMessage(texts.changed, { count: pieces }) : ''
    setStatus(before => ({ text, isLimit: said === 'limited', key: (before?.key ?? 0) + 1 }))
  })
  const isLimitShown = status?.isLimit === true
  useEffect(() => {
    if (!isLimitShown) return
    const timer = setTimeout(() => setStatus(null), LIMIT_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isLimitShown])
  const names = useMemo(() => {
    const named = (label: string) => (product === undefined ? label : formatMessage(texts.named, { label, product }))
    return { field: named(texts.label), decrement: named(texts.decrease), increment: named(texts.increase) }
  }, [texts, product])
  const stepper = useMemo(
    () => ({ pieces, min, max, bounded, disabled, id, setOwnId, name, names, set, step }),
    [pieces, min, max, bounded, disabled, id, name, names, set, step],
  )
  return (
    <StepperContext value={stepper}>
      <div {...rest} data-size={size} data-disabled={dataAttr(disabled)} {...attrs('root')}>
        {children ?? (
          <>
            <QuantityStepperDecrement />
            <QuantityStepperInput />
            <QuantityStepperIncrement />
          </>
        )}
        <span
          role="status"
          data-visually-hidden={dataAttr(!isLimitShown)}
          data-limit={dataAttr(isLimitShown)}
          {...attrs('status')}
        >
          {status?.text && <span key={status.key}>{status.text}</span>}
        </span>
      </div>
    </StepperContext>
  )
}

/**
 * The number, editable by typing: validated on blur and Enter. Native props and `ref` go to the `<input>`. Event
 * handlers passed as props run first; `preventDefault()` in them skips the built-in behaviour.
 */
export function QuantityStepperInput(props: Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'>) {
  const { pieces, min, max, bounded, disabled, id, setOwnId, name, names, set } = useStepper('Input')
  useLayoutEffect(() => setOwnId(props.id), [setOwnId, props.id])
  const [draft, setDraft] = useState<string | null>(null)

  const commit = () => {
    if (draft === null) return
    // Not clamped yet: `set` says why it is.
    const parsed = parseQuantity(draft, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER)
    if (parsed !== null) set(parsed)
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit()
    const from = draft === null ? pieces : (parseQuantity(draft, max, min) ?? pieces)
    const to: Record<string, number | undefined> = {
      ArrowUp: from + 1,
      ArrowDown: from - 1,
      PageUp: from + 10,
      PageDown: from - 10,
      Home: min,
      End: bounded ? max : undefined,
    }
    const next = to[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setDraft(null)
    set(next)
  }
  return (
    <input
      autoComplete="off"
      aria-label={names.field}
      {...props}
      id={props.id ?? id}
      name={props.name ?? name}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={pieces}
      aria-valuemin={min}
      aria-valuemax={max}
      disabled={disabled || props.disabled}
      value={draft ?? String(pieces)}
      onChange={composeEventHandlers(props.onChange, event => setDraft(event.currentTarget.value))}
      onBlur={composeEventHandlers(props.onBlur, commit)}
      onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)}
      {...attrs('input')}
    />
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

/** Decreases by one; disabled at `min`. Not a tab stop: the input's arrow keys do the same. Renders a `<button>`. */
export function QuantityStepperDecrement({ children, ...props }: ComponentPropsWithRef<'button'>) {
  const { pieces, min, disabled, id, names, step } = useStepper('Decrement')
  const off = disabled || pieces <= min
  const hold = usePressRepeat(() => step(-1), off)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={names.decrement}
      aria-controls={id}
      {...props}
      {...composeHandlers(props, hold)}
      disabled={off || props.disabled}
      {...attrs('decrement')}
    >
      {children ?? <MinusIcon size="small" />}
    </button>
  )
}

/**
 * Increases by one. At `max` it is `aria-disabled`, and a press says why. Not a tab stop: the input's arrow keys do the same.
 * Renders a `<button>`.
 */
export function QuantityStepperIncrement({ children, ...props }: ComponentPropsWithRef<'button'>) {
  const { pieces, max, disabled, id, names, step } = useStepper('Increment')
  const isAtLimit = pieces >= max
  const hold = usePressRepeat(() => step(1), disabled || isAtLimit)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={names.increment}
      aria-controls={id}
      {...props}
      {...composeHandlers(props, hold)}
      disabled={disabled || props.disabled}
      aria-disabled={(isAtLimit && !disabled) || undefined}
      {...attrs('increment')}
    >
      {children ?? <PlusIcon size="small" />}
    </button>
  )
}
