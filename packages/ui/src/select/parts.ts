export {
  SelectLabel as Label,
  SelectOption as Option,
  SelectPopup as Popup,
  SelectRoot as Root,
  SelectTrigger as Trigger,
} from './select.tsx'
