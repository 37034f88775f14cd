'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import type { tabsData } from './tabs.data.ts'

// Written by hand (APG tabs, automatic activation): every panel must be in the server's HTML, and Radix Tabs cost 9 kB on
// a page whose first scripts have no room for it.
const at = /* @__PURE__ */ anatomy<typeof tabsData>('tabs')

interface Tabs {
  value: string
  choose: (value: string) => void
}
const TabsContext = /* @__PURE__ */ createContext<Tabs | null>(null)

function useTabs(part: string): Tabs {
  const tabs = use(TabsContext)
  if (tabs) return tabs
  throw new Error(`@shop/ui: <Tabs.${part}> belongs to no tabs. Put it inside <Tabs.Root>.`)
}

const tabId = (value: string) => `${value}-tab`

export interface TabsRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The tab shown; makes it controlled. */
  value?: string | undefined
  /** The tab shown at first, unless the address names another one. */
  defaultValue: string
  /** Fires with the value of the tab that opens. */
  onValueChange?: ((value: string) => void) | undefined
  /** The tab's value is the address's `#hash`: links to it open the tab, choosing it changes the address. @default true */
  hash?: boolean | undefined
}

/** Several panels in one place, one shown. A tab's value is the id of its panel. Renders a `<div>`. */
export function TabsRoot({ value, defaultValue, onValueChange, hash = true, ref, ...rest }: TabsRootProps) {
  const root = useRef<HTMLDivElement>(null)
  const merged = useMemo(() => mergeRefs(ref, root), [ref])
  const [current, choose] = useControlled(value, defaultValue, onValueChange)
  useEffect(() => {
    if (!hash) return
    const follow = () => {
      const wanted = decodeURIComponent(location.hash.slice(1))
      const panel = wanted === '' ? null : document.getElementById(wanted)
      if (panel?.getAttribute('role') !== 'tabpanel' || !root.current?.contains(panel)) return
      choose(wanted)
      root.current.scrollIntoView({ block: 'start' })
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [hash, choose])
  useEffect(() => {
    // In a row wider than the screen the tab that is shown comes into sight; the page itself stays where it is.
    const tab = document.getElementById(tabId(current))
    const row = tab?.parentElement
    if (!row || !root.current?.contains(row)) return
    const { left, right } = tab.getBoundingClientRect()
    const sight = row.getBoundingClientRect()
    if (left < sight.left) row.scrollLeft += left - sight.left
    else if (right > sight.right) row.scrollLeft += right - sight.right
  }, [current])
  const tabs = useMemo(
    () => ({
      value: current,
      choose: (next: string) => {
        choose(next)
        if (hash) history.replaceState(history.state, '', `#${next}`)
      },
    }),
    [current, choose, hash],
  )
  return (
    <TabsContext value={tabs}>
      <div {...rest} ref={merged} {...at('root')} />
    </TabsContext>
  )
}

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  /** What the tabs are about: «About the product». */
  'aria-label': string
}

/** The row of tabs: one tab stop, Left and Right, Home and End move and choose. Renders a `<div role="tablist">`. */
export function TabsList(props: TabsListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const index = tabs.findIndex(tab => tab.matches(':focus'))
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const to: Record<string, number> = {
      ArrowRight: index + forwards,
      ArrowLeft: index - forwards,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = to[event.key]
    if (next === undefined || index < 0) return
    event.preventDefault()
    const tab = tabs.at(next % tabs.length)
    tab?.focus()
    tab?.click()
  }
  return <div {...props} role="tablist" onKeyDown={first(props.onKeyDown, onKeyDown)} {...at('list')} />
}

export interface TabsTabProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Id of its panel. */
  value: string
  /** A number after the name: how many reviews. */
  count?: ReactNode
}

/** One tab. Renders an `<a role="tab">` to its panel, so that it leads there without scripts too. */
export function TabsTab({ value, count, children, ...rest }: TabsTabProps) {
  const tabs = useTabs('Tab')
  const selected = tabs.value === value
  return (
    <a
      {...rest}
      href={`#${value}`}
      id={tabId(value)}
      role="tab"
      aria-selected={selected}
      aria-controls={value}
      tabIndex={selected ? 0 : -1}
      onClick={first(rest.onClick, event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        tabs.choose(value)
      })}
      onKeyDown={first(rest.onKeyDown, event => {
        if (event.key !== ' ') return
        event.preventDefault()
        tabs.choose(value)
      })}
      {...at('tab')}
    >
      {children}
      {count !== undefined && <span {...at('count')}>{count}</span>}
    </a>
  )
}

export interface TabsPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** Its id and the value of its tab. */
  value: string
}

/**
 * What a tab shows. Always in the HTML, `hidden` while another is shown; the theme shows all of them where scripts are off.
 * A tab stop of its own: pass `tabIndex={-1}` when it begins with something that can be focused. Renders a
 * `<div role="tabpanel">`.
 */
export function TabsPanel({ value, ...rest }: TabsPanelProps) {
  const tabs = useTabs('Panel')
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text must be reachable by keyboard
      tabIndex={0}
      {...rest}
      id={value}
      role="tabpanel"
      aria-labelledby={tabId(value)}
      hidden={tabs.value !== value}
      {...at('panel')}
    />
  )
}
