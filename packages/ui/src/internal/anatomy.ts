/** What a component's `*.data.ts` declares: its scope and, for every part, the state attributes it may carry with their meaning. */
export interface ScopeData {
  readonly scope: string
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

type PartName<Data extends ScopeData> = keyof Data['parts'] & string

/** The two attributes by which a part is found and styled. */
export interface PartAttributes {
  readonly 'data-scope': string
  readonly 'data-part': string
}

/**
 * Names the parts of one component. The data map is only a type here: part names are checked by the compiler and none of
 * its text reaches the browser.
 */
export function anatomy<Data extends ScopeData>(scope: Data['scope']): (part: PartName<Data>) => PartAttributes {
  return part => ({ 'data-scope': scope, 'data-part': part })
}

/** A boolean state attribute: present and empty, or absent. */
export const presence = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)
