import '@shop/ui/theme/toast.css'
import { Toast, ToastRegion } from '@shop/ui/toast'
import type { ToastShown } from './toasts.tsx'

export interface ToastListProps {
  toasts: readonly ToastShown[]
  onClose: (key: string) => void
}

export function ToastList({ toasts, onClose }: ToastListProps) {
  return (
    <ToastRegion>
      {toasts.map(({ key, kind, text, action }) => (
        <Toast key={key} kind={kind} {...(action ? { action } : {})} onClose={() => onClose(key)}>
          {text}
        </Toast>
      ))}
    </ToastRegion>
  )
}
