export {
  SearchComboboxEmpty as Empty,
  SearchComboboxInput as Input,
  SearchComboboxList as List,
  SearchComboboxOption as Option,
  SearchComboboxPopup as Popup,
  SearchComboboxRoot as Root,
  SearchComboboxStatus as Status,
  SearchComboboxSubmit as Submit,
} from './search-combobox.tsx'
