import type { City } from '@shop/contract'

/** A city as it is shown and entered: with its region, because many share a name. */
export const cityLabel = ({ cityName, area }: Pick<City, 'cityName' | 'area'>): string =>
  area ? `${cityName}, ${area}` : cityName
