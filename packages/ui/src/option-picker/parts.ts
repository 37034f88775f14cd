export {
  ColourDot as Dot,
  OptionPickerDescription as Description,
  OptionPickerItem as Item,
  OptionPickerItems as Items,
  OptionPickerLegend as Legend,
  OptionPickerRoot as Root,
  OptionPickerSwatch as Swatch,
  OptionPickerSwatches as Swatches,
} from './option-picker.tsx'
