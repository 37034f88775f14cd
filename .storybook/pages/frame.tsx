import { type ReactNode, useId, useState } from 'react'
import {
  Button,
  CartIcon,
  Drawer,
  HeartIcon,
  LanguageBadge,
  Menu,
  MenuIcon,
  NewsletterForm,
  PhoneField,
  SearchComboboxField,
  SearchIcon,
  SkipLink,
  TextareaField,
  TextField,
  UserIcon,
  useShopUi,
} from '../../packages/ui/src/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { useExampleTexts } from '../flows/products.ts'
import { goodIn } from './goods.ts'
import * as css from './layout.css.ts'
import { pictureUrl } from './picture-url.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

const languages = [
  { language: 'uk', badge: 'ua', name: 'Українська' },
  { language: 'ru', badge: 'ru', name: 'Русский' },
  { language: 'en', badge: 'en', name: 'English' },
] as const

function Languages() {
  const { locale } = useShopUi()
  const current = languages.find(({ language }) => language === locale) ?? languages[0]
  return (
    <LanguageBadge.Root>
      <LanguageBadge.Trigger badge={current.badge} language={current.name} />
      <LanguageBadge.Content>
        {languages.map(({ language, name }) => (
          <LanguageBadge.Link key={language} language={language} href={`#${language}`} current={language === locale}>
            {name}
          </LanguageBadge.Link>
        ))}
      </LanguageBadge.Content>
    </LanguageBadge.Root>
  )
}

function Logo() {
  const { shell } = usePageWords()
  return (
    <a className={css.logo} href="#home" aria-label={shell.home}>
      {shell.brand}
    </a>
  )
}

function TopLine() {
  const { shell } = usePageWords()
  const [delivery, days] = shell.delivery
  const [exchange, period] = shell.exchange
  return (
    <div className={css.topLine} data-surface="inverse">
      <div className={css.topLineRow}>
        <p className={`${css.terms} ${css.onlyWide}`}>
          <span>
            {delivery} <b>{days}</b>
          </span>
          <span>
            {exchange} <b>{period}</b>
          </span>
        </p>
        <nav className={`${css.helpLinks} ${css.onlyWide}`} aria-label={shell.helpLabel}>
          {shell.help.map(name => (
            <a key={name} href="#help">
              {name}
            </a>
          ))}
        </nav>
        <a className={css.topPhone} href="tel:0800330471">
          <bdi dir="ltr">{shell.phone}</bdi>
        </a>
        <Languages />
      </div>
    </div>
  )
}

/** The catalogue: one drawer for every width. */
function Catalogue() {
  const { shell } = usePageWords()
  const [open, setOpen] = useState<string | null>(null)
  const items = shell.menu.map(([name = '', ...children]) => ({
    name,
    url: `#${name}`,
    children: children.map(child => ({ name: child, url: `#${child}` })),
  }))
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen('catalogue')}>
        <MenuIcon />
        {shell.catalogue}
      </Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content name="catalogue" placement="start">
          <Drawer.Header>
            <Drawer.Title>{shell.catalogue}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <Menu aria-label={shell.catalogue} items={items} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

function Search() {
  const lang = usePageLocale()
  const { shell } = usePageWords()
  const load = async (query: string) =>
    (['traverse', 'ridge', 'ground', 'skyline', 'grip'] as const)
      .map(id => goodIn(lang, id))
      .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
      .map(({ id, name, picture }) => ({
        id,
        text: name,
        href: `#${id}`,
        image: <img src={pictureUrl(picture, lang)} alt="" />,
      }))
  return <SearchComboboxField action="#search" load={load} placeholder={shell.search} />
}

interface HeaderLinkProps {
  icon: ReactNode
  name: string
  /** Number at the icon, and how it is spoken: «3 products». */
  count?: readonly [number: number, spoken: string]
}

function HeaderLink({ icon, name, count }: HeaderLinkProps) {
  return (
    <a className={css.headerLink} href={`#${name}`}>
      <span className={css.headerIcon}>
        {icon}
        {count && (
          <span className={css.headerCount} aria-hidden="true">
            {count[0]}
          </span>
        )}
      </span>
      <span>
        {name}
        {count && <span {...visuallyHidden}>, {count[1]}</span>}
      </span>
    </a>
  )
}

interface ShopHeaderProps {
  /** Name of the signed-in customer. */
  customer?: string | undefined
}

function ShopHeader({ customer }: ShopHeaderProps) {
  const { shell } = usePageWords()
  return (
    <header>
      <TopLine />
      <div className={css.mainBar}>
        <div className={css.mainBarRow}>
          <Logo />
          <div className={css.headerCatalogue}>
            <Catalogue />
          </div>
          <div className={css.headerSearch}>
            <Search />
          </div>
          <nav className={css.headerLinks} aria-label={shell.shopperLabel}>
            <HeaderLink icon={<UserIcon />} name={customer ?? shell.signIn} />
            <HeaderLink icon={<HeartIcon />} name={shell.wishlist} count={[4, shell.wishlistCount]} />
            <HeaderLink icon={<CartIcon />} name={shell.cart} count={[3, shell.cartCount]} />
          </nav>
        </div>
      </div>
    </header>
  )
}

