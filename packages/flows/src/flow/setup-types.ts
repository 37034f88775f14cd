/** Declares the types of a machine's `setup`; there is nothing of it at run time. */
export const setupTypes = <Types extends object>(): Partial<Types> => ({})
