import type { City } from '@shop/contract'

/** A city as it is shown and typed: with its region, because many share a name. */
export const labelOf = ({ cityName, area }: Pick<City, 'cityName' | 'area'>): string =>
  area ? `${cityName}, ${area}` : cityName
