import '@shop/ui/theme/step-list.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/field.css'
import '../checkout/checkout.css'
import { messages } from '@shop/contract'
import { localise, splitLocale } from '@shop/contract/locales'
import { isStep } from '@shop/flows/checkout/rules'
import { data, type MetaDescriptor, redirect, type ShouldRevalidateFunction } from 'react-router'
import { getSettings } from '../backend/settings.server.ts'
import { actCheckout } from '../checkout/act.server.ts'
import { CheckoutEmpty, CheckoutPage } from '../checkout/checkout-page.tsx'
import { deskOf } from '../checkout/desk.server.ts'
import { numberOf } from '../checkout/form.ts'
import { OrderQuestionPage } from '../checkout/order-question.tsx'
import { showCheckout } from '../checkout/show.server.ts'
import { useCheckoutDesk } from '../checkout/use-checkout-desk.ts'
import { fill } from '../phrase.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/checkout.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

/** The window is named by the open step, which the address names once it was changed by hand or by the flow. */
export function meta({ loaderData, location, error, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return screenMeta({ loaderData: undefined, error, matches })
  const { shown, words, shop, seo } = loaderData
  const asked = new URLSearchParams(location.search).get('step')
  const step = isStep(asked) ? asked : shown?.step
  const { title, steps, stepTitle } = words.checkout
  const named = shown && step ? [fill(stepTitle, { number: numberOf(step), step: steps[step] })] : []
  return [{ title: [...named, title, shop].join(' — ') }, ...seo.filter(tag => !('title' in tag))]
}

/** With scripts a step is opened by the flow, which has all it needs; the address only follows. */
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
  const desk = deskOf(context, locale)
  const shown = await showCheckout(desk, url.searchParams.get('step'))
  const page = {
    words: { cart: getWords(locale, 'cart'), checkout: getWords(locale, 'checkout') },
    rules: messages[locale],
    favourites: settings.checkout.cities,
    isDemo: settings.demo_directory,
    shown: shown?.page ?? null,
    shop: settings.name,
    seo: noindexMeta(context, {
      settings,
      url,
      title: getWords(locale, 'checkout').title,
      description: getWords(locale, 'seo').checkout,
    }),
  }
  return data(page, { headers: withCookies(shown?.cookies ?? []) })
}

/** What every form of the checkout comes to, with scripts or without. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const desk = deskOf(context, locale)
  const acted = await actCheckout(desk, await request.formData())
  const headers = withCookies(acted.cookies)
  if (acted.to === 'page') return data(acted.refusal, { status: acted.status, headers })
  const there =
    acted.to === 'order' ? localise('/cart/thankyou', locale) : `${localise('/checkout', locale)}?step=${acted.step}`
  return redirect(there, { status: 303, headers })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, words, favourites, isDemo } = loaderData
  const desk = useCheckoutDesk(loaderData, actionData)
  if (desk && 'ask' in desk) return <OrderQuestionPage question={desk} words={words.checkout} />
  if (!shown || !desk) return <CheckoutEmpty words={words.checkout} />
  return <CheckoutPage desk={desk} favourites={favourites} isDemo={isDemo} words={words} />
}
