export { formatMessage, formatPlural, type PluralForms, pluralForm } from '../internal/format-message.ts'
