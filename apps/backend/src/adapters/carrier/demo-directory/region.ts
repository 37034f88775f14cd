/**
 * The settlements of one region, by size. A list is names parted by commas; a name is Ukrainian, then `=` and Russian
 * where it differs. English names are computed. Sources: the official register of settlements (KATOTTG) with the renamings up to 2024.
 */
export interface Region {
  /** Feminine adjective, as before «область». */
  uk: string
  ru: string
  capital?: string
  /** Over half a million people. */
  large?: string
  /** A regional centre, or over 70,000 people. */
  big?: string
  cities?: string
  towns?: string
  villages?: string
  /** Cities where no carrier goes now. */
  unserved?: string
}
