declare module 'virtual:part-props' {
  /** By the name that a component is exported with. */
  export const docs: Readonly<Record<string, import('./part-props.ts').PartDocs>>
  /** By the folder of `packages/ui/src`. */
  export const names: Readonly<Record<string, readonly import('./part-props.ts').PartName[]>>
}
