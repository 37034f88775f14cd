/** Declared by a component's `*.data.ts`: its scope and, for every part, its state attributes with their meaning. */
export interface AnatomyData {
  readonly scope: string
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

type PartName<Data extends AnatomyData> = keyof Data['parts'] & string

/** Attributes that identify a part in selectors. */
export interface PartAttributes {
  readonly 'data-scope': string
  readonly 'data-part': string
}

/**
 * Returns the attributes of a component's parts. The data map is used as a type only: part names are checked by the
 * compiler, and none of its text is bundled.
 */
export function createAnatomy<Data extends AnatomyData>(
  scope: Data['scope'],
): (part: PartName<Data>) => PartAttributes {
  return part => ({ 'data-scope': scope, 'data-part': part })
}

/** Boolean data attribute: present and empty, or absent. */
export const dataAttr = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)
