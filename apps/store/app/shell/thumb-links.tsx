import { localise } from '@shop/contract/locales'
import { MenuIcon, SearchIcon } from '@shop/ui/icon'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { usePage } from '../page.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { StoreLink } from './store-link.tsx'

/**
 * The links of the bar at the lower edge of a phone that a wide header has elsewhere: the catalogue, and the search, which with
 * scripts moves the focus to the field of the header.
 */
export function ThumbLinks({ words }: { words: ShellWords['header'] }) {
  const { locale } = usePage()
  return (
    <>
      <StoreLink className="header-link only-thumb" href={localise('/catalogue', locale)}>
        <span className="header-link__icon">
          <MenuIcon />
        </span>
        <span className="header-link__text">{words.catalogue}</span>
      </StoreLink>
      <StoreLink
        className="header-link only-thumb"
        href={localise('/search', locale)}
        onClick={event => {
          const field = document.querySelector('.site-header .search-form input')
          if (!(field instanceof HTMLInputElement) || !isUnmodifiedClick(event)) return
          event.preventDefault()
          field.focus()
        }}
      >
        <span className="header-link__icon">
          <SearchIcon />
        </span>
        <span className="header-link__text">{words.search}</span>
      </StoreLink>
    </>
  )
}
