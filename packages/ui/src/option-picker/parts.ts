export {
  ColourDot as Dot,
  OptionPickerKey as Key,
  OptionPickerKeys as Keys,
  OptionPickerLegend as Legend,
  OptionPickerNote as Note,
  OptionPickerRoot as Root,
  OptionPickerSwatch as Swatch,
  OptionPickerSwatches as Swatches,
} from './option-picker.tsx'
