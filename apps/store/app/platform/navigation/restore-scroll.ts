/**
 * Inline script that scrolls to where the shopper left this entry of the history, before the page is hydrated. That of React Router's
 * `ScrollRestoration` throws where the browser refuses its storage. Rendered by the server; empty in the browser's bundle.
 */
export const RESTORE_SCROLL = import.meta.env.SSR
  ? "{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},'');try{let y=JSON.parse(sessionStorage['react-router-scroll-positions'])[h.state.key];y&&scrollTo(0,y)}catch{}}"
  : ''
