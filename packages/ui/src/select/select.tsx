'use client'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { isModified } from '../internal/key-target.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { useHydrated } from '../internal/use-hydrated.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import type { selectData } from './select.data.ts'
import {
  isGroup,
  SelectContext,
  type SelectItem,
  type SelectOptionProps,
  type SelectPopupProps,
  type SelectProps,
  useSelectState,
} from './select-context.ts'
import { useSelect } from './use-select.ts'

// React Aria provides the list: moving focus, typing ahead, presses of screen readers; Floating UI its position. Both are fetched
// when the trigger gets the pointer or the focus: 'listbox.tsx'.
const attrs = /* @__PURE__ */ createAnatomy<typeof selectData>('select')

/** Takes the place of the trigger without being seen or focused, so that the browser's autofill and its messages find it. */
const covered = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
} as const

export interface SelectRootProps
  extends SelectProps,
    Omit<ComponentPropsWithRef<'div'>, keyof SelectProps | 'defaultValue' | 'onChange'> {
  /** Id of the trigger, which the label refers to. @default generated */
  controlId?: string | undefined
}

/**
 * Select with options of one's own look: pictures, a second line, groups, reasons for what is disabled. A native `<select>`
 * submits the value and is filled in by the browser; it is what is shown on the server and until it hydrates. Renders a
 * `<div>`.
 */
export function SelectRoot(props: SelectRootProps) {
  const { items, value, defaultValue, onValueChange, defaultOpen, onOpenChange, placeholder, name, ...others } = props
  const { autoComplete, required, readOnly, disabled, controlId, ref, ...rest } = others
  const { state, root, onBlur } = useSelect(props, controlId)
  const mergedRef = useMergedRefs(ref, root)
  return (
    <SelectContext value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
      <div
        {...rest}
        ref={mergedRef}
        onBlur={composeEventHandlers(rest.onBlur, onBlur)}
        data-state={state.open ? 'open' : 'closed'}
        {...attrs('root')}
      />
    </SelectContext>
  )
}

/** Label of the trigger. Renders a `<label>`. */
export function SelectLabel(props: ComponentPropsWithRef<'label'>) {
  const { controlId, labelId } = useSelectState('Label')
  // biome-ignore lint/a11y/noLabelWithoutControl: the trigger is another part
  return <label htmlFor={controlId} id={labelId} {...props} {...attrs('label')} />
}

const nativeOption = ({ value, text, disabled }: SelectItem) => (
  <option key={value} value={value} disabled={disabled}>
    {text}
  </option>
)

interface NativeProps {
  hydrated: boolean
  describedBy: string | undefined
  invalid: ComponentPropsWithRef<'select'>['aria-invalid']
}

/** The native select below the trigger. */
function Native({ hydrated, describedBy, invalid }: NativeProps) {
  const select = useSelectState('Trigger')
  return (
    <select
      ref={select.native}
      name={select.name}
      autoComplete={select.autoComplete}
      value={select.value ?? ''}
      // A disabled select is not submitted; a read-only one has no other option to choose.
      disabled={select.disabled}
      onChange={event => {
        if (!select.readOnly) select.setValue(event.currentTarget.value || null, 'autofill', event)
      }}
      data-hydrated={dataAttr(hydrated)}
      {...(hydrated
        ? { tabIndex: -1, 'aria-hidden': true, style: covered }
        : {
            id: select.controlId,
            'aria-required': select.required || undefined,
            'aria-describedby': describedBy,
            'aria-invalid': invalid,
          })}
      {...attrs('native')}
    >
      {(select.value === null || select.placeholder !== undefined) && (
        <option value="" hidden={select.value !== null}>
          {select.placeholder}
        </option>
      )}
      {select.groups.map(entry =>
        isGroup(entry) ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.items.map(nativeOption)}
          </optgroup>
        ) : (
          nativeOption(entry)
        ),
      )}
    </select>
  )
}

const isLetter = ({ key }: KeyboardEvent) => [...key].length === 1 && key !== ' '

export interface SelectTriggerProps extends PartProps<'button'> {
  /** Shown in it. @default the picture and text of the selected option, or the placeholder */
  children?: ReactNode
}

/**
 * Shows the selected option and opens the list, by press, arrows, Enter, Space or a letter. On the server and until it hydrates
 * the native `<select>` is in its place. Event handlers passed as props run first; `preventDefault()` in them skips the
 * built-in behaviour. Renders a `<button role="combobox">`.
 */
export function SelectTrigger({ ref, children, ...rest }: SelectTriggerProps) {
  const select = useSelectState('Trigger')
  const { open, show, close, loadParts, trigger, selected, options, parts, readOnly, required, disabled } = select
  const hydrated = useHydrated()
  const mergedRef = useMergedRefs(ref, trigger)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Alt with an arrow opens the list, as a native one.
    if (isModified(event) && !(event.altKey && event.key.startsWith('Arrow'))) return
    if (event.key === 'ArrowDown' || event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      show('first', 'key', event)
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      show('last', 'key', event)
    } else if (isLetter(event)) {
      const typed = event.key.toLocaleLowerCase()
      const match = options.find(({ text, disabled }) => !disabled && text.toLocaleLowerCase().startsWith(typed))
      show(match ? { value: match.value } : 'first', 'key', event)
    }
  }
  return (
    <>
      <Native hydrated={hydrated} describedBy={rest['aria-describedby']} invalid={rest['aria-invalid']} />
      {hydrated && (
        <PartElement
          as="button"
          disabled={disabled}
          aria-labelledby={rest['aria-label'] === undefined ? select.labelId : undefined}
          {...rest}
          ref={mergedRef}
          id={select.controlId}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open && parts ? select.listId : undefined}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          onFocus={composeEventHandlers(rest.onFocus, loadParts)}
          onPointerEnter={composeEventHandlers(rest.onPointerEnter, loadParts)}
          onClick={composeEventHandlers(rest.onClick, event => {
            if (open) close('press', event)
            else show('first', 'press', event)
          })}
          onKeyDown={composeEventHandlers(rest.onKeyDown, onKeyDown)}
          data-state={open ? 'open' : 'closed'}
          data-placeholder={dataAttr(!selected)}
          {...attrs('trigger')}
        >
          {children ?? (
            <span {...attrs('value')}>
              {selected?.icon && (
                <span aria-hidden="true" {...attrs('icon')}>
                  {selected.icon}
                </span>
              )}
              <span {...attrs('text')}>{selected?.text ?? select.placeholder}</span>
            </span>
          )}
        </PartElement>
      )}
    </>
  )
}

/**
 * Contains the list; rendered while it is open. Below the trigger and as wide, or above it when there is no room; it is in the
 * browser's top layer, where nothing clips it, and stays where it is in the document. Its margins are the distance from the
 * trigger. Renders a `<div>`.
 */
export function SelectPopup(props: SelectPopupProps) {
  const { parts, open } = useSelectState('Popup')
  return open && parts && <parts.Popup {...props} />
}

/**
 * One option. Its children replace picture, text, detail and reason. Event handlers passed as props run before those of React
 * Aria. Renders a `<li role="option">`.
 */
export function SelectOption(props: SelectOptionProps) {
  const { parts } = useSelectState('Option')
  return parts && <parts.Option {...props} />
}
