/** Parameters of ad clicks: their addresses are no pages of their own. Source: spec §5. */
const adClicks = ['gclid', 'wbraid', 'gbraid']

/** Whether an ad led here, so that search engines are told not to list the address. */
export const isAdClick = (search: URLSearchParams): boolean => adClicks.some(name => search.has(name))
