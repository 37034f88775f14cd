/** Subscribes to events of the window, among them those that bubble up from the document, such as `visibilitychange`. */
export const subscribeTo =
  <Type extends string>(...types: readonly Type[]) =>
  (listener: (type: Type) => void): (() => void) => {
    const controller = new AbortController()
    for (const type of types) addEventListener(type, () => listener(type), controller)
    return () => controller.abort()
  }

/** Tells the subscribers of an event of the shop's own. */
export const announce = (type: string): void => void dispatchEvent(new Event(type))
