import { localise } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import type { ShellWords } from '../platform/words/uk/shell.ts'
import { usePage } from '../platform/words/use-page.ts'
import type { LogoPicture } from './layout/shop-layout-view.ts'
import { useShopLayout } from './layout/use-shop-layout.ts'

interface LogoProps {
  words: ShellWords['header']
  /** The footer has a picture of its own, for its dark ground. */
  place?: 'header' | 'footer'
}

/** The shop's logo, or its name as a word mark, linked to the home page. */
export function Logo({ words, place = 'header' }: LogoProps) {
  const { locale, name } = usePage()
  const { light, dark, footer } = useShopLayout().logos
  const mark = (picture: LogoPicture | null, scheme?: 'light' | 'dark') => (
    <StoreLink
      className="logo"
      data-on={scheme}
      href={localise('/', locale)}
      aria-label={formatMessage(words.toHome, { name })}
    >
      {picture ? <img {...picture} alt="" loading="lazy" /> : name}
    </StoreLink>
  )
  if (place === 'footer') return mark(footer)
  // What the other scheme shows is not laid out, and its picture not loaded. In the footer it may wait.
  return light || dark ? (
    <>
      {mark(light, 'light')}
      {mark(dark, 'dark')}
    </>
  ) : (
    mark(null)
  )
}
