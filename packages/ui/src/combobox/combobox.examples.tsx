import { ComboboxField } from '@shop/ui/combobox'

const cities = [
  { id: 'kyiv', text: 'Kyiv' },
  { id: 'lviv', text: 'Lviv' },
]
/** Calls your server; the signal aborts an outdated request. */
const load = async (query: string) => cities.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()))

export const Example = () => <ComboboxField label="City" load={load} />
