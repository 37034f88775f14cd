/** The steps of the shop's own checkout. */
export type Step = 'contact' | 'delivery' | 'payment'

/** The finished steps; the last one never is: it ends in an order. */
export type Finished<Name extends string = Step> = Readonly<Partial<Record<Name, boolean>>>
