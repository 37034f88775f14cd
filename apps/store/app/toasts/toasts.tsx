import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { ToastListProps, ToastShown } from './toast-list.tsx'

export interface Toasts {
  show: (toast: ToastShown) => void
  hide: (key: string) => void
  /** Fetches what every toast needs, while there is a network to fetch it by. */
  prepare: () => void
}

/** Radix' toasts come with the first one. */
const loadList = () => import('./toast-list.tsx')

const ToastsContext = createContext<Toasts | null>(null)

export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (toasts) return toasts
  throw new Error('useToasts: nobody shows toasts here. Render inside <ToastsProvider>.')
}

/** At most this many at once: the oldest makes room. */
const MOST = 3

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastShown[]>([])
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  const toasts = useMemo<Toasts>(
    () => ({
      show: toast => {
        // A list that cannot be fetched must not take the page with it: the next toast tries again.
        loadList().then(
          ({ ToastList }) => setList(() => ToastList),
          () => undefined,
        )
        setShown(before => [...before.filter(({ key }) => key !== toast.key), toast].slice(-MOST))
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
