export {
  ComboboxEmpty as Empty,
  ComboboxInput as Input,
  ComboboxLabel as Label,
  ComboboxList as List,
  ComboboxOption as Option,
  ComboboxPopup as Popup,
  ComboboxRoot as Root,
  ComboboxStatus as Status,
} from './combobox.tsx'
