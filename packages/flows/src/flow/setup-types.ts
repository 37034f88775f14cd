/** Tells a machine's `setup` its types; there is nothing of it at run time. */
export const setupTypes = <Types extends object>(): Partial<Types> => ({})
