import { badges, locales, localise, ownNames, splitLocale } from '@shop/contract/locales'
import { LanguageBadge } from '@shop/ui/language-badge'
import type { LinkProps } from '@shop/ui/provider'
import { ShopUiProvider, useShopUi } from '@shop/ui/provider'
import { useLocation } from 'react-router'
import { usePage } from '../page.ts'

/** Another language is another document: a plain link, so that settings, menus and words come anew. */
const DocumentLink = (props: LinkProps) => <a {...props} />

/** This page in the other languages. The server remembers a step from one language to another. */
export function Languages() {
  const { locale } = usePage()
  const { pathname, search } = useLocation()
  const shop = useShopUi()
  const { path } = splitLocale(pathname)
  return (
    <ShopUiProvider {...shop} linkComponent={DocumentLink}>
      <LanguageBadge.Root className="languages">
        <LanguageBadge.Button badge={badges[locale]} language={ownNames[locale]} />
        <LanguageBadge.List>
          {locales.map(language => (
            <LanguageBadge.Link
              key={language}
              href={localise(path, language) + search}
              language={language}
              current={language === locale}
            >
              <b>{badges[language]}</b> {ownNames[language]}
            </LanguageBadge.Link>
          ))}
        </LanguageBadge.List>
      </LanguageBadge.Root>
    </ShopUiProvider>
  )
}