/** Only on phones: the links that are needed on the way, under the thumb. The account stays in the header. */
function ThumbBar() {
  const { shell } = usePageWords()
  return (
    <nav className={css.thumbBar} aria-label={shell.onTheWayLabel}>
      <HeaderLink icon={<MenuIcon />} name={shell.catalogue} />
      <HeaderLink icon={<SearchIcon />} name={shell.searchLink} />
      <HeaderLink icon={<HeartIcon />} name={shell.wishlist} count={[4, shell.wishlistCount]} />
      <HeaderLink icon={<CartIcon />} name={shell.cart} count={[3, shell.cartCount]} />
    </nav>
  )
}

function Question() {
  const { question } = usePageWords()
  const texts = useExampleTexts()
  const id = useId()
  return (
    <section className={css.question} aria-labelledby={id}>
      <div className={css.questionRow}>
        <div className={css.questionText}>
          <h2 id={id} data-text="h2">
            {question.title}
          </h2>
          <p data-text="muted">{question.text}</p>
        </div>
        <form className={css.fieldGrid} noValidate onSubmit={event => event.preventDefault()}>
          <TextField label={texts.name} autoComplete="given-name" />
          <PhoneField label={texts.phone} autoComplete="tel" />
          <TextareaField className={css.fieldWide} label={question.message} rows={3} />
          <div className={`${css.row} ${css.fieldWide}`}>
            <Button type="submit" variant="neutral">
              {question.send}
            </Button>
            <p data-text="caption">{question.privacy}</p>
          </div>
        </form>
      </div>
    </section>
  )
}

function FooterLinks({ names: [title = '', ...names] }: { names: readonly string[] }) {
  return (
    <nav aria-label={title}>
      <p className={css.footerTitle} data-text="overline" aria-hidden="true">
        {title}
      </p>
      <ul>
        {names.map(name => (
          <li key={name}>
            <a href="#page">{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Footer({ isSmall = false, className = '' }: { isSmall?: boolean; className?: string | undefined }) {
  const { shell } = usePageWords()
  const texts = useExampleTexts()
  return (
    <footer className={`${css.footer} ${className}`}>
      <div className={css.tape} />
      <div data-surface="inverse">
        {!isSmall && (
          <div className={css.footerTop}>
            <div className={css.footerContact}>
              <Logo />
              <a className={css.topPhone} href="tel:0800330471">
                <bdi dir="ltr">{shell.phone}</bdi>
              </a>
              <p>{shell.hours}</p>
              <a href="mailto:shop@hart.example">shop@hart.example</a>
              <p>{shell.address}</p>
            </div>
            <FooterLinks names={shell.buyers} />
            <FooterLinks names={shell.shop} />
            <div className={css.newsletter}>
              <h2 data-text="h3">{shell.newsletter}</h2>
              <p>{shell.newsletterText}</p>
              <NewsletterForm.Root className={css.newsletterForm} onSubmit={event => event.preventDefault()}>
                <NewsletterForm.Field label={texts.email} />
                <NewsletterForm.Submit variant="accent">{texts.subscribe}</NewsletterForm.Submit>
                <NewsletterForm.Status />
              </NewsletterForm.Root>
            </div>
          </div>
        )}
        <div className={isSmall ? undefined : css.footerBottom}>
          <div className={css.footerBottomRow}>
            <p>{shell.rights}</p>
            <p>{shell.prices}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

interface PageFrameProps extends ShopHeaderProps {
  /** Without the contact form above the footer. */
  withoutQuestion?: boolean
  children: ReactNode
}

/** Header, `<main>`, contact form and footer of the shop's pages. */
export function PageFrame({ customer, withoutQuestion = false, children }: PageFrameProps) {
  return (
    <div className={css.page}>
      <SkipLink href="#content" />
      <ShopHeader customer={customer} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!withoutQuestion && <Question />}
      <Footer className={withoutQuestion ? css.footerGap : undefined} />
      <ThumbBar />
    </div>
  )
}

/** The checkout's frame: a way back, a telephone number, and nothing else that leads away. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { shell, checkout } = usePageWords()
  return (
    <>
      <SkipLink href="#content" />
      <header className={css.mainBar}>
        <div className={css.checkoutBar}>
          <Logo />
          <p>
            <span className={css.checkoutHelp}>{checkout.help} </span>
            <a className={css.topPhone} href="tel:0800330471">
              <bdi dir="ltr">{shell.phone}</bdi>
            </a>
          </p>
          <Button asChild variant="quiet">
            <a href="#catalogue">{checkout.toCatalogue}</a>
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer isSmall />
    </>
  )
}

interface SectionProps {
  title: string
  /** Link to all of them. */
  all?: string
  children: ReactNode
}

/** A section of a page: heading, link to all of them, content. */
export function Section({ title, all, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHeader}>
        <h2 id={id} data-text="h2">
          {title}
        </h2>
        {all && (
          <a data-text="link small" href="#all">
            {all}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
