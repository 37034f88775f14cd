import '@shop/ui/theme/step-list.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/field-controls.css'
import '../features/checkout/checkout.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { messages } from '@shop/contract/messages'
import { isStep } from '@shop/flows/checkout/rules'
import { formatMessage } from '@shop/ui/messages/format'
import { lazy, Suspense } from 'react'
import { data, type MetaDescriptor, redirect, type ShouldRevalidateFunction } from 'react-router'
import {
  checkoutWords,
  getCheckoutContext,
  handleCheckoutForm,
  loadCheckout,
  paymentLocation,
} from '../features/checkout/index.server.ts'
import { CheckoutPage, stepNumber, useCheckout } from '../features/checkout/index.ts'
import { fetchModule } from '../platform/errors/chunk-reload.ts'
import { getSettings } from '../platform/request/settings.server.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { screenMeta } from '../platform/seo/screen-meta.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/checkout.ts'

export { RouteError as ErrorBoundary } from '../shell/errors/route-error.tsx'

/** The title names the open step: the one of the address, else the one that the loader opened. */
export function meta({ loaderData, location, error, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return screenMeta({ loaderData: undefined, error, matches })
  const { checkout, words, shop, seo } = loaderData
  const requested = new URLSearchParams(location.search).get('step')
  const step = isStep(requested) ? requested : checkout?.step
  const { title, steps, stepTitle } = words.checkout
  const stepName = checkout && step ? [formatMessage(stepTitle, { number: stepNumber(step), step: steps[step] })] : []
  return [{ title: [...stepName, title, shop].join(' — ') }, ...seo.filter(tag => !('title' in tag))]
}

/** With scripts a step is opened by the flow, without data of the loader; the address only follows. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname && !formMethod ? false : defaultShouldRevalidate)

const withCookies = (cookies: readonly string[]) => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const settings = await getSettings(context, locale)
  const checkout = await getCheckoutContext(context, locale)
  const loaded = await loadCheckout(checkout, url.searchParams.get('step'))
  const asking = { owner: checkout.owner, hasPhoneMessages: settings.phone_messages === true }
  const words = { cart: getWords(locale, 'cart'), checkout: checkoutWords(locale, asking) }
  const page = {
    words,
    rules: messages[locale],
    favourites: settings.checkout.cities,
    isDemo: settings.demo_directory,
    checkout: loaded?.checkout ?? null,
    shop: settings.name,
    seo: await noindexMeta(context, url, {
      title: words.checkout.title,
      description: getWords(locale, 'seo').checkout,
    }),
  }
  return data(page, { headers: withCookies(loaded?.cookies ?? []) })
}

/** Answers every form of the checkout, with scripts or without. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const result = await handleCheckoutForm(await getCheckoutContext(context, locale), await request.formData())
  const headers = withCookies(result.cookies)
  if (result.to === 'page') return data(result.data, { status: result.status, headers })
  const location =
    result.to === 'order'
      ? paymentLocation(result.payment, localise('/cart/thankyou', locale))
      : `${localise('/checkout', locale)}?step=${result.step}`
  return redirect(location, { status: 303, headers })
}

/** Fetched without a cart only. */
const fetchWithoutCart = () => fetchModule(() => import('../features/checkout/without-cart.tsx'))
const UnknownOutcomePage = lazy(async () => ({ default: (await fetchWithoutCart()).UnknownOutcomePage }))
const CheckoutEmpty = lazy(async () => ({ default: (await fetchWithoutCart()).CheckoutEmpty }))

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { words, favourites, isDemo } = loaderData
  const checkout = useCheckout(loaderData, actionData)
  if (checkout && 'retry' in checkout)
    return (
      <Suspense>
        <UnknownOutcomePage outcome={checkout} words={words.checkout} />
      </Suspense>
    )
  if (!loaderData.checkout || !checkout)
    return (
      <Suspense>
        <CheckoutEmpty words={words.checkout} />
      </Suspense>
    )
  const { isRemembered, owner } = loaderData.checkout
  return <CheckoutPage {...{ checkout, favourites, isDemo, isRemembered, owner, words }} />
}
