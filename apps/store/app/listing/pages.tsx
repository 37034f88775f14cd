import { Pagination } from '@shop/ui/pagination'
import { useLocation } from 'react-router'
import { withPage } from './address.ts'

/** Pages of a list: links, so that their script can wait. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  return <Pagination page={page} pages={pages} href={to => pathname + withPage(new URLSearchParams(search), to)} />
}
