import { badges, localeCookie, locales, localise, ownNames, splitLocale } from '@shop/contract/locales'
import { lowerCasePath } from '@shop/contract/paths'
import { LanguageBadge } from '@shop/ui/language-badge'
import { useLocation } from 'react-router'
import { cookieJarOf, isSecurePage } from '../platform/browser/environment.ts'
import { usePage } from '../platform/words/use-page.ts'

/** Links to this page in the other languages. The choice is stored on click, and without scripts by the server. */
export function Languages() {
  const { locale } = usePage()
  const { pathname, search } = useLocation()
  const { path } = splitLocale(lowerCasePath(pathname))
  return (
    <LanguageBadge.Root className="languages">
      <LanguageBadge.Trigger badge={badges[locale]} language={ownNames[locale]} />
      <LanguageBadge.Content>
        {locales.map(language => (
          <LanguageBadge.Link
            key={language}
            href={localise(path, language) + search}
            language={language}
            current={language === locale}
            onClick={() => {
              // Set before the navigation: when a shared cache responds, the server cannot set it.
              cookieJarOf(window).write(localeCookie(language, isSecurePage(window)))
            }}
          >
            <b>{badges[language]}</b> {ownNames[language]}
          </LanguageBadge.Link>
        ))}
      </LanguageBadge.Content>
    </LanguageBadge.Root>
  )
}
