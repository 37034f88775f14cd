import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSessionFlow } from '../../packages/flows/src/session/index.ts'
import { createFakeCustomers, FAKE_PASSWORD } from '../../packages/flows/src/testing/index.ts'
import {
  AccountSidebar,
  Breadcrumbs,
  Button,
  DownIcon,
  HeartIcon,
  ListIcon,
  LiveRegion,
  Pagination,
  PinIcon,
  Price,
  Skeleton,
  SwapIcon,
  UserCard,
  UserIcon,
} from '../../packages/ui/src/index.ts'
import type { StoryEnvironment } from '../flows/flow-demo.ts'
import { useExampleTexts } from '../flows/products.ts'
import { SessionDemo } from '../flows/session-demo.tsx'
import { backendMessagesIn } from '../flows/words.ts'
import * as css from './account.css.ts'
import { PageFrame } from './frame.tsx'
import { type GoodId, goodIn, pictures } from './goods.ts'
import { breadcrumbs, row, wrap } from './layout.css.ts'
import { GoodPicture } from './product-cards.tsx'
import { templateParameters } from './template.ts'
import { useTemplateFlow } from './use-template-flow.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

const email = 'olena@example.com'
const names = {
  uk: { name: 'Олена', last_name: 'Коваль' },
  ru: { name: 'Елена', last_name: 'Коваль' },
  en: { name: 'Olena', last_name: 'Koval' },
} as const

/** A customer who has signed in: the session is restored by the cookie. */
function setup({ lang, client, tabStorage, broadcast }: StoryEnvironment) {
  const { answers } = createFakeCustomers([email], backendMessagesIn[lang])
  answers['/api/auth/login']?.({ email, password: FAKE_PASSWORD }, {})
  answers['/api/profile/edit']?.({ ...names[lang], phone: '+380 67 123 45 67' }, {})
  const deps = { client: client(answers), tabStorage, broadcast, lang }
  return { createFlow: () => createSessionFlow(deps) }
}

/** Sections of the account beside the list of orders; the customer comes from the session's flow. */
function Account() {
  const lang = usePageLocale()
  return <AccountOf key={lang} />
}

const meta = {
  title: 'Patterns/Pages/Account',
  tags: ['night'],
  component: Account,
  parameters: templateParameters,
} satisfies Meta<typeof Account>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function AccountOf() {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const { account: words } = usePageWords()
  const { flow, view } = useTemplateFlow(setup, lang)
  const { status, user } = view
  if (!user && status !== 'restoring')
    return (
      <PageFrame withoutQuestion>
        <div className={wrap}>
          <div className={css.signIn}>
            <h1 data-text="h1">{words.signedOut}</h1>
            <p data-text="lead">{words.signedOutText}</p>
            <SessionDemo flow={flow} lang={lang} />
          </div>
        </div>
      </PageFrame>
    )
  return (
    <PageFrame withoutQuestion customer={user?.name}>
      <div className={`${wrap} ${breadcrumbs}`}>
        <Breadcrumbs
          items={[
            { name: texts.home, url: '#home' },
            { name: words.crumb, url: '#account' },
            { name: texts.orders, url: '#orders' },
          ]}
        />
      </div>
      <div className={css.account}>
        <div>
          {user ? (
            <UserCard user={{ name: `${user.name} ${user.last_name}`, email: user.email, phone: user.phone }} />
          ) : (
            <Skeleton shape="block" style={{ blockSize: 120 }} />
          )}
          <Sections onSignOut={() => flow.send({ type: 'session.logout' })} />
        </div>
        <div className={css.main}>
          <h1 data-text="h1">{words.title}</h1>
          <Orders />
          <Pagination page={1} pages={2} href={page => `#page-${page}`} />
        </div>
      </div>
      <LiveRegion message={status === 'signingOut' ? texts.pending : ''} />
    </PageFrame>
  )
}

function Sections({ onSignOut }: { onSignOut: () => void }) {
  const texts = useExampleTexts()
  return (
    <AccountSidebar.Root>
      <AccountSidebar.Trigger>{texts.orders}</AccountSidebar.Trigger>
      <AccountSidebar.Content>
        <AccountSidebar.Link href="#account">
          <UserIcon size="small" />
          {texts.contactInfo}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#addresses" count={2}>
          <PinIcon size="small" />
          {texts.addresses}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#wishlist" count={4}>
          <HeartIcon size="small" />
          {texts.wishlist}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#orders" count={4} current>
          <ListIcon size="small" />
          {texts.orders}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#exchange">
          <SwapIcon size="small" />
          {texts.exchange}
        </AccountSidebar.Link>
        <AccountSidebar.SignOut onClick={onSignOut} />
      </AccountSidebar.Content>
    </AccountSidebar.Root>
  )
}

const orders = [
  { number: '10482', status: 'road', payment: 'card', total: 8580 },
  { number: '10517', status: 'new', payment: 'waiting', total: 3450 },
  { number: '09836', status: 'received', payment: 'receipt', total: 2790 },
  { number: '08870', status: 'cancelled', payment: 'refunded', total: 1090 },
] as const

function Orders() {
  const { account: words } = usePageWords()
  return (
    <div className={css.orders}>
      {orders.map(({ number, status, payment, total }, index) => (
        <details key={number} className={css.order} open={index === 0}>
          <summary className={css.summary}>
            <span>
              <b className={css.number}>{`№ ${number}`}</b>
              <span data-text="caption">{words.dates[index]}</span>
            </span>
            <span className={css.status} data-status={status}>
              {words.statuses[status]}
            </span>
            <span data-text="small muted">{words.payments[payment]}</span>
            <span className={css.sum}>
              <Price amount={total} size="small" />
              <span data-text="caption">{words.counts[index]}</span>
            </span>
            <DownIcon />
          </summary>
          {index === 0 && <Order />}
        </details>
      ))}
    </div>
  )
}

const lines: readonly { id: GoodId; total: number }[] = [
  { id: 'traverse', total: 2490 },
  { id: 'ridge', total: 4380 },
  { id: 'grip', total: 1710 },
]

function Order() {
  const lang = usePageLocale()
  const { account: words } = usePageWords()
  const [goods, quantity, sum] = words.columns
  return (
    <div className={css.body}>
      <table className={css.goods} aria-label={words.goodsTable}>
        <thead>
          <tr>
            <th scope="col">{goods}</th>
            <th scope="col">{quantity}</th>
            <th scope="col">{sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, total }, index) => (
            <tr key={id}>
              <th scope="row">
                <span className={css.goodCell}>
                  <GoodPicture name={pictures[id]} />
                  <span>
                    <a data-text="link" href={`#${id}`}>
                      {goodIn(lang, id).name}
                    </a>
                    <small>
                      {words.notes[index]}
                      <span className={css.pieces}>, {words.pieces[index]}</span>
                    </small>
                  </span>
                </span>
              </th>
              <td>{words.pieces[index]}</td>
              <td>
                <Price amount={total} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={css.history} aria-label={words.historyLabel}>
        {words.history.map(([state, time], index) => (
          <li key={state} aria-current={index === 2 ? 'step' : undefined}>
            <b>{state}</b> {time}
          </li>
        ))}
      </ol>
      <dl className={css.facts}>
        {words.facts.map(([term, value]) => (
          <div key={term}>
            <dt data-text="overline">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={row}>
        <Button variant="accent">{words.again}</Button>
        <Button>{words.exchange}</Button>
      </div>
    </div>
  )
}
