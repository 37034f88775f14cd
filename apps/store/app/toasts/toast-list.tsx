import '@shop/ui/theme/toast.css'
import { Toast, ToastRegion } from '@shop/ui/toast'

export interface ToastShown {
  /** What it is about: a newer one about the same takes its place. */
  key: string
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; onPress: () => void }
}

export interface ToastListProps {
  toasts: readonly ToastShown[]
  onClose: (key: string) => void
}

export function ToastList({ toasts, onClose }: ToastListProps) {
  return (
    <ToastRegion>
      {toasts.map(({ key, kind, text, action }) => (
        <Toast key={key} variant={kind} {...(action ? { action } : {})} onClose={() => onClose(key)}>
          {text}
        </Toast>
      ))}
    </ToastRegion>
  )
}
