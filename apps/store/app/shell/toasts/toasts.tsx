import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { ToastItem, ToastListProps } from './toast-list.tsx'

export interface Toasts {
  show: (toast: ToastItem) => void
  hide: (key: string) => void
  /** Prefetches the component, while there is a network. */
  prepare: () => void
}

/** The component is fetched with the first toast. */
const loadList = () => import('./toast-list.tsx')

const ToastsContext = createContext<Toasts | null>(null)

export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (toasts) return toasts
  throw new Error('No toasts: put a <ToastsProvider> above.')
}

/** Toasts shown at once; the oldest is removed for a new one. */
const MAX_TOASTS = 3

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastItem[]>([])
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  const toasts = useMemo<Toasts>(
    () => ({
      show: toast => {
        // A failed import must not break the page: the next toast imports again.
        loadList().then(
          ({ ToastList }) => setList(() => ToastList),
          () => undefined,
        )
        setShown(before => [...before.filter(({ key }) => key !== toast.key), toast].slice(-MAX_TOASTS))
      },
      hide: key =>
        setShown(before =>
          before.some(toast => toast.key === key) ? before.filter(toast => toast.key !== key) : before,
        ),
      prepare: () => void loadList().catch(() => undefined),
    }),
    [],
  )
  return (
    <ToastsContext value={toasts}>
      {children}
      {List && <List toasts={shown} onClose={toasts.hide} />}
    </ToastsContext>
  )
}
