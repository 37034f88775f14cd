import '@shop/ui/theme/toast.css'
import { Toast } from '@shop/ui/toast'

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
    <Toast.Region>
      {toasts.map(({ key, kind, text, action }) => (
        <Toast.Root key={key} variant={kind} onOpenChange={() => onClose(key)}>
          <Toast.Description>{text}</Toast.Description>
          {action && <Toast.Action onClick={action.onPress}>{action.label}</Toast.Action>}
          <Toast.Close />
        </Toast.Root>
      ))}
    </Toast.Region>
  )
}
