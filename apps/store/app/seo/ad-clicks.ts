/** Parameters that ads add to an address. Source: spec §5. */
const adClicks = ['gclid', 'wbraid', 'gbraid']

/** Whether an ad links here: such an address must not be indexed. */
export const isAdClick = (search: URLSearchParams): boolean => adClicks.some(name => search.has(name))
