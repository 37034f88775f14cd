import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading as EmailHeading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Order } from '@shop/contract'
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import { fill } from '../../words/index.ts'
import type { MailContext } from '../views.ts'
import { accentEdge, inColour, light, onAccent } from './colours.ts'

export const bodyFont = 'Onest, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
export const headingFont = '"Sofia Sans Condensed", "Roboto Condensed", "Arial Narrow", Arial, sans-serif'

const paragraph: CSSProperties = {
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere', // long names
}
const small: CSSProperties = { fontSize: 14, lineHeight: '21px' }
const inOnePiece: CSSProperties = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }
const cell: CSSProperties = { verticalAlign: 'top', padding: '10px 0', overflowWrap: 'anywhere' }

/** Parts of a mail, one below the other. */
export const stacked = (...parts: readonly ReactNode[]) => h(Fragment, null, ...parts)

/** Text with a part, if any, that wraps only when it is longer than a line. */
export const NonBreakingPart = ({ text, part }: { text: string; part: string }) =>
  part === ''
    ? text
    : text
        .split(part)
        .flatMap((piece, index) =>
          index === 0 ? [piece] : [h('span', { key: index, style: inOnePiece }, part), piece],
        )

/** `nonBreaking`: a part of the text that does not wrap. */
export const Heading = ({ text, nonBreaking = '' }: { text: string; nonBreaking?: string }) =>
  h(
    EmailHeading,
    {
      as: 'h1',
      ...inColour('text', { margin: '0 0 16px', font: `700 32px/36px ${headingFont}`, overflowWrap: 'anywhere' }),
    },
    h(NonBreakingPart, { text, part: nonBreaking }),
  )

/** Heading of a section, above a thick rule and the rows of the section. */
export const Subheading = ({ children }: { children?: ReactNode }) =>
  h(
    EmailHeading,
    {
      as: 'h2',
      className: 'm-text m-strong-line',
      style: {
        margin: '32px 0 0',
        padding: '0 0 8px',
        font: `700 22px/26px ${headingFont}`,
        color: light.text,
        borderBottom: `2px solid ${light.strongLine}`,
        overflowWrap: 'anywhere',
      },
    },
    children,
  )

export const Paragraph = ({ children }: { children?: ReactNode }) => h(Text, inColour('text', paragraph), children)

export const Note = ({ children }: { children?: ReactNode }) =>
  h(Text, inColour('muted', { ...paragraph, ...small }), children)

export const Greeting = ({ name, words }: { name: string } & Pick<MailContext, 'words'>) =>
  h(Paragraph, null, fill(words.greeting, { name }))

/** What is said of an order to its buyer. */
export const OrderText = ({ order, text, words }: { order: Order; text: string } & Pick<MailContext, 'words'>) =>
  stacked(
    h(Greeting, { name: order.contact.name, words }),
    h(Paragraph, null, h(NonBreakingPart, { text, part: order.number })),
  )

interface ActionProps extends Pick<MailContext, 'shop'> {
  url: string
  label: string
}

export const ActionButton = ({ url, label, shop: { accent } }: ActionProps) =>
  h(
    Section,
    { style: { padding: '8px 0 24px' } },
    h(
      Button,
      {
        href: url,
        style: {
          backgroundColor: accent,
          color: onAccent(accent),
          font: `700 19px/22px ${headingFont}`,
          letterSpacing: '0.01em',
          padding: '13px 24px 10px',
          borderRadius: 2,
          borderBottom: `3px solid ${accentEdge(accent)}`,
          textAlign: 'center',
        },
      },
      label,
    ),
  )

/** The URL of a button as text. Omitted from the plain-text part, where the button is a URL already. */
const LinkInstead = ({ url, words }: { url: string } & Pick<MailContext, 'words'>) =>
  h(
    'div',
    { 'data-skip-in-text': true },
    h(
      Note,
      null,
      words.linkInstead,
      h('br'),
      h(Link, { href: url, ...inColour('muted', { textDecoration: 'underline', wordBreak: 'break-all' }) }, url),
    ),
  )

/** A button, with its URL as text in case the button does not work. */
export const Action = ({ url, label, shop, words }: ActionProps & Pick<MailContext, 'words'>) =>
  stacked(h(ActionButton, { url, label, shop }), h(LinkInstead, { url, words }))

/** A link within text. */
export const TextLink = ({
  url,
  text,
  tone = 'text',
}: {
  url: string
  text: string
  tone?: 'text' | 'muted' | 'subtle'
}) => h(Link, { href: url, ...inColour(tone, { textDecoration: 'underline' }) }, text)

/** Text with line breaks converted to elements. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r\n?|\n/).map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line))

/** What a shopper or the shop has written, with its line breaks. */
export const WrittenText = ({ text }: { text: string }) =>
  h(Text, inColour('text', { ...paragraph, margin: 0 }), h(Lines, { text }))

/** A shopper's words, on a darker surface. */
export const Quotation = ({ text }: { text: string }) =>
  h(
    Section,
    { className: 'm-sunken', style: { padding: '16px 18px', backgroundColor: light.sunken } },
    h(WrittenText, { text }),
  )

/** Rows under a `Subheading`, each with a hairline below. */
const DividedSection = ({ children }: { children?: ReactNode }) =>
  h(Row, { className: 'm-line', style: { borderBottom: `1px solid ${light.line}` }, children })

/** Name and value, as in a technical data sheet. */
export const Fact = ({ name, children }: { name: string; children?: ReactNode }) =>
  h(
    DividedSection,
    null,
    h(
      Column,
      inColour('muted', { ...cell, ...small, width: '40%', paddingRight: 12, overflowWrap: 'normal' }),
      `${name} `,
    ),
    h(Column, inColour('text', { ...cell, ...small }), children),
  )

interface LineProps {
  name: ReactNode
  /** One line or several. */
  details?: string
  amount: string
  /** The last row of the sums. */
  grand?: boolean
}

/** A row with a price: an order line or a sum. */
export const Line = ({ name, details, amount, grand = false }: LineProps) => {
  const type: CSSProperties = grand ? { font: `700 24px/28px ${headingFont}` } : { fontSize: 15, lineHeight: '22px' }
  return h(
    DividedSection,
    null,
    h(
      Column,
      inColour('text', { ...cell, ...type, paddingRight: 16 }),
      name,
      ' ',
      details && stacked(h('br'), h('span', inColour('subtle', small), h(Lines, { text: details }), ' ')),
    ),
    h(
      Column,
      {
        align: 'right',
        ...inColour('text', { ...cell, ...type, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
      },
      amount,
    ),
  )
}

/** A highlighted status. */
export const StatusPlate = ({ label, status, shop }: { label: string; status: string } & Pick<MailContext, 'shop'>) =>
  h(
    Section,
    {
      className: 'm-sunken',
      style: {
        margin: '0 0 20px',
        padding: '14px 18px',
        backgroundColor: light.sunken,
        borderLeft: `4px solid ${shop.accent}`,
      },
    },
    h(Text, inColour('muted', { ...small, margin: 0 }), label),
    h(
      Text,
      inColour('text', { margin: '2px 0 0', font: `700 24px/28px ${headingFont}` }),
      status.charAt(0).toUpperCase() + status.slice(1),
    ),
  )
