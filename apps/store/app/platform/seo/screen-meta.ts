import type { MetaDescriptor } from 'react-router'
import type { DocumentData } from '../document/document.server.ts'
import { statusOf } from '../errors/status.ts'

interface ScreenMetaArgs {
  loaderData: { seo: MetaDescriptor[] } | undefined
  error?: unknown
  matches: readonly [{ loaderData: DocumentData | undefined }, ...unknown[]]
}

/** `meta` of every route: the descriptors of its loader, or the title of the error screen. */
export function screenMeta({ loaderData, error, matches: [root] }: ScreenMetaArgs): MetaDescriptor[] {
  if (loaderData) return loaderData.seo
  return [
    { title: [statusOf(error), root.loaderData?.page.name].filter(Boolean).join(' — ') },
    { name: 'robots', content: 'noindex' },
  ]
}
