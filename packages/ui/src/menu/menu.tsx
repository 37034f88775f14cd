'use client'
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ArrowBackIcon, RightIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { menuData } from './menu.data.ts'

const at = /* @__PURE__ */ anatomy<typeof menuData>('menu')

/** Maximum depth. Source: shop spec §9, "menu depth 4 levels". */
export const MENU_DEPTH = 4

/** A menu item: a link, and its children. */
export interface MenuItem {
  /** Visible name. */
  name: string
  /** URL of the link. */
  url: string
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
  onChoose?: ((item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * Multi-level navigation for narrow containers (drill-down): one level visible at a time. An item with children has a
 * link and, beside it, a button that opens its level; every lower level has a back button. Focus follows in both
 * directions. All links are in the server's HTML. Renders a `<nav>`.
 */
export function Menu({ items, current, onChoose, ref, ...rest }: MenuProps) {
  const { messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const merged = useMemo(() => mergeRefs(ref, root), [ref])
  const [path, setPath] = useState('')
  const former = useRef(path)
  const levelId = (of: string) => `${id}-${of}`
  const toggleId = (of: string) => `${id}-${of}-toggle`

  useEffect(() => {
    if (former.current === path) return
    const forwards = path.startsWith(former.current) && path !== ''
    const wanted = forwards
      ? root.current?.querySelector(`[data-depth]:not([hidden]) button`)
      : document.getElementById(`${id}-${former.current}-toggle`)
    former.current = path
    if (wanted instanceof HTMLElement) wanted.focus()
  }, [path, id])

  return (
    <nav
      {...rest}
      ref={merged}
      data-direction={path.length >= former.current.length ? 'forward' : 'back'}
      {...at('root')}
    >
      {levels(items).map(level => (
        <div
          key={level.path}
          id={levelId(level.path)}
          hidden={level.path !== path}
          data-depth={level.depth}
          {...at('level')}
        >
          {level.parent && (
            <>
              <button type="button" onClick={() => setPath(above(level.path))} {...at('back')}>
                <ArrowBackIcon size="small" />
                {fill(messages.menu.back, { name: parentName(items, above(level.path)) ?? rest['aria-label'] })}
              </button>
              <Link
                href={level.parent.url}
                onClick={event => level.parent && onChoose?.(level.parent, event)}
                aria-current={level.parent.url === current ? 'page' : undefined}
                {...at('title')}
              >
                {fill(messages.menu.all, { name: level.parent.name })}
              </Link>
            </>
          )}
          <ul {...at('list')}>
            {level.items.map((item, index) => {
              const down = below(level.path, index)
              const more = level.depth < MENU_DEPTH && (item.children?.length ?? 0) > 0
              return (
                <li key={down} {...at('item')}>
                  <Link
                    href={item.url}
                    onClick={event => onChoose?.(item, event)}
                    aria-current={item.url === current ? 'page' : undefined}
                    {...at('link')}
                  >
                    {item.name}
                  </Link>
                  {more && (
                    <button
                      type="button"
                      id={toggleId(down)}
                      aria-label={fill(messages.menu.open, { name: item.name })}
                      aria-expanded={path === down || path.startsWith(`${down}.`)}
                      aria-controls={levelId(down)}
                      onClick={() => setPath(down)}
                      {...at('toggle')}
                    >
                      <RightIcon size="small" />
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
