import { Pagination } from '@shop/ui/pagination'
import type { ListView } from './list.server.ts'
import { withPage } from './list-params.ts'

/** ListPagination of a list: links, so that their script can wait. */
export function ListPagination({ path, search, page, pages }: Pick<ListView, 'path' | 'search' | 'page' | 'pages'>) {
  return <Pagination page={page} pages={pages} href={to => path + withPage(new URLSearchParams(search), to)} />
}
