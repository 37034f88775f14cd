/** An event, or what a flow says. */
export type Emission = { readonly type: string }

/** Those of one type. */
export type Of<Emitted extends Emission, Type extends Emitted['type']> = Extract<Emitted, { type: Type }>

export const isOf = <Emitted extends Emission, Type extends Emitted['type']>(
  emitted: Emitted,
  type: Type,
): emitted is Of<Emitted, Type> => emitted.type === type
