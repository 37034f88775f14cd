const actors = new WeakMap<object, object>()

/** Keeps in mind which actor runs a flow, for whoever looks into it: the pages that show machines at work. */
export const remember = (flow: object, actor: object): void => void actors.set(flow, actor)

/** What runs a flow; undefined for one that was not made by `createFlow`. */
export const actorOf = (flow: object): object | undefined => actors.get(flow)
