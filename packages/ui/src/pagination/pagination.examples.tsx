import { Pagination } from '@shop/ui/pagination'

export const Example = () => <Pagination page={2} pages={9} href={page => `/jackets?page=${page}`} />
