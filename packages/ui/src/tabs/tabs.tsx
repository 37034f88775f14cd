'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { isModified, keyTarget, tabTarget } from '../internal/key-target.ts'
import { PartElement } from '../internal/slot.tsx'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { tabsData } from './tabs.data.ts'

// Implements APG tabs with automatic activation: every panel must be in the server's HTML, and Radix Tabs weigh 9 kB on
// a page without room for that in its initial scripts.
const attrs = /* @__PURE__ */ createAnatomy<typeof tabsData>('tabs')

/** What selects a tab. `key`: a key or assistive technology; `hash`: the address of the page names its panel. */
export type TabsChangeReason = 'press' | 'key' | 'hash'

interface Tabs {
  value: string
  select: (value: string, reason: TabsChangeReason, cause: Cause) => void
  tabId: (value: string) => string
  panelId: (value: string) => string
}
const TabsContext = /* @__PURE__ */ createContext<Tabs | null>(null)

const useTabs = (part: string) => usePart(TabsContext, `Tabs.${part}`, 'Tabs.Root')

/** The id in the URL's hash; an invalid percent-encoding is taken literally, as browsers do. */
function idInHash(): string {
  const hash = location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export interface TabsRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Controlled value of the selected tab. */
  value?: string | undefined
  /** Initially selected tab, unless the URL's hash names another one. */
  defaultValue: string
  /** Called with the value of the selected tab; `cancel()` keeps the former one. */
  onValueChange?: ChangeHandler<string, TabsChangeReason> | undefined
  /**
   * Syncs the selected tab with the URL's `#hash`: links to it select the tab, selecting it changes the URL. The id of a
   * panel is then its `value`, which must be unique in the page; otherwise it is generated.
   * @default true
   */
  hash?: boolean | undefined
}

/**
 * Tabs: a tab and the panel of the same `value` belong together. Renders a `<div>`.
 *
 * Panels are in the HTML, and the URL hash names the selected one. Down and Up scroll the page. Not for content that users
 * compare: show it on one page.
 */
export function TabsRoot({ value, defaultValue, onValueChange, hash = true, ref, ...rest }: TabsRootProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, root)
  const [current, select] = useControlled(value, defaultValue, onValueChange)
  useEffect(() => {
    if (!hash) return
    const selectFromHash = (event?: Event) => {
      const panelId = idInHash()
      const panel = document.getElementById(panelId)
      if (panel?.getAttribute('role') !== 'tabpanel' || !root.current?.contains(panel)) return
      // Environments without layout, such as jsdom, have no scrollIntoView.
      if (select(panelId, 'hash', event)) root.current.scrollIntoView?.({ block: 'start' })
    }
    selectFromHash()
    addEventListener('hashchange', selectFromHash)
    return () => removeEventListener('hashchange', selectFromHash)
  }, [hash, select])
  useEffect(() => {
    // Scrolls the selected tab into view in a list that overflows; the page itself does not scroll.
    const tab = document.getElementById(`${id}-${current}-tab`)
    const row = tab?.parentElement
    if (!row) return
    const { left, right } = tab.getBoundingClientRect()
    const visible = row.getBoundingClientRect()
    if (left < visible.left) row.scrollLeft += left - visible.left
    else if (right > visible.right) row.scrollLeft += right - visible.right
  }, [current, id])
  const tabs = useMemo(
    () => ({
      value: current,
      tabId: (value: string) => `${id}-${value}-tab`,
      panelId: (value: string) => (hash ? value : `${id}-${value}`),
      select: (next: string, reason: TabsChangeReason, cause: Cause) => {
        if (select(next, reason, cause) && hash) history.replaceState(history.state, '', `#${next}`)
      },
    }),
    [current, select, hash, id],
  )
  return (
    <TabsContext value={tabs}>
      <div {...rest} ref={mergedRef} {...attrs('root')} />
    </TabsContext>
  )
}

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: «About the product». */
  'aria-label': string
}

/** List of tabs: one tab stop; Left, Right, Home and End move focus and select. Renders a `<div role="tablist">`. */
export function TabsList(props: TabsListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const index = tabs.findIndex(tab => tab.tabIndex === 0)
    const tab = tabs[tabTarget(event, index, tabs.length)]
    // A key from before hydration is repeated where the focus may no longer be.
    if (tabs[index]?.matches(':focus')) tab?.focus()
    tab?.click()
  }
  return (
    <div {...props} role="tablist" onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)} {...attrs('list')} />
  )
}

export interface TabsTabProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Value of its panel. */
  value: string
  /** Renders its only child instead of an `<a>`. @default false */
  asChild?: boolean | undefined
  /** Number after the label, for example of reviews. */
  count?: ReactNode
}

/** One tab. Renders an `<a role="tab">` that links to its panel, so that it works without JavaScript. */
export function TabsTab({ value, count, ...rest }: TabsTabProps) {
  const tabs = useTabs('Tab')
  const selected = tabs.value === value
  return (
    <PartElement
      as="a"
      {...rest}
      href={`#${tabs.panelId(value)}`}
      id={tabs.tabId(value)}
      role="tab"
      aria-selected={selected}
      aria-controls={tabs.panelId(value)}
      tabIndex={selected ? 0 : -1}
      onClick={composeEventHandlers(rest.onClick, event => {
        if (isModified(event) || event.shiftKey) return
        event.preventDefault()
        // Without a pointer it is the click of a key.
        tabs.select(value, event.detail === 0 ? 'key' : 'press', event)
      })}
      onKeyDown={composeEventHandlers(rest.onKeyDown, event => {
        if (keyTarget(event, { ' ': true })) tabs.select(value, 'key', event)
      })}
      wrapContent={content => (
        <>
          {content}
          {count !== undefined && <span {...attrs('count')}>{count}</span>}
        </>
      )}
      {...attrs('tab')}
    />
  )
}

export interface TabsPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** Value of its tab. */
  value: string
  /** Stays visible while another tab is selected, as a section of the page to which its tab leads. @default false */
  persistent?: boolean | undefined
}

/**
 * Panel of a tab. Always in the HTML, `hidden` while another tab is selected; the theme shows all panels when scripting
 * is off. A tab stop: pass `tabIndex={-1}` when it begins with something focusable. Renders a `<div role="tabpanel">`.
 */
export function TabsPanel({ value, persistent, ...rest }: TabsPanelProps) {
  const tabs = useTabs('Panel')
  const selected = tabs.value === value
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content must be keyboard accessible
      tabIndex={0}
      {...rest}
      id={tabs.panelId(value)}
      role="tabpanel"
      aria-labelledby={tabs.tabId(value)}
      hidden={!selected && !persistent}
      data-persistent={dataAttr(persistent)}
      data-selected={dataAttr(selected)}
      {...attrs('panel')}
    />
  )
}
