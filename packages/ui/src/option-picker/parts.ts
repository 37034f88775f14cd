export {
  ColourDot as Dot,
  OptionPickerItem as Item,
  OptionPickerItems as Items,
  OptionPickerLegend as Legend,
  OptionPickerNote as Note,
  OptionPickerRoot as Root,
  OptionPickerSwatch as Swatch,
  OptionPickerSwatches as Swatches,
} from './option-picker.tsx'
