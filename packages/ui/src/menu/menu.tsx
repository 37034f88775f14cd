'use client'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ArrowBackIcon, RightIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatMessage } from '../internal/format-message.ts'
import { isolatedMessage } from '../internal/isolated-text.tsx'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { menuData } from './menu.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof menuData>('menu')

/** Maximum number of levels; deeper items are left out. */
export const MENU_DEPTH = 4

/** A menu item: a link, and its children. */
export interface MenuItem {
  /** Visible name. */
  name: string
  /** URL of the link. */
  url: string
  /** Text of this link above its children. @default the provider's «All in …» */
  allLabel?: string | undefined
  /** Items of the next level; the fourth level is the last. */
  children?: readonly MenuItem[] | undefined
}

interface Level {
  /** Indexes of the parent items, joined by dots: `0.2`; empty for the first level. */
  path: string
  depth: number
  parent: MenuItem | null
  items: readonly MenuItem[]
}

const below = (path: string, index: number) => (path === '' ? String(index) : `${path}.${index}`)
const above = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0))

/** Flattens the tree into one list per level, down to the maximum depth. */
function levels(items: readonly MenuItem[], path = '', depth = 1, parent: MenuItem | null = null): Level[] {
  const own: Level = { path, depth, parent, items }
  if (depth === MENU_DEPTH) return [own]
  return [
    own,
    ...items.flatMap((item, index) => {
      const children = item.children ?? []
      return children.length > 0 ? levels(children, below(path, index), depth + 1, item) : []
    }),
  ]
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name: «Catalogue». */
  'aria-label': string
  /** Items of the first level. Items below the fourth level are omitted. */
  items: readonly MenuItem[]
  /** URL of the current page: its link gets `aria-current`. */
  current?: string | undefined
  /** Called when a link is clicked. */
  onItemClick?: ((item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Icon of a back button; `null`: none. @default an arrow */
  backIcon?: ReactNode
  /** Icon of a button that opens a level, its only content: it has an accessible name. @default a chevron */
  openIcon?: ReactNode
}

/**
 * Multi-level navigation for narrow containers (drill-down): one level visible at a time. An item with children has a
 * link and, beside it, a button that opens its level; every lower level has a back button. Focus follows in both
 * directions. All links are in the server's HTML. Renders a `<nav>`.
 *
 * Links and toggles are separate stops. Not for one level: use a list of links.
 */
export function Menu(props: MenuProps) {
  const { items, current, onItemClick, ref, ...others } = props
  const { backIcon = <ArrowBackIcon size="small" />, openIcon = <RightIcon size="small" />, ...rest } = others
  const { messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(ref, root)
  const [path, setPath] = useState('')
  const previousPath = useRef(path)
  const levelId = (of: string) => `${id}-${of}`
  const toggleId = (of: string) => `${id}-${of}-toggle`

  useEffect(() => {
    if (previousPath.current === path) return
    const forwards = path.startsWith(previousPath.current) && path !== ''
    const target = forwards
      ? root.current?.querySelector(`[data-depth]:not([hidden]) button`)
      : document.getElementById(`${id}-${previousPath.current}-toggle`)
    previousPath.current = path
    if (target instanceof HTMLElement) target.focus()
  }, [path, id])

  return (
    <nav
      {...rest}
      ref={mergedRef}
      data-direction={path.length >= previousPath.current.length ? 'forward' : 'back'}
      {...attrs('root')}
    >
      {levels(items).map(level => (
        <div
          key={level.path}
          id={levelId(level.path)}
          hidden={level.path !== path}
          data-depth={level.depth}
          {...attrs('level')}
        >
          {level.parent && (
            <>
              <button type="button" onClick={() => setPath(above(level.path))} {...attrs('back')}>
                {backIcon}
                {isolatedMessage(messages.menu.back, {
                  name: parentName(items, above(level.path)) ?? rest['aria-label'],
                })}
              </button>
              <Link
                href={level.parent.url}
                onClick={event => level.parent && onItemClick?.(level.parent, event)}
                aria-current={level.parent.url === current ? 'page' : undefined}
                {...attrs('title')}
              >
                {level.parent.allLabel ?? isolatedMessage(messages.menu.all, { name: level.parent.name })}
              </Link>
            </>
          )}
          <ul {...attrs('list')}>
            {level.items.map((item, index) => {
              const down = below(level.path, index)
              const more = level.depth < MENU_DEPTH && (item.children?.length ?? 0) > 0
              return (
                <li key={down} {...attrs('item')}>
                  <Link
                    href={item.url}
                    onClick={event => onItemClick?.(item, event)}
                    aria-current={item.url === current ? 'page' : undefined}
                    {...attrs('link')}
                  >
                    {item.name}
                  </Link>
                  {more && (
                    <button
                      type="button"
                      id={toggleId(down)}
                      aria-label={formatMessage(messages.menu.open, { name: item.name })}
                      aria-expanded={path === down || path.startsWith(`${down}.`)}
                      aria-controls={levelId(down)}
                      onClick={() => setPath(down)}
                      {...attrs('trigger')}
                    >
                      {openIcon}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Name of the item at a path, `null` for the first level. */
function parentName(items: readonly MenuItem[], path: string): string | null {
  if (path === '') return null
  const [place = '', ...further] = path.split('.')
  const item = items[Number(place)]
  return further.length === 0 ? (item?.name ?? null) : parentName(item?.children ?? [], further.join('.'))
}
