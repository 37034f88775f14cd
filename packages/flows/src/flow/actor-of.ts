const actors = new WeakMap<object, object>()

/** Records which actor runs a flow, for `inspect` of the testing kit. */
export const rememberActor = (flow: object, actor: object): void => void actors.set(flow, actor)

/** The actor that runs a flow; undefined for one that was not created by `createFlow`. */
export const actorOf = (flow: object): object | undefined => actors.get(flow)
