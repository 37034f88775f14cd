'use client'
import { createContext, Fragment, type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useListBox, useListBoxSection, useOption } from 'react-aria/useListBox'
import { Item, type ItemProps } from 'react-stately/Item'
import { Section, type SectionProps } from 'react-stately/Section'
import { type ListState, useListState } from 'react-stately/useListState'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { isModified } from '../internal/key-target.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { LIST_PLACE, usePosition } from '../internal/use-position.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { selectData } from './select.data.ts'
import {
  isGroup,
  type SelectGroup,
  type SelectItem,
  type SelectOptionProps,
  type SelectPopupProps,
  useSelectState,
} from './select-context.ts'

// Fetched when the trigger of a select gets the pointer or the focus.

const attrs = /* @__PURE__ */ createAnatomy<typeof selectData>('select')

const ListboxContext = /* @__PURE__ */ createContext<ListState<SelectItem> | null>(null)

const collectionItem = ({ value, text }: SelectItem): ReactElement<ItemProps<SelectItem>> => (
  <Item key={value} textValue={text}>
    {text}
  </Item>
)
const collectionEntry = (
  entry: SelectItem | SelectGroup,
): ReactElement<ItemProps<SelectItem>> | ReactElement<SectionProps<SelectItem>> =>
  isGroup(entry) ? (
    <Section key={`group ${entry.label}`} title={entry.label}>
      {entry.items.map(collectionItem)}
    </Section>
  ) : (
    collectionItem(entry)
  )

/** Loaded part of `Select.Popup`. */
export function Popup(props: SelectPopupProps) {
  // Letters are compared as in the shop's language; the default is that of the browser.
  return (
    <I18nProvider locale={useShopUi().locale}>
      <PopupContent {...props} />
    </I18nProvider>
  )
}

function PopupContent({ children, ref, ...rest }: SelectPopupProps) {
  const select = useSelectState('Popup')
  const { groups, options, value, trigger } = select
  const popup = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, popup)
  const cause = useRef<Event>(undefined)
  const selectedKeys = useMemo(() => (value === null ? [] : [value]), [value])
  const disabledKeys = useMemo(() => options.flatMap(item => (item.disabled ? [item.value] : [])), [options])
  const list = useListState<SelectItem>({
    children: groups.map(collectionEntry),
    selectionMode: 'single',
    disallowEmptySelection: true,
    allowDuplicateSelectionEvents: true,
    selectedKeys,
    disabledKeys,
    onSelectionChange: keys => {
      if (keys === 'all') return
      for (const key of keys)
        if (select.setValue(String(key), 'select', cause.current)) select.close('select', cause.current)
    },
  })
  usePosition(true, trigger, popup, LIST_PLACE)
  const noting =
    <Caused extends { nativeEvent: Event }>(handler: ((event: Caused) => void) | undefined) =>
    (event: Caused) => {
      handler?.(event)
      cause.current = event.nativeEvent
    }
  return (
    <ListboxContext value={list}>
      <div
        {...rest}
        ref={mergedRef}
        onKeyDownCapture={event => {
          noting(rest.onKeyDownCapture)(event)
          // Tab moves on from the trigger, which has the place of the list in the tab order.
          if (event.key === 'Tab') select.close('blur', event)
          else if (!isModified(event)) return
          // React Aria would take it, and the keys of the browser too.
          event.stopPropagation()
        }}
        onPointerUpCapture={noting(rest.onPointerUpCapture)}
        onClickCapture={noting(rest.onClickCapture)}
        {...attrs('popup')}
      >
        <List>{children}</List>
      </div>
    </ListboxContext>
  )
}

function List({ children }: Pick<SelectPopupProps, 'children'>) {
  const { groups, listId, labelId, initialFocus, trigger } = useSelectState('Popup')
  const list = usePart(ListboxContext, 'Select.List', 'Select.Popup')
  const element = useRef<HTMLUListElement>(null)
  const label = trigger.current?.getAttribute('aria-label') ?? undefined
  const { listBoxProps } = useListBox(
    {
      id: listId,
      ...(label === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': label }),
      autoFocus: initialFocus.current !== null && (initialFocus.current === 'last' ? 'last' : 'first'),
      shouldFocusOnHover: true,
      // Escape closes the list; React Aria would clear the selection.
      escapeKeyBehavior: 'none',
      shouldSelectOnPressUp: true,
    },
    list,
    element,
  )
  // The letter that opened the list; React Aria has focused the selected option by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens
  useEffect(() => {
    if (initialFocus.current !== null && typeof initialFocus.current === 'object')
      list.selectionManager.setFocusedKey(initialFocus.current.value)
  }, [])
  const render = (item: SelectItem): ReactNode => (
    <Fragment key={item.value}>{children ? children(item) : <Option item={item} />}</Fragment>
  )
  return (
    <ul {...listBoxProps} ref={element} {...attrs('list')}>
      {groups.map(entry =>
        isGroup(entry) ? (
          <Group key={entry.label} group={entry}>
            {entry.items.map(render)}
          </Group>
        ) : (
          render(entry)
        ),
      )}
    </ul>
  )
}

function Group({ group, children }: { group: SelectGroup; children: ReactNode }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: group.label })
  return (
    <li {...itemProps} {...attrs('group')}>
      <span {...headingProps} {...attrs('group-label')}>
        {group.label}
      </span>
      <ul {...groupProps}>{children}</ul>
    </li>
  )
}

/** Loaded part of `Select.Option`. */
export function Option({ item, children, ref, ...rest }: SelectOptionProps) {
  const list = usePart(ListboxContext, 'Select.Option', 'Select.Popup')
  const option = useRef<HTMLLIElement>(null)
  const mergedRef = useMergedRefs(ref, option)
  const { optionProps, isFocused, isDisabled } = useOption({ key: item.value }, list, option)
  const { text, icon, detail, disabledReason } = item
  return (
    <li
      {...mergeProps(rest, optionProps)}
      ref={mergedRef}
      // Its text is its name.
      aria-labelledby={undefined}
      aria-describedby={undefined}
      data-active={dataAttr(isFocused)}
      data-disabled={dataAttr(isDisabled)}
      {...attrs('option')}
    >
      {children ?? (
        <>
          {icon && (
            <span aria-hidden="true" {...attrs('icon')}>
              {icon}
            </span>
          )}
          <span>
            <span {...attrs('text')}>{text}</span> {detail && <span {...attrs('detail')}>{detail}</span>}{' '}
            {isDisabled && disabledReason && <span {...attrs('disabled-reason')}>{disabledReason}</span>}
          </span>
        </>
      )}
    </li>
  )
}
