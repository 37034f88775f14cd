import { Combobox, ComboboxField } from '@shop/ui/combobox'

const cities = [
  { id: 'kyiv', text: 'Kyiv', detail: 'Capital' },
  { id: 'lviv', text: 'Lviv' },
]
/** Ask your server here, with `fetch(address, { signal })`: the signal aborts a request that later typing has outdated. */
async function load(query: string, signal: AbortSignal) {
  signal.throwIfAborted()
  return cities.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()))
}

export const Example = () => (
  <>
    <ComboboxField label="City" load={load} />
    <ComboboxField label="Warehouse" items={cities} />
    <Combobox.Root load={load} valueName="billing_city">
      <Combobox.Label>City of the invoice</Combobox.Label>
      <Combobox.Input name="billing_city_name" />
      <Combobox.Popup>
        <Combobox.List>{city => <Combobox.Option item={city}>{city.text}</Combobox.Option>}</Combobox.List>
        <Combobox.Empty>There is no such city</Combobox.Empty>
      </Combobox.Popup>
      <Combobox.Status />
    </Combobox.Root>
  </>
)
