import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import type { MailContext } from '../views.ts'
import { darkStyles, inColour, light } from './colours.ts'
import { bodyFont, headingFont, TextLink } from './parts.ts'

interface LayoutProps extends MailContext {
  title: string
  /** Preview text, shown after the subject in the list of mails. */
  preview: string
  children?: ReactNode
}

const FooterText = ({ children }: { children?: ReactNode }) =>
  h(Text, inColour('subtle', { margin: 0, fontSize: 13, lineHeight: '20px' }), children)

/** The layout of every mail: wordmark, card, contacts of the shop. Without images, because mail programs may block them. */
export const Layout = ({ lang, words, shop, title, preview, children }: LayoutProps) =>
  h(
    Html,
    { lang, dir: 'ltr' },
    h(
      Head,
      null,
      h('title', null, title),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Phone numbers are links already; automatic detection would turn other numbers into links, too.
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
      h('style', null, darkStyles),
    ),
    h(Preview, null, preview),
    h(
      Body,
      {
        className: 'm-page',
        style: { margin: 0, padding: '24px 8px', backgroundColor: light.page, fontFamily: bodyFont },
      },
      h(
        Container,
        { style: { width: '100%', maxWidth: 600 } },
        h(
          Section,
          {
            className: 'm-inverse',
            style: {
              padding: '16px 24px 13px',
              backgroundColor: light.inverse,
              borderBottom: `4px solid ${shop.accent}`,
            },
          },
          h(
            Link,
            {
              href: shop.url,
              className: 'm-on-inverse',
              style: {
                font: `800 30px/34px ${headingFont}`,
                letterSpacing: '0.06em',
                color: light.onInverse,
                textDecoration: 'none',
              },
            },
            shop.name,
          ),
        ),
        h(
          Section,
          {
            className: 'm-card',
            style: {
              padding: '32px 24px',
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
              borderTop: 0,
            },
          },
          children,
        ),
        h(
          Section,
          { style: { padding: '20px 24px' } },
          h(FooterText, null, words.footer.questions),
          h(
            FooterText,
            null,
            shop.phone && h(TextLink, { url: `tel:${shop.phone.number}`, text: shop.phone.label, tone: 'subtle' }),
            shop.phone && shop.email && ' · ',
            shop.email && h(TextLink, { url: `mailto:${shop.email}`, text: shop.email, tone: 'subtle' }),
          ),
          h(FooterText, null, [shop.name, shop.address].filter(Boolean).join(' · ')),
          shop.hours && h(FooterText, null, shop.hours),
          h(FooterText, null, words.footer.automatic),
        ),
      ),
    ),
  )
