import { Pagination } from '@shop/ui/pagination'
import { withPage } from './address.ts'
import type { ListView } from './list.server.ts'

/** Pages of a list: links, so that their script can wait. */
export function Pages({ path, search, page, pages }: Pick<ListView, 'path' | 'search' | 'page' | 'pages'>) {
  return <Pagination page={page} pages={pages} href={to => path + withPage(new URLSearchParams(search), to)} />
}
