import { type ConfiguratorContext, choosing, chose, countOf, received } from './context.ts'
import type { ConfiguratorEvent } from './events.ts'
import { reset } from './rules.ts'

/** The choice after an event; what has nothing to do with the choice leaves it as it is. */
export function changed(context: ConfiguratorContext, event: ConfiguratorEvent): ConfiguratorContext {
  switch (event.type) {
    case 'option.choose':
      return choosing(context, event.attribute, event.value)
    case 'option.reset':
      return chose(context, reset(context.chosen, event.attribute))
    case 'count.increment':
      return { ...context, wanted: countOf(context) + 1 }
    case 'count.decrement':
      return { ...context, wanted: countOf(context) - 1 }
    case 'count.set':
      return { ...context, wanted: event.count }
    case 'product.received':
      return received(context, event.product)
    default:
      return context
  }
}
