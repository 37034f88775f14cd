import type { Locale } from '@shop/contract/locales'

/** Shown instead of a success that a browser without cookies would forget. Fetched then, in all languages at once. */
export const cookiesRefused: Readonly<Record<Locale, string>> = {
  uk: 'Ваш браузер не зберігає файли cookie, а без них не працюють ні кошик, ні вхід. Дозвольте cookie для цього сайту в налаштуваннях браузера й спробуйте ще раз.',
  ru: 'Ваш браузер не сохраняет файлы cookie, а без них не работают ни корзина, ни вход. Разрешите cookie для этого сайта в настройках браузера и попробуйте ещё раз.',
  en: 'Your browser isn’t keeping cookies, and neither the cart nor signing in works without them. Allow cookies for this site in your browser’s settings and try again.',
}
