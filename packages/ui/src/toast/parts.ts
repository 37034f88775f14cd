export {
  ToastAction as Action,
  ToastClose as Close,
  ToastDescription as Description,
  ToastRegion as Region,
  ToastRoot as Root,
} from './toast.tsx'
