import { SearchCombobox } from '@shop/ui/search-combobox'

const products = [{ id: 'traverse', text: 'Work jacket “Traverse”', href: '/jackets/traverse', detail: '2,490 ₴' }]
/** Calls your server; the signal aborts an outdated request. */
const load = async (query: string) => products.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))

export const Example = () => <SearchCombobox action="/search" load={load} />
