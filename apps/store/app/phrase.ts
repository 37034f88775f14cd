// Texts of the store have the placeholders and plural forms of the parts' messages.
export {
  formatMessage as fill,
  formatPlural as counted,
  type PluralForms as Forms,
  pluralForm as formFor,
} from '@shop/ui/messages/format'
