import { type ConfiguratorContext, chooseValue, countOf, replaceProduct, withChoice } from './context.ts'
import type { ConfiguratorEvent } from './events.ts'
import { reset } from './rules.ts'

/** The choice after an event; what has nothing to do with the choice leaves it as it is. */
export function applySelectionEvent(context: ConfiguratorContext, event: ConfiguratorEvent): ConfiguratorContext {
  switch (event.type) {
    case 'option.choose':
      return chooseValue(context, event.attribute, event.value)
    case 'option.reset':
      return withChoice(context, reset(context.chosen, event.attribute))
    case 'count.increment':
      return { ...context, requestedCount: countOf(context) + 1 }
    case 'count.decrement':
      return { ...context, requestedCount: countOf(context) - 1 }
    case 'count.set':
      return { ...context, requestedCount: event.count }
    case 'product.received':
      return replaceProduct(context, event.product)
    default:
      return context
  }
}
