import '@shop/ui/theme/scroll-to-top.css'
import { ScrollToTop } from '@shop/ui/scroll-to-top'
import { lazy } from 'react'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { Logo } from './logo.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Phone } from './phone.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

/** A shop without snippets never loads it. */
const CookieConsent = lazy(async () => ({
  default: (await import('../platform/consent/cookie-consent.tsx')).CookieConsent,
}))

export function Footer() {
  const { words, contact, menus, newsletter, copyright, snippets } = useShopLayout()
  return (
    <footer className="footer" data-surface="inverse">
      <div className="footer__stripe" aria-hidden="true" />
      <div className="wrap footer__top">
        <div className="footer__contact">
          <Logo words={words.header} place="footer" />
          <Phone className="footer__phone" phone={contact.phone} />
          {contact.morePhones.map(phone => (
            <Phone key={phone.number} className="footer__more" phone={phone} />
          ))}
          <p>{contact.hours}</p>
          {contact.email && (
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          )}
          <p>{contact.address}</p>
        </div>
        {menus.footer.map(group => (
          <nav key={group.name} aria-label={group.name}>
            <p data-text="overline">{group.name}</p>
            <ul>
              {group.children.map(({ name, url }) => (
                <li key={url}>
                  <StoreLink href={url}>{name}</StoreLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section className="newsletter" aria-labelledby="newsletter-title">
          <h2 id="newsletter-title" data-text="h3">
            {newsletter.title}
          </h2>
          <p>{newsletter.text}</p>
          <NewsletterForm newsletter={newsletter} words={words} id="newsletter" />
        </section>
      </div>
      <div className="footer__bottom">
        <div className="wrap">
          <p>{copyright}</p>
          <p>{words.priceNote}</p>
          {snippets && <CookieConsent words={words.consent} snippets={snippets} />}
          <SchemeSwitch words={words} />
        </div>
      </div>
      <ScrollToTop className="to-top" />
    </footer>
  )
}
