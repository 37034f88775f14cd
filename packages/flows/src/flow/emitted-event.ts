/** An event that a flow takes or emits. */
export type EmittedEvent = { readonly type: string }

/** The member of a union of events with a type. */
export type EventOfType<Event extends EmittedEvent, Type extends Event['type']> = Extract<Event, { type: Type }>

export const isEventOfType = <Event extends EmittedEvent, Type extends Event['type']>(
  event: Event,
  type: Type,
): event is EventOfType<Event, Type> => event.type === type
