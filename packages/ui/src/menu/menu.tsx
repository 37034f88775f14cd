'use client'
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ArrowBackIcon, RightIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { menuData } from './menu.data.ts'

const at = /* @__PURE__ */ anatomy<typeof menuData>('menu')

/** Levels that are shown. Source: shop spec §9, "menu depth 4 levels". */
export const MENU_DEPTH = 4

/** An entry: a link, and entries below it. */
export interface MenuItem {
  /** Visible name. */
  name: string
  /** Where it leads. */
  url: string
  /** The next level; the fourth is the last one shown. */
  children?: readonly MenuItem[] | undefined
}

interface Level {
  /** Places of the entries that lead here: `0.2`; empty for the first level. */
  path: string
  depth: number
  parent: MenuItem | null
  items: readonly MenuItem[]
}

const below = (path: string, index: number) => (path === '' ? String(index) : `${path}.${index}`)
const above = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0))

/** All levels, each a list of its own, down to the deepest that is shown. */
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
  /** Name of the navigation: «Catalogue». */
  'aria-label': string
  /** At most four levels are shown; entries below the fourth are left out. */
  items: readonly MenuItem[]
  /** Path of this page: its link gets `aria-current`. */
  current?: string | undefined
  /** Fires when a link is followed. */
  onChoose?: ((item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * A menu of several levels for a narrow place: one level in sight at a time. An entry with entries below it has a link and,
 * beside it, a button that goes down; every level below has a button back. Focus follows both ways. Every link is in the
 * server's HTML. Renders a `<nav>`.
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

/** Name of the entry at a path, `null` for the first level. */
function parentName(items: readonly MenuItem[], path: string): string | null {
  if (path === '') return null
  const [place = '', ...further] = path.split('.')
  const item = items[Number(place)]
  return further.length === 0 ? (item?.name ?? null) : parentName(item?.children ?? [], further.join('.'))
}
