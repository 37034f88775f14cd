import '@shop/ui/theme/toast.css'
import { Toast, ToastRegion } from '@shop/ui/toast'

export interface ToastItem {
  /** A newer toast with the same key replaces it. */
  key: string
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; onPress: () => void }
}

export interface ToastListProps {
  toasts: readonly ToastItem[]
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
