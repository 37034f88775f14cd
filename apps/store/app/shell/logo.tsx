import { localise } from '@shop/contract/locales'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { StoreLink } from './store-link.tsx'

/** The shop's name, linked to the home page. */
export function Logo({ words }: { words: ShellWords['header'] }) {
  const { locale, name } = usePage()
  return (
    <StoreLink className="logo" href={localise('/', locale)} aria-label={fill(words.toHome, { name })}>
      {name}
    </StoreLink>
  )
}
