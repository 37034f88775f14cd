import { SearchCombobox, SearchComboboxField, useSuggestions } from '@shop/ui/search-combobox'

const products = [{ id: 'traverse', text: 'Work jacket “Traverse”', href: '/jackets/traverse', detail: '2,490 ₴' }]
/** Calls your server; the signal aborts an outdated request. */
const load = async (query: string) => products.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))

/** The state may be another one as well, for example of a state machine. */
const OwnParts = () => (
  <SearchCombobox.Root action="/search" aria-label="Search of the catalogue" state={useSuggestions({ load })}>
    <SearchCombobox.Input placeholder="Name or article" />
    <SearchCombobox.Submit />
    <SearchCombobox.Popup>
      <SearchCombobox.List>
        {product => (
          <SearchCombobox.Option suggestion={product}>
            {product.text} <b>{product.detail}</b>
          </SearchCombobox.Option>
        )}
      </SearchCombobox.List>
      <SearchCombobox.Empty>Try another word</SearchCombobox.Empty>
    </SearchCombobox.Popup>
    <SearchCombobox.Status />
  </SearchCombobox.Root>
)

export const Example = () => (
  <>
    <SearchComboboxField action="/search" load={load} />
    <OwnParts />
  </>
)
