import { type Context, use } from 'react'

/** State that the root of a part provides. Throws outside of one; names begin with the namespace: `Tabs.Panel`. */
export function usePart<State>(context: Context<State | null>, part: string, root: string): State {
  const state = use(context)
  if (state) return state
  // Explained in development only: the text is in the first scripts of every page.
  throw new Error(
    `@shop/ui: <${part}> is outside of <${root}>${
      process.env.NODE_ENV === 'production'
        ? ''
        : `, which holds its state. Put it inside <${root}>; if it is, the page has two copies of @shop/ui`
    }.`,
  )
}
