/** Query parameters that ads add to a URL. Source: spec §5. */
const adClicks = ['gclid', 'wbraid', 'gbraid']

/** Whether a URL has parameters of an ad: it must not be indexed. */
export const isAdClick = (search: URLSearchParams): boolean => adClicks.some(name => search.has(name))
